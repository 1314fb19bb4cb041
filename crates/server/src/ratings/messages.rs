//! What the page and the server say to each other about strength.
//!
//! | route | answer |
//! |---|---|
//! | `GET /api/people/{name}` | [`PersonView`] |
//! | `GET /api/people/{name}/ratings/{family}/{pace}` | [`RatingHistory`] |
//! | `GET /api/ratings/{family}/{pace}` | [`Leaderboard`] |

use crate::accounts::messages::Person;
use crate::games::messages::GameCounts;
use serde::{Deserialize, Serialize};
#[cfg(test)]
use ts_rs::TS;

/// Rulesets whose games are of one kind, so that strength in one is strength in the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[serde(rename_all = "lowercase")]
pub enum Family {
    /// `formal`, `parlett`, `tournament` and `murray`: stalemating is unlawful, nothing is counted.
    Traditional,
    /// `modern` and `federation`: promotion by a step, stalemate draws, moves are counted.
    Federation,
    /// `dice`.
    Dice,
}

/// How fast a game is, by its time and forty increments.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[serde(rename_all = "lowercase")]
pub enum Pace {
    /// Under 3 minutes.
    Bullet,
    /// Under 10 minutes.
    Blitz,
    /// Under 30 minutes.
    Rapid,
    /// 30 minutes or more.
    Classical,
    /// Days a turn.
    Correspondence,
}

/// The strength of somebody.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
pub struct RatingView {
    /// In which games.
    pub family: Family,
    /// How fast.
    pub pace: Pace,
    /// The Glicko-2 rating, rounded; everybody begins with 1500.
    pub rating: i32,
    /// The rating deviation, rounded; everybody begins with 350.
    pub deviation: i32,
    /// Whether it is still uncertain: the deviation is over 110.
    pub provisional: bool,
    /// How many games count for it.
    pub games: u32,
}

/// A member, as everybody sees one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[serde(rename_all = "camelCase")]
pub struct PersonView {
    /// Who.
    pub person: Person,
    /// When the account was made, in milliseconds since 1970 (UTC).
    #[cfg_attr(test, ts(type = "number"))]
    pub created_at: i64,
    /// The games played.
    pub games: GameCounts,
    /// The strength in everything that was played.
    pub ratings: Vec<RatingView>,
}

/// How the strength of somebody went, oldest first.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
pub struct RatingHistory {
    /// After each game.
    pub points: Vec<RatingPoint>,
}

/// The strength after a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
pub struct RatingPoint {
    /// The game.
    pub game: String,
    /// When it ended, in milliseconds since 1970 (UTC).
    #[cfg_attr(test, ts(type = "number"))]
    pub at: i64,
    /// The rating, rounded.
    pub rating: i32,
    /// The rating deviation, rounded.
    pub deviation: i32,
}

/// The strongest of those whose strength is known, strongest first.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
pub struct Leaderboard {
    /// At most 100.
    pub places: Vec<Place>,
}

/// A place on the leaderboard.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
pub struct Place {
    /// Who.
    pub person: Person,
    /// How strong.
    pub rating: RatingView,
}
