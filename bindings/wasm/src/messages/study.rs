//! A game with variations and comments.

use super::{Order, PlayedMove};
use serde::{Deserialize, Serialize};
#[cfg(test)]
use ts_rs::TS;

/// A tag of a game in PGN.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
pub struct Tag {
    /// Its name, for example `White`.
    pub name: String,
    /// Its value.
    pub value: String,
}

/// The colour of a drawing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[serde(rename_all = "kebab-case")]
pub enum Ink {
    /// Green.
    Green,
    /// Red.
    Red,
    /// Yellow.
    Yellow,
    /// Blue.
    Blue,
}

/// An arrow on the board, or a ring around a square.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
pub struct Drawing {
    /// Its colour.
    pub ink: Ink,
    /// Where it begins.
    pub from: String,
    /// Where the arrow points; the same square for a ring.
    pub to: String,
}

/// A move, or a throw of the dice, in a game with variations.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
pub struct StudyNode {
    /// The number, among the nodes, of what it follows; `null` at the start.
    pub parent: Option<usize>,
    /// The move in UCI notation, or a throw such as `1,4,4`.
    pub event: String,
    /// The move as it is shown; `null` is a throw. Nobody needs to send it.
    #[serde(default)]
    pub played: Option<PlayedMove>,
    /// Numeric annotation glyphs: 1 is a good move, 2 a bad one, and so on.
    pub glyphs: Vec<u8>,
    /// Comments before it, where it begins a variation.
    pub opening: Vec<String>,
    /// Comments after it.
    pub comments: Vec<String>,
    /// What is drawn on the board after it.
    #[serde(default)]
    pub drawings: Vec<Drawing>,
}

/// A game with variations and comments.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
pub struct Study {
    /// Ruleset id, for example `formal`.
    pub ruleset: String,
    /// Version of the ruleset.
    pub version: u32,
    /// Starting position; `null` is the array with every piece in hand.
    pub fen: Option<String>,
    /// The order of placing.
    pub order: Order,
    /// The tags, without those that the start and the result make.
    pub tags: Vec<Tag>,
    /// The result: `1-0`, `0-1`, `1/2-1/2` or `*`.
    pub score: String,
    /// Comments before the first move.
    pub opening: Vec<String>,
    /// What is drawn on the board before the first move.
    #[serde(default)]
    pub drawings: Vec<Drawing>,
    /// Its moves; each comes after what it follows, and of several that follow one the first is the main
    /// line.
    pub nodes: Vec<StudyNode>,
}
