//! Positions in which one move is clearly best, by which engines are compared: the format of the file,
//! and the suite that is built in.

use crate::{Info, Score};
use sittuyin::{Color, Draws, Game, Move, Position, Role, Ruleset, fen::Fen, uci::UciMove};
use std::{fmt, str::FromStr};

/// The rules by which all of them are judged.
pub const RULESET: Ruleset = Ruleset::Modern;

/// A side that stands no better than this after its best move has only defended itself.
const HELD: i64 = 50;

/// A position with its best move.
#[derive(Clone, Debug, PartialEq)]
pub struct Tactic {
    /// The position as FEN.
    pub fen: String,
    /// The best move.
    pub best: Move,
    /// What it is worth to the side that makes it, by the engine that confirmed it.
    pub score: Score,
    /// How many positions that engine looked at.
    pub nodes: u64,
}

/// What a best move is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Theme {
    /// A pawn becomes a general.
    Promotion,
    /// It keeps what would be lost otherwise: an answer to check, or all that holds the balance.
    Defence,
    /// It takes a piece.
    Capture,
    /// It gives check.
    Check,
    /// None of these.
    Quiet,
}

impl Theme {
    /// Each of them.
    pub const ALL: [Self; 5] = [
        Self::Promotion,
        Self::Defence,
        Self::Capture,
        Self::Check,
        Self::Quiet,
    ];

    /// Its name.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Promotion => "promotion",
            Self::Defence => "defence",
            Self::Capture => "capture",
            Self::Check => "check",
            Self::Quiet => "quiet",
        }
    }
}

/// A line that is no tactic.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line} of the tactics: {reason}")]
pub struct TacticError {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong with it.
    pub reason: String,
}

impl Tactic {
    /// Those that are built in.
    ///
    /// ```
    /// use sittuyin_arena::tactics::Tactic;
    /// let tactics = Tactic::builtin()?;
    /// assert!(tactics.iter().all(|tactic| tactic.nodes >= 1_000_000));
    /// # Ok::<_, sittuyin_arena::tactics::TacticError>(())
    /// ```
    ///
    /// # Errors
    ///
    /// [`TacticError`] if they were damaged.
    pub fn builtin() -> Result<Vec<Self>, TacticError> {
        Self::read(include_str!("../data/tactics.txt"))
    }

    /// Reads tactics, one a line: a FEN, the best move in UCI notation, its score as UCI has it (`cp 213`,
    /// `mate 4`), the positions that were searched for it, and the theme, with semicolons between. Lines
    /// that begin with `#` are comments.
    ///
    /// # Errors
    ///
    /// [`TacticError`] for the first line that is none.
    pub fn read(text: &str) -> Result<Vec<Self>, TacticError> {
        text.lines()
            .zip(1..)
            .map(|(line, number)| (line.trim(), number))
            .filter(|(line, _)| !line.is_empty() && !line.starts_with('#'))
            .map(|(text, line)| text.parse().map_err(|reason| TacticError { line, reason }))
            .collect()
    }

    /// A game that begins here.
    ///
    /// # Errors
    ///
    /// What is wrong with the FEN.
    pub fn game(fen: &str) -> Result<Game, String> {
        let Fen(setup) = fen
            .parse()
            .map_err(|error: sittuyin::fen::ParseFenError| error.to_string())?;
        Game::from_setup(setup, RULESET, Draws::Platform).map_err(|error| error.to_string())
    }

    /// What the best move is in this position.
    #[must_use]
    pub fn theme(&self, position: &Position) -> Theme {
        let holds = match self.score {
            Score::Centipawns(worth) => worth <= HELD,
            Score::Mate(moves) => moves < 0,
        };
        let mut after = *position;
        after.play_unchecked(self.best);
        if self.best.is_promotion() {
            Theme::Promotion
        } else if position.is_check() || holds {
            Theme::Defence
        } else if position.board().occupied().contains(self.best.to()) {
            Theme::Capture
        } else if after.is_check() {
            Theme::Check
        } else {
            Theme::Quiet
        }
    }
}

impl FromStr for Tactic {
    type Err = String;

    fn from_str(line: &str) -> Result<Self, String> {
        let fields: Vec<&str> = line.split(';').map(str::trim).collect();
        let &[fen, best, score, nodes, theme] = &fields[..] else {
            return Err(format!(
                "expected FEN ; move ; score ; nodes ; theme, found {} fields",
                fields.len()
            ));
        };
        let game = Self::game(fen)?;
        let UciMove(named) = best
            .parse()
            .map_err(|error| format!("'{best}' is no move: {error}"))?;
        if !game.position().is_legal(named) {
            return Err(format!("{best} is not lawful"));
        }
        let tactic = Self {
            fen: fen.to_owned(),
            best: named,
            score: Info::parse(&format!("score {score}"))
                .score
                .ok_or_else(|| format!("'{score}' is no score: expected 'cp 213' or 'mate 4'"))?,
            nodes: nodes
                .parse()
                .map_err(|_| format!("'{nodes}' is no number of positions"))?,
        };
        let follows = tactic.theme(game.position()).id();
        if theme != follows {
            return Err(format!(
                "the theme is {theme:?}; by the move it is {follows:?}"
            ));
        }
        Ok(tactic)
    }
}

