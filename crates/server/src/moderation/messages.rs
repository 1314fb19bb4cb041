//! What the page and the server say to each other about conduct.
//!
//! | route | request | answer |
//! |---|---|---|
//! | `POST /api/reports` | [`NewReport`] | 204; the same again changes nothing |

use serde::{Deserialize, Serialize};
#[cfg(test)]
use ts_rs::TS;

/// Tells the moderators of somebody.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[serde(deny_unknown_fields)]
pub struct NewReport {
    /// The id of whom.
    pub person: String,
    /// The game in which it was: the person plays in it, or said `message` beside it.
    #[serde(default)]
    pub game: Option<String>,
    /// The number of what the person said beside that game.
    #[serde(default)]
    pub message: Option<u32>,
    /// Why.
    pub reason: ReportReason,
    /// In own words, up to 1,000 characters; may be empty.
    pub comment: String,
}

/// What somebody is reported for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[serde(rename_all = "lowercase")]
pub enum ReportReason {
    /// Plays with the help of a program or of somebody else.
    Assistance,
    /// Insults or threatens.
    Abuse,
    /// Says the same again and again, or advertises.
    Spam,
    /// Lets the clock run instead of losing.
    Stalling,
    /// Loses on purpose, or arranges results.
    Throwing,
    /// Has a name that offends.
    Name,
    /// Something else; the comment says what.
    Other,
}
