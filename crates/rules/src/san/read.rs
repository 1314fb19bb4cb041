use crate::{
    Illegal, IllegalReason, Move, MoveKind, Position, Role, Square,
    uci::{ParseUciError, UciMove},
};
use std::fmt;

/// Texts are cut to this length in errors, and no move is longer.
const LONGEST: usize = 16;

/// Why a text could not be read as a move of a position.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ReadSanError {
    /// It has no form of a move.
    #[error(
        "'{0}' is not a move: expected a placement such as K@e2, a move such as e4, Scd5 or e2e3, or a promotion such as e5=F or e5f6=F"
    )]
    Form(String),
    /// It names no lawful move of the position.
    #[error("'{text}' is not lawful here: {}", Because(reason.as_ref()))]
    Unlawful {
        /// The text.
        text: String,
        /// Why, where the text can mean one move only.
        reason: Option<Illegal>,
    },
    /// It names more than one lawful move.
    #[error("'{text}' can mean more than one move: {}", Listed(candidates))]
    Ambiguous {
        /// The text.
        text: String,
        /// The moves.
        candidates: Vec<Move>,
    },
}

struct Because<'a>(Option<&'a Illegal>);

impl fmt::Display for Because<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Some(illegal) => illegal.fmt(f),
            None => f.write_str("no piece of the side to move can make such a move"),
        }
    }
}

struct Listed<'a>(&'a [Move]);

impl fmt::Display for Listed<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, &candidate) in self.0.iter().enumerate() {
            let separator = if index == 0 { "" } else { ", " };
            write!(f, "{separator}{}", UciMove(candidate))?;
        }
        Ok(())
    }
}

/// Reads a lawful move of this position from any common form: algebraic notation of our own, of
/// Fairy-Stockfish, PyChess, Cute Chess and mcr, long algebraic notation (`e5-f6=F`) and UCI. Marks of
/// check and of quality are ignored.
///
/// `f6=F` with an own pawn on f6 promotes in place; else it is the step of the one pawn that can.
///
/// ```
/// use sittuyin::{Position, Ruleset, fen::Fen, san, uci::UciMove};
/// let Fen(setup) = "6k1/8/8/4P3/8/8/6P1/4K3[] w".parse()?;
/// let position = Position::new(&setup, Ruleset::Modern.rules())?;
/// for text in ["e5d6=F", "e5-d6=F", "d6=F!", "d6=M", "e5d6f"] {
///     assert_eq!(UciMove(san::read(&position, text)?).to_string(), "e5d6f");
/// }
/// let error = san::read(&position, "e5e4").expect_err("pawns do not go back");
/// assert_eq!(error.to_string(), "'e5e4' is not lawful here: the piece does not move like that");
/// # Ok::<_, Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
///
/// [`ReadSanError`]: the text is no move, no lawful move, or more than one.
pub fn read(position: &Position, text: &str) -> Result<Move, ReadSanError> {
    let shown = || text.trim().chars().take(LONGEST).collect::<String>();
    let plain = text.trim().trim_end_matches(['+', '#', '!', '?']);
    let sketch = Sketch::parse(plain).ok_or_else(|| ReadSanError::Form(shown()))?;
    let fitting = sketch.fitting(position);
    match fitting.as_slice() {
        &[only] => Ok(only),
        [] => Err(ReadSanError::Unlawful {
            text: shown(),
            reason: sketch.why_not(position),
        }),
        _ => Err(ReadSanError::Ambiguous {
            text: shown(),
            candidates: fitting,
        }),
    }
}

/// What a text says of a move.
enum Sketch {
    /// A placement says all.
    Placement(Move),
    /// A pawn promotes in place, whichever: what mcr writes.
    SomePromotion,
    /// A move or promotion of a man on the board.
    OnBoard(OnBoard),
}

struct OnBoard {
    /// `None`: any, for the whole origin is given.
    role: Option<Role>,
    file: Option<u8>,
    rank: Option<u8>,
    to: Square,
    captures: bool,
    promotes: bool,
}

impl Sketch {
    fn parse(text: &str) -> Option<Self> {
        if text == "--" {
            return Some(Self::SomePromotion);
        }
        if !text.is_ascii() || text.len() > LONGEST {
            return None;
        }
        if text.contains('@') {
            return parse_placement(text).ok().map(Self::Placement);
        }
        OnBoard::parse(text).map(Self::OnBoard)
    }

    fn fitting(&self, position: &Position) -> Vec<Move> {
        match self {
            Self::Placement(placement) => {
                let lawful = position.is_legal(*placement);
                lawful.then_some(*placement).into_iter().collect()
            }
            Self::SomePromotion => position
                .legal_moves()
                .into_iter()
                .filter(|lawful| lawful.is_promotion() && lawful.from() == Some(lawful.to()))
                .collect(),
            Self::OnBoard(sketch) => {
                let fits = |&lawful: &Move| sketch.fits(position, lawful);
                position.legal_moves().into_iter().filter(fits).collect()
            }
        }
    }

