//! What the page and the server say to each other about conduct.
//!
//! | route | request | answer |
//! |---|---|---|
//! | `POST /api/reports` | [`NewReport`] | 204; the same again changes nothing |
//!
//! For moderators alone; `before` is what `next` was:
//!
//! | route | request | answer |
//! |---|---|---|
//! | `GET /api/moderation/reports` | query `before` | [`ReportList`]: those that are open, newest first, none that concern the reader |
//! | `POST /api/moderation/reports/{id}/dismiss` | [`Because`] | 204 |
//! | `GET /api/moderation/games/{id}` | | [`Evidence`]; not of a game that the reader still plays |
//! | `POST /api/moderation/games/{id}/agreement` | | [`Agreement`], or 202 while it is being computed: ask again; games that are over only |
//! | `POST /api/moderation/games/{id}/chat/{number}/remove` | [`Because`] | 204; settles the reports of it |
//! | `POST /api/moderation/people/{id}/close` | [`Because`] | 204; settles the reports of that person |
//! | `POST /api/moderation/people/{id}/reopen` | [`Because`] | 204 |
//! | `GET /api/moderation/audit` | query `before` | [`AuditLog`], newest first |

use crate::accounts::messages::Person;
use crate::chat::messages::{ChatMessage, Words};
use crate::wire::{BySide, Color};
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

/// Open reports.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
pub struct ReportList {
    /// A page of them, at most 50.
    pub reports: Vec<ReportView>,
    /// What `before` must be for the next page; `null` at the end.
    pub next: Option<String>,
}

/// A report.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[serde(rename_all = "camelCase")]
pub struct ReportView {
    /// Its id.
    pub id: String,
    /// Who reports.
    pub by: Person,
    /// Whom.
    pub person: Person,
    /// In which game.
    pub game: Option<String>,
    /// The number of what was said beside it.
    pub message: Option<u32>,
    /// The words, as they were when they were reported.
    pub words: Option<Words>,
    /// Why.
    pub reason: ReportReason,
    /// In the reporter's own words.
    pub comment: String,
    /// When, in milliseconds since 1970 (UTC).
    #[cfg_attr(test, ts(type = "number"))]
    pub created_at: i64,
}

/// Says why a moderator does something: it stands in the audit log.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[serde(deny_unknown_fields)]
pub struct Because {
    /// 1 to 500 characters.
    pub reason: String,
}

/// What a moderator goes by beside the game itself.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[serde(rename_all = "camelCase")]
pub struct Evidence {
    /// What was said, in both rooms.
    pub chat: Vec<ChatMessage>,
    /// How long each move took.
    pub move_times: Vec<MoveTime>,
}

/// How long a move took.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
pub struct MoveTime {
    /// Whose.
    pub by: Color,
    /// In UCI notation; `null` for an army that was placed at once.
    pub uci: Option<String>,
    /// Milliseconds, less what was given back for delays and while no server ran.
    #[cfg_attr(test, ts(type = "number"))]
    pub millis: i64,
}

/// How far the moves of a game are those that the engine would have made. It proves nothing by itself:
/// where one move is clearly best, everybody finds it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
pub struct Agreement {
    /// How many positions the engine looked at for each move.
    pub nodes: u32,
    /// Each side's moves together.
    pub sides: BySide<SideAgreement>,
    /// The moves on which the engine had an opinion: those after the armies were placed for which there
    /// was a choice. None with dice.
    pub moves: Vec<JudgedMove>,
}

/// How far a side's moves are the engine's.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
pub struct SideAgreement {
    /// How many moves were looked at.
    pub moves: u32,
    /// How many of them were the engine's first choice.
    pub same: u32,
    /// Points that a move cost on average, from 0 to 1.
    pub lost: f64,
}

/// A move beside the engine's.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
pub struct JudgedMove {
    /// Its place among the moves of the snapshot, from 0.
    pub ply: u32,
    /// Whose.
    pub by: Color,
    /// What was played, in UCI notation.
    pub played: String,
    /// What the engine would have played.
    pub best: String,
    /// Points that it cost, from 0 to 1.
    pub lost: f64,
}

/// What was done, newest first.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
pub struct AuditLog {
    /// A page of it, at most 50.
    pub entries: Vec<AuditEntry>,
    /// What `before` must be for the next page; `null` at the end.
    pub next: Option<u32>,
}

/// Something that was done. Nothing changes or removes it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
pub struct AuditEntry {
    /// Its number, from 1.
    pub number: u32,
    /// When, in milliseconds since 1970 (UTC).
    #[cfg_attr(test, ts(type = "number"))]
    pub at: i64,
    /// Who; `null` is whoever runs the server.
    pub by: Option<Person>,
    /// What.
    pub action: AuditAction,
    /// Whom it concerns.
    pub person: Option<Person>,
    /// In which game.
    pub game: Option<String>,
    /// Which of the words beside it.
    pub message: Option<u32>,
    /// On which report.
    pub report: Option<String>,
    /// Why.
    pub reason: String,
}

/// What can be done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[serde(rename_all = "kebab-case")]
pub enum AuditAction {
    /// Somebody became a moderator.
    Granted,
    /// Somebody is a moderator no longer.
    Revoked,
    /// An account was closed.
    Closed,
    /// An account was opened again.
    Reopened,
    /// Words were removed.
    Removed,
    /// A report was dismissed.
    Dismissed,
}
