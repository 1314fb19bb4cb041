//! What the review of a game says.

use super::{MarkedSquare, PlayedMove, Role};
use serde::{Deserialize, Serialize};
#[cfg(test)]
use ts_rs::TS;

/// What a player may set out to do in a game. What counts for each stands at `Skill` in
/// `sittuyin-engine`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[serde(rename_all = "lowercase")]
pub enum Skill {
    /// Take each chance to promote.
    Promotion,
    /// Leave nothing hanging.
    Hanging,
    /// Take what is offered.
    Captures,
    /// Keep the king safe.
    Shelter,
    /// Bring the rooks onto open lines.
    Lines,
    /// Mate where there is a mate in one or two.
    Mate,
    /// Mate a bare king before the count runs out.
    Count,
}

/// How far a goal was reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[serde(rename_all = "kebab-case")]
pub enum Verdict {
    /// Every occasion was kept.
    Met,
    /// At least half of them were.
    Partly,
    /// Fewer were.
    NotMet,
    /// There was none.
    NoOccasion,
}

/// What happened at a moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[serde(rename_all = "kebab-case")]
pub enum MomentKind {
    /// A good promotion was made.
    Promoted,
    /// A chance to promote went by.
    PromotionMissed,
    /// A pawn stepped past its last promotion square; not counted.
    PromotionPassed,
    /// A man in danger was saved.
    Saved,
    /// A man was left where it could be won.
    LeftHanging,
    /// What was offered was taken.
    Captured,
    /// What was offered was not taken.
    CaptureMissed,
    /// A threat of mate in one was met.
    MateParried,
    /// The opponent could mate in `number` moves.
    MateAllowed,
    /// A rook stood on an open file with the own move `number`.
    RookOpened,
    /// A rook had no open file within `number` own moves.
    RookShut,
    /// A rook was captured before it had an open file.
    RookLost,
    /// A mate in `number` moves was begun.
    Mated,
    /// A mate in `number` moves was missed.
    MateMissed,
    /// The count of `number` moves began, and the game was won.
    CountKept,
    /// The count of `number` moves began, and the game was not won.
    CountMissed,
}

/// Something to look at again.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
pub struct Moment {
    /// How many moves had been made before the move it is about.
    pub turn: usize,
    /// How many moves have been made in the position that shows it best.
    pub shown: usize,
    /// What happened.
    pub kind: MomentKind,
    /// Whether it was an occasion that was kept or missed; `null` where it is not counted.
    pub kept: Option<bool>,
    /// The move it is about.
    pub played: PlayedMove,
    /// What would have been better, where that is known.
    pub better: Option<PlayedMove>,
    /// What the kind counts.
    pub number: Option<u32>,
    /// The piece on the first of the squares.
    pub role: Option<Role>,
    /// The squares that show it in that position; the first is the one it is about.
    pub squares: Vec<MarkedSquare>,
}

/// What a game shows of a skill.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
pub struct Review {
    /// How far the goal was reached.
    pub verdict: Verdict,
    /// Occasions that were kept.
    pub kept: usize,
    /// Occasions.
    pub occasions: usize,
    /// All there is to look at, in the order of the game.
    pub moments: Vec<Moment>,
}
