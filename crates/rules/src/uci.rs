//! Moves in the notation of the Universal Chess Interface, as Fairy-Stockfish writes them:
//! `K@e2` places, `e2e3` moves, `e5e5f` promotes in place and `e5f6f` by a step. Beyond
//! Fairy-Stockfish, `N@a3,b2` places a knight on a3 and puts the own pawn from there on b2.

use crate::{CannotCarry, Dialect, Missing, Move, MoveKind, ParseSquareError, Role};
use std::{fmt, str::FromStr};

/// A move that is read from and written as UCI.
///
/// ```
/// use sittuyin::uci::UciMove;
/// let UciMove(promotion) = "e5e5f".parse()?;
/// assert!(promotion.is_promotion());
/// assert_eq!(UciMove(promotion).to_string(), "e5e5f");
/// # Ok::<_, sittuyin::uci::ParseUciError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UciMove(pub Move);

/// A text that is no move.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ParseUciError {
    /// It has no form of a move.
    #[error(
        "'{0}' is not a move: expected a placement such as K@e2, a move such as e2e3, or a promotion such as e5e5f"
    )]
    Form(String),
    /// It names something that is not on the board.
    #[error(transparent)]
    Square(#[from] ParseSquareError),
    /// It places something that is never in hand.
    #[error("'{0}' cannot be placed: expected K, F, S, N or R before the @")]
    Placement(String),
    /// It promotes to something else than the general.
    #[error("a pawn becomes a general only: expected f instead of '{0}'")]
    Promotion(String),
}

impl FromStr for UciMove {
    type Err = ParseUciError;

    fn from_str(text: &str) -> Result<Self, ParseUciError> {
        let form = || ParseUciError::Form(text.to_owned());
        if let Some((letter, square)) = text.split_once('@') {
            let placement = || ParseUciError::Placement(letter.to_owned());
            let mut letters = letter.chars();
            let role = match (letters.next(), letters.next()) {
                (Some(letter), None) => Role::from_char(letter).ok_or_else(placement)?,
                _ => return Err(placement()),
            };
            let (to, displaced) = match square.split_once(',') {
                Some((to, displaced)) => (to.parse()?, Some(displaced.parse()?)),
                None => (square.parse()?, None),
            };
            if displaced == Some(to) {
                return Err(form());
            }
            let placed = Move::displacement(role, to, displaced.unwrap_or(to));
            return Ok(Self(placed.ok_or_else(placement)?));
        }
        let (Some(from), Some(to), Some(suffix)) = (text.get(0..2), text.get(2..4), text.get(4..))
        else {
            return Err(form());
        };
        let (from, to) = (from.parse()?, to.parse()?);
        match suffix {
            "" => Ok(Self(Move::normal(from, to).ok_or_else(form)?)),
            "f" | "F" => Ok(Self(Move::promotion(from, to))),
            _ => Err(ParseUciError::Promotion(suffix.to_owned())),
        }
    }
}

impl fmt::Display for UciMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0.kind() {
            MoveKind::Placement {
                role,
                to,
                displaced,
            } => {
                write!(f, "{}@{to}", role.to_char())?;
                match displaced {
                    Some(square) => write!(f, ",{square}"),
                    None => Ok(()),
                }
            }
            MoveKind::Normal { from, to } => write!(f, "{from}{to}"),
            MoveKind::Promotion { from, to } => write!(f, "{from}{to}f"),
        }
    }
}

/// Writes a move in the form of a program: mcr calls the general `m`.
///
/// ```
/// use sittuyin::{Dialect, Move, uci};
/// let promotion = Move::promotion("e5".parse()?, "f6".parse()?);
/// assert_eq!(uci::write(promotion, Dialect::FairyStockfish)?, "e5f6f");
/// assert_eq!(uci::write(promotion, Dialect::Mcr)?, "e5f6m");
/// # Ok::<_, Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
///
/// [`CannotCarry`]: only our own form has displaced pawns.
pub fn write(lawful: Move, dialect: Dialect) -> Result<String, CannotCarry> {
    match lawful.kind() {
        MoveKind::Placement {
            displaced: Some(_), ..
        } if dialect != Dialect::Sittuyin => Err(dialect.lacks(Missing::Displacement(lawful))),
        MoveKind::Placement {
            role,
            to,
            displaced: None,
        } => Ok(format!("{}@{to}", dialect.letter(role))),
        MoveKind::Promotion { from, to } => {
            let letter = dialect.letter(Role::General).to_ascii_lowercase();
            Ok(format!("{from}{to}{letter}"))
        }
        _ => Ok(UciMove(lawful).to_string()),
    }
}
