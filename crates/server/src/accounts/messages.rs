//! What the page and the server say to each other about people.
//!
//! | route | request | answer |
//! |---|---|---|
//! | `GET /api/session` | | [`SessionView`] |
//! | `POST /api/session/guest` | | [`SessionView`]; a guest is made unless somebody is signed in |
//! | `POST /api/session` | [`SignIn`] | [`SessionView`] |
//! | `DELETE /api/session` | | 204: signed out here |
//! | `DELETE /api/sessions` | | 204: signed out everywhere |
//! | `POST /api/accounts` | [`Registration`] | [`Registered`]; a guest keeps the games |
//! | `POST /api/account/password` | [`PasswordChange`] | [`SessionView`]; every other session ends |
//! | `POST /api/account/recovery-codes` | [`PasswordProof`] | [`RecoveryCodes`]; the old ones end |
//! | `POST /api/recovery` | [`Recovery`] | [`SessionView`]; the code is used up |
//! | `POST /api/account/delete` | [`PasswordProof`] | 204; the games stay without the name |
//! | `GET /api/blocks` | | [`BlockList`] |
//! | `PUT /api/blocks/{id}` | | 204: no games with this person, and none of the words; `id` is a person's |
//! | `DELETE /api/blocks/{id}` | | 204 |
//! | `GET /api/account/export` | | [`AccountExport`] as a file |

use crate::chat::messages::Words;
use crate::lobby::messages::{Challenge, Seek};
use crate::moderation::messages::ReportReason;
use crate::ratings::messages::RatingView;
use crate::studies::messages::StudyExport;
use serde::{Deserialize, Serialize};
use std::fmt;
#[cfg(test)]
use ts_rs::TS;

/// Somebody who plays.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
pub struct Person {
    /// Twelve letters and digits that never change.
    pub id: String,
    /// The registered name; `null` for a guest and for an account that was deleted.
    pub name: Option<String>,
}

/// Who is signed in in this browser.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
pub struct SessionView {
    /// `null` when nobody is.
    pub person: Option<Person>,
    /// Whether that is a moderator.
    #[serde(default)]
    pub moderator: bool,
}

/// Asks for a name of one's own.
#[derive(Clone, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[serde(deny_unknown_fields)]
pub struct Registration {
    /// 3 to 20 letters a to z, digits, `-` and `_`, beginning with a letter.
    pub name: String,
    /// 10 to 200 characters, and not the name.
    pub password: String,
}

/// The answer to a registration.
#[derive(Clone, Serialize)]
#[cfg_attr(test, derive(TS))]
#[serde(rename_all = "camelCase")]
pub struct Registered {
    /// Who is signed in now.
    pub person: Person,
    /// What lets one back in without the password. They are shown once and never again.
    pub recovery_codes: Vec<String>,
}

/// Signs in.
#[derive(Clone, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[serde(deny_unknown_fields)]
pub struct SignIn {
    /// The name, in capitals or not.
    pub name: String,
    /// The password.
    pub password: String,
}

/// Changes the password.
#[derive(Clone, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[serde(deny_unknown_fields)]
pub struct PasswordChange {
    /// The password so far.
    pub old: String,
    /// The new one.
    pub new: String,
}

/// Shows that it is the owner who asks.
#[derive(Clone, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[serde(deny_unknown_fields)]
pub struct PasswordProof {
    /// The password.
    pub password: String,
}

/// New recovery codes. They are shown once and never again.
#[derive(Clone, Serialize)]
#[cfg_attr(test, derive(TS))]
#[serde(rename_all = "camelCase")]
pub struct RecoveryCodes {
    /// Each can be used once.
    pub recovery_codes: Vec<String>,
}

/// Gets back in with a recovery code.
#[derive(Clone, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[serde(deny_unknown_fields)]
pub struct Recovery {
    /// The name.
    pub name: String,
    /// A code that was not used yet, with or without its dashes.
    pub code: String,
    /// The password from now on.
    pub password: String,
}

/// Whom somebody has blocked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
pub struct BlockList {
    /// Last first.
    pub people: Vec<Person>,
}

/// What is kept about a person.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
#[serde(rename_all = "camelCase")]
pub struct AccountExport {
    /// The person.
    pub person: Person,
    /// When the account was made, in milliseconds since 1970 (UTC).
    #[cfg_attr(test, ts(type = "number"))]
    pub created_at: i64,
    /// The sessions that are open.
    pub sessions: Vec<SessionExport>,
    /// How many recovery codes are left.
    pub recovery_codes_left: u32,
    /// The games played, as PGN.
    pub games: Vec<String>,
    /// The strength in everything that was played.
    pub ratings: Vec<RatingView>,
    /// Open seeks.
    pub seeks: Vec<Seek>,
    /// Open challenges from and to this person.
    pub challenges: Vec<Challenge>,
    /// What the person said beside games.
    pub said: Vec<SaidExport>,
    /// Whom the person has blocked.
    pub blocked: Vec<Person>,
    /// What the person has reported.
    pub reports: Vec<ReportExport>,
    /// The studies the person keeps.
    pub studies: Vec<StudyExport>,
}

/// Something that was said beside a game.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub struct SaidExport {
    /// The game.
    pub game: String,
    /// When, in milliseconds since 1970 (UTC).
    #[cfg_attr(test, ts(type = "number"))]
    pub at: i64,
    /// What; `null` when a moderator has removed it.
    pub words: Option<Words>,
}

/// Something that was reported.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub struct ReportExport {
    /// When, in milliseconds since 1970 (UTC).
    #[cfg_attr(test, ts(type = "number"))]
    pub at: i64,
    /// The id of whom.
    pub person: String,
    /// In which game.
    pub game: Option<String>,
    /// Why.
    pub reason: ReportReason,
    /// In own words.
    pub comment: String,
}

/// A session that is open.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
#[serde(rename_all = "camelCase")]
pub struct SessionExport {
    /// When it was begun, in milliseconds since 1970 (UTC).
    #[cfg_attr(test, ts(type = "number"))]
    pub created_at: i64,
    /// When it ends by itself.
    #[cfg_attr(test, ts(type = "number"))]
    pub expires_at: i64,
}

/// Written instead of anything that holds a password or a code.
macro_rules! secret {
    ($($name:ident)+) => { $(
        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.debug_struct(stringify!($name)).finish_non_exhaustive()
            }
        }
    )+ };
}

secret! { Registration Registered SignIn PasswordChange PasswordProof RecoveryCodes Recovery }
