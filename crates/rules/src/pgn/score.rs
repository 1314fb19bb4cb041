use crate::{Color, Outcome};
use std::{fmt, str::FromStr};

/// How a game ended, as far as PGN says it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Score {
    /// `1-0`, `0-1`.
    Win(Color),
    /// `1/2-1/2`.
    Draw,
    /// `*`: the game goes on, or its end is not known.
    #[default]
    Unknown,
}

impl From<Option<Outcome>> for Score {
    fn from(outcome: Option<Outcome>) -> Self {
        match outcome {
            None => Self::Unknown,
            Some(outcome) => outcome.winner.map_or(Self::Draw, Self::Win),
        }
    }
}

impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Win(Color::White) => "1-0",
            Self::Win(Color::Black) => "0-1",
            Self::Draw => "1/2-1/2",
            Self::Unknown => "*",
        })
    }
}

/// A text that names no result.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("'{0}' is not a result: expected 1-0, 0-1, 1/2-1/2 or *")]
pub struct ParseScoreError(String);

impl FromStr for Score {
    type Err = ParseScoreError;

    fn from_str(text: &str) -> Result<Self, ParseScoreError> {
        Ok(match text {
            "1-0" => Self::Win(Color::White),
            "0-1" => Self::Win(Color::Black),
            "1/2-1/2" | "1/2" | "½-½" | "½" => Self::Draw,
            "*" => Self::Unknown,
            _ => return Err(ParseScoreError(text.to_owned())),
        })
    }
}
