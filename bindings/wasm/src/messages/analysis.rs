//! What the engine thinks of a position, and of the moves of a game.

use super::PlayedMove;
use serde::{Deserialize, Serialize};
#[cfg(test)]
use ts_rs::TS;

/// The worth of a position as White sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[serde(tag = "kind", rename_all = "lowercase")]
pub enum Worth {
    /// In hundredths of a pawn.
    Centipawns {
        /// So many.
        value: i32,
    },
    /// A mate is seen.
    Mate {
        /// In so many moves; below 0 it is White who is mated.
        moves: i32,
    },
}

/// One of the best lines of a position.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
pub struct LineView {
    /// What it is worth.
    pub worth: Worth,
    /// How likely White wins, in thousandths.
    pub win: u16,
    /// How likely Black wins, in thousandths.
    pub loss: u16,
    /// Its moves; there is at least one.
    pub moves: Vec<PlayedMove>,
}

/// What a search has found of a position.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
pub struct AnalysisView {
    /// Plies searched in full.
    pub depth: u32,
    /// Plies of the longest line looked at.
    pub seldepth: u32,
    /// Positions searched.
    #[cfg_attr(test, ts(type = "number"))]
    pub nodes: u64,
    /// The time it took.
    pub milliseconds: u32,
    /// The best lines, the very best first.
    pub lines: Vec<LineView>,
}

/// What a move is called that has cost its side points: a twentieth, a tenth, a fifth.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[serde(rename_all = "lowercase")]
pub enum Judgement {
    /// At least a twentieth of a point.
    Inaccuracy,
    /// At least a tenth.
    Mistake,
    /// At least a fifth.
    Blunder,
}

/// What is known of a position of a game, and of the move that led to it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
pub struct StationView {
    /// What the position is worth; `null` where no search can say it, or the game is over.
    pub worth: Option<Worth>,
    /// The points that White may expect, in thousandths; those of the result once the game is over.
    pub points: Option<u16>,
    /// What the move that led here is called for what it cost.
    pub judgement: Option<Judgement>,
    /// Where the move has a judgement: the line that would have been better.
    pub better: Vec<PlayedMove>,
}
