//! The programs in whose form positions, moves and games are written, and what those forms lack.

use crate::{Illegal, IllegalPosition, Move, Role, uci::UciMove};
use std::{fmt, str::FromStr};

/// A program whose form of notation is written.
///
/// Reading needs no dialect: the readers of [`fen`](crate::fen), [`san`](crate::san) and
/// [`pgn`](crate::pgn) take all of these forms.
///
/// ```
/// use sittuyin::{Dialect, Setup, fen};
/// let start = fen::write(&Setup::initial(), Dialect::Mcr)?;
/// assert_eq!(start, "8/8/4pppp/pppp4/4PPPP/PPPP4/8/8[NNRRKMSSnnrrkmss] w - - 0 1");
/// # Ok::<_, sittuyin::CannotCarry>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Dialect {
    /// Our own, which carries every ruleset.
    #[default]
    Sittuyin,
    /// Fairy-Stockfish and its libraries.
    FairyStockfish,
    /// PyChess.
    PyChess,
    /// Cute Chess.
    Cutechess,
    /// The Rust library mcr.
    Mcr,
}

impl Dialect {
    /// Every dialect, our own first.
    pub const ALL: [Self; 5] = [
        Self::Sittuyin,
        Self::FairyStockfish,
        Self::PyChess,
        Self::Cutechess,
        Self::Mcr,
    ];

    /// Its id on the command line.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Sittuyin => "sittuyin",
            Self::FairyStockfish => "fairy-stockfish",
            Self::PyChess => "pychess",
            Self::Cutechess => "cutechess",
            Self::Mcr => "mcr",
        }
    }

    /// The name of the program.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Sittuyin => "Sittuyin",
            Self::FairyStockfish => "Fairy-Stockfish",
            Self::PyChess => "PyChess",
            Self::Cutechess => "Cute Chess",
            Self::Mcr => "mcr",
        }
    }

    /// The upper-case letter of a role: mcr calls the general Met.
    #[must_use]
    pub const fn letter(self, role: Role) -> char {
        match (self, role) {
            (Self::Mcr, Role::General) => 'M',
            _ => role.to_char(),
        }
    }

    /// The order of the letters in the hand.
    pub(crate) const fn hand_order(self) -> [Role; 5] {
        use Role::{Elephant, General, King, Knight, Rook};
        match self {
            Self::Sittuyin => [King, General, Elephant, Knight, Rook],
            Self::FairyStockfish | Self::PyChess => [King, Elephant, General, Rook, Knight],
            Self::Cutechess => [King, General, Rook, Elephant, Knight],
            Self::Mcr => [Knight, Rook, King, General, Elephant],
        }
    }

    /// The error that it cannot carry something.
    pub(crate) const fn lacks(self, missing: Missing) -> CannotCarry {
        CannotCarry {
            dialect: self,
            missing,
        }
    }
}

impl fmt::Display for Dialect {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

/// A text that names no dialect.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("'{0}' is not a dialect: expected sittuyin, fairy-stockfish, pychess, cutechess or mcr")]
pub struct ParseDialectError(String);

impl FromStr for Dialect {
    type Err = ParseDialectError;

    fn from_str(text: &str) -> Result<Self, ParseDialectError> {
        Self::ALL
            .into_iter()
            .find(|dialect| dialect.id() == text)
            .ok_or_else(|| ParseDialectError(text.to_owned()))
    }
}

/// Something that a form of notation cannot say.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the form of {} cannot carry {missing}", dialect.name())]
pub struct CannotCarry {
    /// Whose form.
    pub dialect: Dialect,
    /// What it cannot say.
    pub missing: Missing,
}

/// What a form of notation has no place for.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Missing {
    /// Dice, and turns of several moves (C27).
    #[error("dice")]
    Dice,
    /// The free rearrangement (C16).
    #[error("the stage of free rearrangement")]
    Rearrangement,
    /// A placement that displaces an own pawn (C17).
    #[error("the displaced pawn of {}", UciMove(*.0))]
    Displacement(Move),
    /// A running count.
    #[error("a running count")]
    Count,
    /// A promotion that it would write like that of another pawn.
    #[error("{}: it would be the same text as another pawn's promotion", UciMove(*.0))]
    Promotion(Move),
    /// A move that the program holds to be unlawful, for it plays by the rules called modern.
    #[error("{}, the move at ply {ply}, which its rules do not allow: {reason}", UciMove(*.lawful))]
    Unlawful {
        /// How many moves come before it in its line.
        ply: usize,
        /// The move.
        lawful: Move,
        /// Why.
        reason: Illegal,
    },
    /// A position that the program holds to be unlawful.
    #[error("this start: {0}")]
    Position(IllegalPosition),
    /// A game of another order of placing in which the placing is not finished.
    #[error("a placing in this order that is not finished")]
    UnfinishedPlacing,
    /// A game of another order of placing that starts in the middle of the placing.
    #[error("a placing in this order that starts half done")]
    PlacingFrom,
    /// Comments, annotations or variations where it has none.
    #[error("comments, annotations or variations")]
    Annotations,
    /// Comments, annotations or variations of a placing that it replaces by a FEN.
    #[error("comments, annotations or variations of the placing")]
    PlacingAnnotations,
    /// A brace, or the text of a throw, in a comment.
    #[error("a brace, or the text of a throw, in a comment")]
    Brace,
    /// A quotation mark or backslash in the value of this tag.
    #[error("a quotation mark or backslash in the tag {0}")]
    Quote(String),
}
