//! What a position holds besides its moves: the way of pawns to promotion, and who attacks what.

use super::{Color, Explanation};
use serde::{Deserialize, Serialize};
#[cfg(test)]
use ts_rs::TS;

/// A pawn's outlook on promotion, as if it were its side's turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
pub struct OutlookView {
    /// Where the pawn stands.
    pub square: String,
    /// Its side.
    pub color: Color,
    /// Where the general may appear.
    pub now: Vec<String>,
    /// Where it may not appear anywhere: why not on the pawn's square.
    pub obstacle: Option<Explanation>,
    /// Squares that the pawn may go to, and promote from there if nothing else happened.
    pub next: Vec<String>,
}

/// How many men attack a square.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
pub struct AttackedSquare {
    /// The square.
    pub square: String,
    /// Men of White.
    pub white: usize,
    /// Men of Black.
    pub black: usize,
}
