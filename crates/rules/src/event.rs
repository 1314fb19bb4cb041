use crate::{
    Dice, Move,
    uci::{ParseUciError, UciMove},
};
use std::{fmt, str::FromStr};

/// Something that happens in a game and must be known to replay it.
///
/// Its text is UCI notation for a move, and the faces for a throw: `1,4,4`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// A move.
    Move(Move),
    /// A throw of the dice (C27).
    Throw(Dice),
}

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Move(lawful) => UciMove(*lawful).fmt(f),
            Self::Throw(dice) => dice.fmt(f),
        }
    }
}

impl FromStr for Event {
    type Err = ParseUciError;

    fn from_str(text: &str) -> Result<Self, ParseUciError> {
        match text.parse() {
            Ok(dice) => Ok(Self::Throw(dice)),
            Err(_) => text.parse().map(|UciMove(lawful)| Self::Move(lawful)),
        }
    }
}
