//! Standard algebraic notation: read in the forms of several programs, written as Fairy-Stockfish and
//! PyChess write it, or as another [`Dialect`] does.

mod read;

pub use read::{ReadSanError, read};

use crate::{
    CannotCarry, Dialect, Missing, Move, MoveKind, Position, Role, Rules, Square, Stage, Status,
    uci,
};
use std::fmt::Write as _;

/// Writes a lawful move of this position: `R@a1`, `Scd5`, `exd6+`, in place `e5=F`, by a step
/// always with its origin `e5f6=F`; `+` is check and `#` checkmate. In the free rearrangement a piece
/// has its whole origin too: `Kc2h1`.
///
/// ```
/// use sittuyin::{Position, Ruleset, fen::Fen, san, uci::UciMove};
/// let Fen(setup) = "6k1/8/8/4P3/8/8/6P1/4K3[] w".parse()?;
/// let position = Position::new(&setup, Ruleset::Formal.rules())?;
/// let UciMove(promotion) = "e5e5f".parse()?;
/// assert_eq!(san::write(&position, promotion), "e5=F");
/// # Ok::<_, Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn write(position: &Position, lawful: Move) -> String {
    let mut text = match lawful.kind() {
        MoveKind::Placement { .. } => uci::UciMove(lawful).to_string(),
        MoveKind::Promotion { from, to } if from == to => format!("{from}=F"),
        MoveKind::Promotion { from, to } => format!("{from}{to}=F"),
        MoveKind::Normal { from, to } => {
            let role = position.board().role_at(from).unwrap_or(Role::Pawn);
            let origin = if role == Role::Pawn {
                pawn_origin(position, from, to)
            } else if position.stage() == Stage::Rearrangement {
                from.to_string()
            } else {
                shortest_origin(position, role, from, to)
            };
            board_move(position, Dialect::Sittuyin, role, &origin, to)
        }
    };
    text.push_str(check_mark(position, lawful));
    text
}

/// Writes a lawful move of this position in long algebraic notation, as Fairy-Stockfish does:
/// `e2-e3`, `Sc3xd4`, in place `e5-e5=F`.
#[must_use]
pub fn write_long(position: &Position, lawful: Move) -> String {
    let mut text = match lawful.kind() {
        MoveKind::Placement { .. } => uci::UciMove(lawful).to_string(),
        MoveKind::Promotion { from, to } => format!("{from}-{to}=F"),
        MoveKind::Normal { from, to } => {
            let board = position.board();
            let mut text = String::new();
            if let Some(role) = board.role_at(from).filter(|&role| role != Role::Pawn) {
                text.push(role.to_char());
            }
            let mark = if board.piece_at(to).is_some() {
                'x'
            } else {
                '-'
            };
            let _ = write!(text, "{from}{mark}{to}");
            text
        }
    };
    text.push_str(check_mark(position, lawful));
    text
}

/// Writes a lawful move of this position in the form of a program. Cute Chess writes a step as
/// `f6=F`, and one that this does not tell from another as `e5f6f`; mcr calls the general `M`, writes
/// a step as `f6=M` and a promotion in place as `--`.
///
/// ```
/// use sittuyin::{Dialect, Position, Ruleset, fen::Fen, san, uci::UciMove};
/// let Fen(setup) = "6k1/8/8/4P3/8/8/6P1/4K3[] w".parse()?;
/// let position = Position::new(&setup, Ruleset::Modern.rules())?;
/// let UciMove(step) = "e5d6f".parse()?;
/// assert_eq!(san::write_in(&position, step, Dialect::PyChess)?, "e5d6=F");
/// assert_eq!(san::write_in(&position, step, Dialect::Cutechess)?, "d6=F");
/// assert_eq!(san::write_in(&position, step, Dialect::Mcr)?, "d6=M");
/// # Ok::<_, Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
///
/// [`CannotCarry`]: only our own form has displaced pawns, the free rearrangement and turns with dice,
/// and that of mcr does not tell apart pawns that can promote in place.
pub fn write_in(
    position: &Position,
    lawful: Move,
    dialect: Dialect,
) -> Result<String, CannotCarry> {
    if dialect == Dialect::Sittuyin {
        return Ok(write(position, lawful));
    }
    if position.rules().dice {
        return Err(dialect.lacks(Missing::Dice));
    }
    if position.stage() == Stage::Rearrangement {
        return Err(dialect.lacks(Missing::Rearrangement));
    }
    match (dialect, lawful.kind()) {
        (_, MoveKind::Placement { .. }) => {
            let mut text = uci::write(lawful, dialect)?;
            text.push_str(check_mark(position, lawful));
            Ok(text)
        }
        (Dialect::Cutechess, MoveKind::Promotion { from, to }) if from != to => {
            if steps_to(position, to) > 1 {
                return uci::write(lawful, dialect);
            }
            Ok(format!("{to}=F{}", check_mark(position, lawful)))
        }
        (Dialect::Mcr, _) => write_mcr(position, lawful),
        _ => Ok(write(position, lawful)),
    }
}

