//! What is said over the WebSocket of a game, `GET /api/games/{id}/live`: one JSON object a message.
//!
//! On opening, and whenever the server cannot be sure that the page has everything, it sends
//! [`ServerMessage::Snapshot`]. After that each [`GameUpdate`] has the next `seq`; a page that misses
//! one sends [`ClientMessage::Resync`].

use crate::chat::messages::{ChatMessage, Say};
use crate::games::messages::{Ack, Act, GameSnapshot, GameUpdate, Refused};
use crate::wire::{BySide, Color, ErrorBody};
use serde::{Deserialize, Serialize};
#[cfg(test)]
use ts_rs::TS;

/// What the page says.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum ClientMessage {
    /// Acts in the game. Answer: [`ServerMessage::Ack`] or [`ServerMessage::Refused`].
    Act(Act),
    /// Says something. Answer: [`ServerMessage::Said`] or [`ServerMessage::Unsaid`].
    Say(Say),
    /// Asks for a snapshot.
    Resync,
    /// Asks for a sign of life. Answer: [`ServerMessage::Pong`].
    Ping {
        /// Comes back as it is.
        echo: u32,
    },
}

/// What the server says.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum ServerMessage {
    /// The game, whole.
    Snapshot {
        /// It.
        game: Box<GameSnapshot>,
        /// The side of this connection; `null` for a spectator.
        you: Option<Color>,
        /// Who is there.
        presence: Presence,
    },
    /// One event.
    Update(Box<GameUpdate>),
    /// An action is stored. Its update may come before or after.
    Ack(Ack),
    /// An action was refused.
    Refused(Refused),
    /// What was said: after a snapshot everything that is to be seen, then what is new.
    Chat {
        /// Oldest first.
        messages: Vec<ChatMessage>,
    },
    /// What this connection said is stored. It comes as [`ServerMessage::Chat`] too, before or after.
    Said {
        /// Its nonce.
        nonce: String,
        /// Its number.
        number: u32,
    },
    /// What this connection said was refused.
    Unsaid {
        /// Its nonce.
        nonce: String,
        /// Why.
        error: ErrorBody,
    },
    /// Who is there.
    Presence(Presence),
    /// What stands between the players after the game.
    Rematch(RematchView),
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

/// Who is there.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
pub struct Presence {
    /// The players.
    pub players: BySide<PlayerPresence>,
    /// How many others watch.
    pub spectators: u32,
}

/// Whether a player is there.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
pub struct PlayerPresence {
    /// Whether a connection of this player is open.
    pub here: bool,
    /// Since when the player is away on the own turn; `null` when here or when the other is to move.
    #[cfg_attr(test, ts(type = "number | null"))]
    pub away: Option<i64>,
}

/// The way to a rematch.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
pub struct RematchView {
    /// Who offers one.
    pub offer: Option<Color>,
    /// The new game, once there is one.
    pub game: Option<String>,
}
