//! What the page and the server say to each other about finding an opponent.
//!
//! | route | request | answer |
//! |---|---|---|
//! | `GET /api/seeks` | | [`LobbyView`] |
//! | `POST /api/seeks` | [`NewSeek`] | [`Seek`]; it stands while the lobby's WebSocket of its owner is open, with days a turn for 14 days |
//! | `POST /api/seeks/{id}/accept` | | [`Started`] |
//! | `DELETE /api/seeks/{id}` | | 204 |
//! | `POST /api/challenges` | [`NewChallenge`] | [`Challenge`]; without a name it is a link for one other person |
//! | `GET /api/challenges/{id}` | | [`Challenge`] |
//! | `POST /api/challenges/{id}/accept` | | [`Started`] |
//! | `POST /api/challenges/{id}/decline` | | 204; by whom it was for |
//! | `DELETE /api/challenges/{id}` | | 204; by whom it is from |
//! | `POST /api/games/{id}/rematch` | | [`Started`], or 202 while the other has not agreed |
//! | `DELETE /api/games/{id}/rematch` | | 204; withdraws or declines |
//! | `GET /api/lobby/live` | WebSocket, [`LobbyRequest`] | [`LobbyMessage`]: the view on opening and after each change |

use crate::games::messages::{Player, Terms};
use crate::wire::{Color, ErrorBody};
use serde::{Deserialize, Serialize};
#[cfg(test)]
use ts_rs::TS;

/// An open offer to anybody.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
pub struct Seek {
    /// Its id.
    pub id: String,
    /// Whose it is.
    pub by: Player,
    /// What is played for.
    pub terms: Terms,
    /// The colour that its owner wants; `null` is either.
    pub color: Option<Color>,
}

/// Makes a seek.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[serde(deny_unknown_fields)]
pub struct NewSeek {
    /// What is played for.
    pub terms: Terms,
    /// The colour one wants; `null` is either.
    #[serde(default)]
    pub color: Option<Color>,
}

/// An offer to one person.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[serde(rename_all = "camelCase")]
pub struct Challenge {
    /// Its id, as in its link.
    pub id: String,
    /// Who challenges.
    pub by: Player,
    /// Who is challenged; `null` is whoever has the link.
    pub to: Option<Player>,
    /// What is played for.
    pub terms: Terms,
    /// The colour that the challenger wants; `null` is either.
    pub color: Option<Color>,
    /// What became of it.
    pub state: ChallengeState,
    /// The game, once it was accepted.
    pub game: Option<String>,
}

/// What became of a challenge.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[serde(rename_all = "lowercase")]
pub enum ChallengeState {
    /// It waits for an answer.
    Open,
    /// There is a game.
    Accepted,
    /// It was declined.
    Declined,
    /// It was withdrawn, or nobody answered in 14 days.
    Withdrawn,
}

/// Makes a challenge.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[serde(deny_unknown_fields)]
pub struct NewChallenge {
    /// What is played for.
    pub terms: Terms,
    /// The colour one wants; `null` is either.
    #[serde(default)]
    pub color: Option<Color>,
    /// The name of whom one challenges; `null` makes a link.
    #[serde(default)]
    pub to: Option<String>,
}

/// A game has begun.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
pub struct Started {
    /// Its id.
    pub game: String,
}

/// The lobby as one person sees it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
pub struct LobbyView {
    /// Open seeks, newest first, at most 200; of more, everybody's newest before anybody's second.
    pub seeks: Vec<Seek>,
    /// Open challenges to and from this person.
    pub challenges: Vec<Challenge>,
    /// Games that this person plays in and that are not over, newest first.
    pub games: Vec<String>,
}

/// What the page says over the WebSocket of the lobby.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum LobbyRequest {
    /// Asks for a sign of life. Answer: [`LobbyMessage::Pong`].
    Ping {
        /// Comes back as it is.
        echo: u32,
    },
}

/// What the server says over the WebSocket of the lobby.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum LobbyMessage {
    /// The lobby, whole.
    View(LobbyView),
    /// A sign of life.
    Pong {
        /// As it came.
        echo: u32,
        /// The server's time.
        #[cfg_attr(test, ts(type = "number"))]
        now: i64,
    },
    /// The message could not be read; the connection is closed when this goes on.
    Error(ErrorBody),
}