fn steps_to(position: &Position, to: Square) -> usize {
    let promotes = |lawful: &&Move| lawful.is_promotion() && lawful.to() == to;
    position.legal_moves().iter().filter(promotes).count()
}

fn write_mcr(position: &Position, lawful: Move) -> Result<String, CannotCarry> {
    // It lets a promotion open a line on the king, so more pawns than are ours to promote may be
    // candidates of the text.
    let mut rules: Rules = *position.rules();
    rules.promotion.no_check = false;
    let lenient = crate::Position::new(&position.to_setup(), &rules);
    let position_there = lenient.as_ref().unwrap_or(position);
    let mut text = match lawful.kind() {
        MoveKind::Promotion { from, to } if from == to => {
            let in_place =
                |lawful: &&Move| lawful.is_promotion() && lawful.from() == Some(lawful.to());
            if position_there.legal_moves().iter().filter(in_place).count() > 1 {
                return Err(Dialect::Mcr.lacks(Missing::Promotion(lawful)));
            }
            return Ok("--".to_owned());
        }
        MoveKind::Promotion { from, to } => {
            let origin = shortest_origin(position_there, Role::Pawn, from, to);
            format!("{origin}{to}=M")
        }
        MoveKind::Normal { from, to } => {
            let role = position.board().role_at(from).unwrap_or(Role::Pawn);
            let mut origin = pawn_origin(position, from, to);
            if role != Role::Pawn || origin.is_empty() {
                origin = shortest_origin(position_there, role, from, to);
            }
            board_move(position, Dialect::Mcr, role, &origin, to)
        }
        MoveKind::Placement { .. } => uci::write(lawful, Dialect::Mcr)?,
    };
    text.push_str(check_mark(position, lawful));
    Ok(text)
}

fn board_move(
    position: &Position,
    dialect: Dialect,
    role: Role,
    origin: &str,
    to: Square,
) -> String {
    let mut text = String::new();
    if role != Role::Pawn {
        text.push(dialect.letter(role));
    }
    text.push_str(origin);
    if position.board().piece_at(to).is_some() {
        text.push('x');
    }
    let _ = write!(text, "{to}");
    text
}

fn check_mark(position: &Position, lawful: Move) -> &'static str {
    let mut after = *position;
    after.play_unchecked(lawful);
    if !after.is_check() {
        ""
    } else if after.status() == Status::Checkmate {
        "#"
    } else {
        "+"
    }
}

/// A pawn that captures is named by its file.
fn pawn_origin(position: &Position, from: Square, to: Square) -> String {
    if position.board().piece_at(to).is_some() {
        file_letter(from).to_string()
    } else {
        String::new()
    }
}

/// As much of the origin as tells the move from those of like men to the same square: the file, else
/// the rank, else both.
fn shortest_origin(position: &Position, role: Role, from: Square, to: Square) -> String {
    let rivals: Vec<Square> = position
        .legal_moves()
        .into_iter()
        .filter(|other| other.to() == to)
        .filter_map(Move::from)
        .filter(|&other| {
            other != from && other != to && position.board().role_at(other) == Some(role)
        })
        .collect();
    if rivals.is_empty() {
        String::new()
    } else if rivals.iter().all(|other| other.file() != from.file()) {
        file_letter(from).to_string()
    } else if rivals.iter().all(|other| other.rank() != from.rank()) {
        (from.rank() + 1).to_string()
    } else {
        from.to_string()
    }
}

fn file_letter(square: Square) -> char {
    char::from(b'a' + square.file())
}