    /// Why no lawful move fits, where the text can mean one move only.
    fn why_not(&self, position: &Position) -> Option<Illegal> {
        match self {
            Self::Placement(placement) => position.why_illegal(*placement),
            Self::SomePromotion => None,
            Self::OnBoard(sketch) => sketch.why_not(position),
        }
    }
}

fn parse_placement(text: &str) -> Result<Move, ParseUciError> {
    let general = match text.as_bytes() {
        [b'M' | b'm', b'@', ..] => text.get(1..).map(|rest| format!("F{rest}")),
        _ => None,
    };
    let UciMove(placement) = general.as_deref().unwrap_or(text).parse()?;
    Ok(placement)
}

impl OnBoard {
    fn parse(text: &str) -> Option<Self> {
        let mut rest = text;
        let mut letter = None;
        if let Some(first) = rest.chars().next().filter(char::is_ascii_uppercase) {
            letter = Some(role(first)?);
            rest = &rest[1..];
        }
        let promotes = match strip_general(rest) {
            Some(before) => {
                rest = before;
                true
            }
            None => false,
        };
        let to: Square = rest.get(rest.len().checked_sub(2)?..)?.parse().ok()?;
        rest = &rest[..rest.len() - 2];
        let captures = rest.ends_with(['x', ':']);
        rest = rest.strip_suffix(['x', ':', '-']).unwrap_or(rest);
        let (file, rank) = parse_origin(rest)?;
        let role = match letter {
            Some(role) => Some(role),
            None if file.is_some() && rank.is_some() => None,
            None => Some(Role::Pawn),
        };
        if promotes && letter.is_some_and(|role| role != Role::Pawn) {
            return None;
        }
        Some(Self {
            role,
            file,
            rank,
            to,
            captures,
            promotes,
        })
    }

    fn fits(&self, position: &Position, lawful: Move) -> bool {
        let board = position.board();
        let (from, in_place) = match lawful.kind() {
            MoveKind::Normal { from, .. } if !self.promotes => (from, false),
            MoveKind::Promotion { from, to } if self.promotes => (from, from == to),
            _ => return false,
        };
        lawful.to() == self.to
            && self.accepts(position, from)
            && (!self.captures || !in_place && board.piece_at(self.to).is_some())
    }

    /// Whether the man that moves may stand there.
    fn accepts(&self, position: &Position, from: Square) -> bool {
        self.file.is_none_or(|file| from.file() == file)
            && self.rank.is_none_or(|rank| from.rank() == rank)
            && (self.role.is_none() || position.board().role_at(from) == self.role)
    }

    fn why_not(&self, position: &Position) -> Option<Illegal> {
        let own = position.board().of_color(position.turn());
        let mut origins: Vec<Square> = match (self.file, self.rank) {
            // The whole origin may be empty or the enemy's, and that is the reason then.
            (Some(file), Some(rank)) => Square::at(file, rank).into_iter().collect(),
            _ => own.into_iter().collect(),
        };
        origins.retain(|&from| self.role.is_none() || self.accepts(position, from));
        if self.promotes && origins.contains(&self.to) {
            origins = vec![self.to];
        }
        let explained: Vec<Illegal> = origins
            .into_iter()
            .filter_map(|from| {
                if self.promotes {
                    Some(Move::promotion(from, self.to))
                } else {
                    Move::normal(from, self.to)
                }
            })
            .filter_map(|candidate| position.why_illegal(candidate))
            .collect();
        let mut near: Vec<&Illegal> = explained
            .iter()
            .filter(|illegal| {
                !matches!(
                    illegal.reason,
                    IllegalReason::NotItsMove | IllegalReason::PromotionTooFar
                )
            })
            .collect();
        if near.is_empty() {
            near = explained.iter().collect();
        }
        // Where every candidate fails alike, which of them was meant does not matter.
        let &first = near.first()?;
        let alike = near.iter().all(|other| other.reason == first.reason);
        alike.then(|| first.clone())
    }
}

fn role(letter: char) -> Option<Role> {
    Role::from_char(if letter == 'M' { 'F' } else { letter })
}

/// The text before `=F`, or before a general's letter right behind a rank.
fn strip_general(text: &str) -> Option<&str> {
    let before = text.strip_suffix(['F', 'f', 'M', 'm'])?;
    let square = before.strip_suffix('=').unwrap_or(before);
    square
        .ends_with(|last: char| last.is_ascii_digit())
        .then_some(square)
}

fn parse_origin(text: &str) -> Option<(Option<u8>, Option<u8>)> {
    let file = |byte: u8| (b'a'..=b'h').contains(&byte).then(|| byte - b'a');
    let rank = |byte: u8| (b'1'..=b'8').contains(&byte).then(|| byte - b'1');
    match *text.as_bytes() {
        [] => Some((None, None)),
        [only] if only.is_ascii_digit() => Some((None, Some(rank(only)?))),
        [only] => Some((Some(file(only)?), None)),
        [first, second] => Some((Some(file(first)?), Some(rank(second)?))),
        _ => None,
    }
}
