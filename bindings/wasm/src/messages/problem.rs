//! The message that says why a position cannot be played.

use super::Color;
use serde::{Deserialize, Serialize};
#[cfg(test)]
use ts_rs::TS;

/// What is wrong with a position or with its FEN.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
pub struct PositionProblem {
    /// The kind; the sentence is in the page's catalogues under it.
    pub kind: ProblemKind,
    /// What was found instead, for the sentences that take `{text}`.
    pub text: Option<String>,
    /// A number, for the sentences that take `{n}`.
    pub n: Option<u32>,
    /// The rank, for the sentences that take `{rank}`.
    pub rank: Option<u8>,
    /// The side, for the sentences that take `{side}`.
    pub color: Option<Color>,
}

/// The kinds of problem.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[serde(rename_all = "kebab-case")]
pub enum ProblemKind {
    /// There is nothing.
    Empty,
    /// `{text}` names no piece.
    Piece,
    /// Rank `{rank}` has `{n}` squares instead of eight.
    RankLength,
    /// There are `{n}` ranks instead of eight.
    Ranks,
    /// The brackets of the hands do not match.
    Brackets,
    /// `{text}` cannot be in hand.
    Hand,
    /// `{text}` is no side.
    Turn,
    /// `{text}` stands in the field of castling.
    Castling,
    /// `{text}` is no limit of a count.
    CountLimit,
    /// `{text}` is not a number.
    Number,
    /// `{text}` follows the last field.
    Trailing,
    /// `{side}` has no king.
    MissingKing,
    /// `{side}` has more than one king.
    SeveralKings,
    /// `{side}` has more than one general.
    SeveralGenerals,
    /// `{side}` has more than eight pawns.
    TooManyPawns,
    /// `{side}` has more than sixteen men.
    TooManyMen,
    /// The king of the side that is not to move is attacked (C30).
    OpponentInCheck,
}