/// As it is read.
impl fmt::Display for Tactic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let theme = Self::game(&self.fen)
            .map(|game| self.theme(game.position()).id())
            .map_err(|_| fmt::Error)?;
        let best = UciMove(self.best);
        let (unit, number) = match self.score {
            Score::Centipawns(worth) => ("cp", worth),
            Score::Mate(moves) => ("mate", moves),
        };
        write!(
            f,
            "{} ; {best} ; {unit} {number} ; {} ; {theme}",
            self.fen, self.nodes
        )
    }
}

/// Whether a position is one to ask about: both sides have more than a king, and no count of the bare king
/// is near, which engines keep in different ways.
#[must_use]
pub fn is_askable(position: &Position) -> bool {
    let board = position.board();
    let bare = Color::ALL
        .into_iter()
        .any(|color| board.of_color(color).len() < 2);
    let near = board.of_role(Role::Pawn).is_empty() && board.occupied().len() < 6;
    !(position.is_deployment() || bare || near)
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    const LINE: &str = "k7/8/1K6/8/8/8/8/7R[] w - - 0 1 ; h1h8 ; mate 1 ; 5000 ; check";

    #[test]
    fn a_line_is_read_and_written() {
        let tactic: Tactic = LINE.parse().unwrap();
        assert_eq!(tactic.score, Score::Mate(1));
        assert_eq!(tactic.nodes, 5_000);
        assert_eq!(tactic.to_string(), LINE);
        let text = format!("# a heading\n\n{LINE}\n");
        assert_eq!(Tactic::read(&text), Ok(vec![tactic]));
    }

    #[test]
    fn the_theme_follows_from_the_move() {
        for (line, theme) in [
            (
                "4k3/8/8/4P3/8/8/6P1/4K3[] w - - 0 1 ; e5e5f ; cp 90 ; 1",
                "promotion",
            ),
            (
                "4k3/8/8/8/4r3/8/8/4R1K1[] w - - 0 1 ; e1e4 ; cp 900 ; 1",
                "capture",
            ),
            (
                "4k3/8/8/8/8/8/r7/4K1R1[] w - - 0 1 ; g1g8 ; cp 90 ; 1",
                "check",
            ),
            // Of the same move: it holds the balance, no more.
            (
                "4k3/8/8/8/8/8/r7/4K1R1[] w - - 0 1 ; g1g8 ; cp 50 ; 1",
                "defence",
            ),
            (
                "4k3/8/8/8/8/8/r3K3/6R1[] w - - 0 1 ; e2d3 ; cp 90 ; 1",
                "defence",
            ),
            (
                "4k3/8/8/8/8/8/r7/4K1R1[] w - - 0 1 ; g1g3 ; cp 90 ; 1",
                "quiet",
            ),
        ] {
            for other in Theme::ALL.map(Theme::id) {
                let read = format!("{line} ; {other}").parse::<Tactic>();
                assert_eq!(read.is_ok(), other == theme, "{line} ; {other}: {read:?}");
            }
        }
    }

    #[test]
    fn says_what_is_wrong_and_where() {
        for (from, to, told) in [
            ("h1h8", "h1g2", "h1g2 is not lawful"),
            ("h1h8", "mate", "'mate' is no move"),
            ("mate 1", "soon", "'soon' is no score"),
            ("5000", "many", "'many' is no number of positions"),
            (" ; check", "", "found 4 fields"),
            ("k7", "k9", "line 2"),
        ] {
            let text = format!("# a heading\n{}", LINE.replace(from, to));
            let error = Tactic::read(&text).unwrap_err();
            assert_eq!(error.line, 2);
            assert!(error.to_string().contains(told), "{error}");
        }
    }

    #[test]
    fn those_built_in_are_each_another_and_of_every_kind() {
        let tactics = Tactic::builtin().unwrap();
        let positions: HashSet<&str> = tactics.iter().map(|tactic| tactic.fen.as_str()).collect();
        assert_eq!(positions.len(), tactics.len());
        for tactic in &tactics {
            let game = Tactic::game(&tactic.fen).unwrap();
            assert!(is_askable(game.position()), "{}", tactic.fen);
            assert_eq!(game.outcome(), None);
        }
        for theme in Theme::ALL {
            let of = |tactic: &&Tactic| {
                tactic.theme(Tactic::game(&tactic.fen).unwrap().position()) == theme
            };
            assert!(
                theme == Theme::Promotion || tactics.iter().any(|tactic| of(&tactic)),
                "{theme:?}"
            );
        }
    }
}
