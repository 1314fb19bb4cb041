//! What the page and the server say to each other about studies.
//!
//! | route | request | answer |
//! |---|---|---|
//! | `GET /api/studies` | | [`StudyList`]: one's own |
//! | `POST /api/studies` | [`NewStudy`] | [`StudyView`] |
//! | `GET /api/studies/{id}` | | [`StudyView`] |
//! | `PUT /api/studies/{id}` | [`StudyTerms`] | [`StudyView`] |
//! | `DELETE /api/studies/{id}` | | 204 |
//! | `POST /api/studies/{id}/copy` | | [`StudyView`] of a private study of one's own |
//! | `PUT /api/studies/{id}/order` | [`ChapterOrder`] | [`StudyView`] |
//! | `POST /api/studies/{id}/chapters` | [`NewChapter`] | [`Chapter`], after those there are |
//! | `GET /api/studies/{id}/chapters/{chapter}` | | [`Chapter`] |
//! | `PUT /api/studies/{id}/chapters/{chapter}` | [`ChapterChange`] | [`Chapter`], or [`StaleChapter`] |
//! | `DELETE /api/studies/{id}/chapters/{chapter}` | | 204; the last one stays |
//!
//! Whoever plays may keep studies, guests too. A study that is open by its link is read by everybody who has the
//! link, signed in or not, and copied by everybody who plays; only its owner changes it. One that is private
//! answers to others as if it did not exist.
//!
//! Bounds: a title of 100 characters, a PGN of 256 KiB, 64 chapters in a study, 100 studies and 16 MiB of PGN for
//! one person. Times are milliseconds since 1970 (UTC).

use crate::accounts::messages::Person;
use crate::wire::ErrorBody;
use serde::{Deserialize, Serialize};
#[cfg(test)]
use ts_rs::TS;

/// Who may read a study.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[serde(rename_all = "kebab-case")]
pub enum Visibility {
    /// Its owner.
    Private,
    /// Everybody who has its link.
    ByLink,
}

/// One's own studies.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
pub struct StudyList {
    /// The one that was changed last first.
    pub studies: Vec<StudySummary>,
}

/// A study in a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[serde(rename_all = "camelCase")]
pub struct StudySummary {
    /// 22 letters and digits, which nobody guesses.
    pub id: String,
    /// What it is called.
    pub title: String,
    /// Who may read it.
    pub visibility: Visibility,
    /// How many chapters it has.
    pub chapters: u32,
    /// When it was changed last.
    #[cfg_attr(test, ts(type = "number"))]
    pub updated_at: i64,
}

/// A study with the names of its chapters.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[serde(rename_all = "camelCase")]
pub struct StudyView {
    /// 22 letters and digits, which nobody guesses.
    pub id: String,
    /// Whose it is.
    pub owner: Person,
    /// What it is called.
    pub title: String,
    /// Who may read it.
    pub visibility: Visibility,
    /// When it was made.
    #[cfg_attr(test, ts(type = "number"))]
    pub created_at: i64,
    /// When it was changed last.
    #[cfg_attr(test, ts(type = "number"))]
    pub updated_at: i64,
    /// Its chapters in their order; there is always one.
    pub chapters: Vec<ChapterSummary>,
}

/// A chapter in the list of its study.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
pub struct ChapterSummary {
    /// Twelve letters and digits that never change.
    pub id: String,
    /// What it is called.
    pub title: String,
}

/// A chapter.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
pub struct Chapter {
    /// Twelve letters and digits that never change.
    pub id: String,
    /// What it is called.
    pub title: String,
    /// One more with each change of it.
    #[cfg_attr(test, ts(type = "number"))]
    pub version: i64,
    /// The game with its variations, as the crate `sittuyin` writes it.
    pub pgn: String,
}

/// Makes a study.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[serde(deny_unknown_fields)]
pub struct NewStudy {
    /// What it is called: 1 to 100 characters on one line.
    pub title: String,
    /// Who may read it.
    pub visibility: Visibility,
    /// Its first chapter.
    pub chapter: NewChapter,
}

/// Changes the title of a study and who may read it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[serde(deny_unknown_fields)]
pub struct StudyTerms {
    /// What it is called from now on: 1 to 100 characters on one line.
    pub title: String,
    /// Who may read it from now on.
    pub visibility: Visibility,
}

/// A chapter that is to be.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[serde(deny_unknown_fields)]
pub struct NewChapter {
    /// What it is called: 1 to 100 characters on one line.
    pub title: String,
    /// One game in a PGN that the crate `sittuyin` reads.
    pub pgn: String,
}

/// Changes a chapter. What is left out stays.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[serde(deny_unknown_fields)]
pub struct ChapterChange {
    /// The version that was changed.
    #[cfg_attr(test, ts(type = "number"))]
    pub version: i64,
    /// What it is called from now on.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub title: Option<String>,
    /// The game from now on.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub pgn: Option<String>,
}

/// The order of the chapters.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[serde(deny_unknown_fields)]
pub struct ChapterOrder {
    /// The ids of all chapters, each once.
    pub chapters: Vec<String>,
}

/// Why a chapter was not changed: it has been meanwhile (status 409, code `stale`).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
pub struct StaleChapter {
    /// Why.
    #[serde(flatten)]
    pub error: ErrorBody,
    /// The chapter as it is now.
    pub chapter: Chapter,
}

/// A study in the export of all that is kept of a person.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(TS))]
#[serde(rename_all = "camelCase")]
pub struct StudyExport {
    /// What it is called.
    pub title: String,
    /// Who may read it.
    pub visibility: Visibility,
    /// When it was made.
    #[cfg_attr(test, ts(type = "number"))]
    pub created_at: i64,
    /// When it was changed last.
    #[cfg_attr(test, ts(type = "number"))]
    pub updated_at: i64,
    /// Its chapters in their order.
    pub chapters: Vec<NewChapter>,
}
