//! What is said beside a game, over its WebSocket (`live/messages.rs`).
//!
//! The players have a room and the spectators have one. A connection of a player sees the players' room,
//! and the spectators' as well once the game is over; every other connection sees the spectators' alone.
//! After each snapshot come the last 100 messages it may see, then each new one. Keep them by `number`: one
//! that is there already is replaced. After the end of a game a `resync` brings the players the other room.

use crate::accounts::messages::Person;
use serde::{Deserialize, Serialize};
#[cfg(test)]
use ts_rs::TS;

/// Says something in the room of this connection.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[serde(deny_unknown_fields)]
pub struct Say {
    /// As that of an action: the same again is said once.
    pub nonce: String,
    /// What.
    pub words: Words,
}

/// What is said.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[serde(tag = "kind", rename_all = "lowercase", deny_unknown_fields)]
pub enum Words {
    /// Something ready-made, which everybody reads in the own language.
    Preset {
        /// Which.
        preset: Preset,
    },
    /// Words of one's own; members only.
    Text {
        /// 1 to 200 characters on one line.
        text: String,
    },
}

/// What is ready-made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[serde(rename_all = "kebab-case")]
pub enum Preset {
    /// A greeting.
    Hello,
    /// Before the game.
    GoodLuck,
    /// Before the game.
    HaveFun,
    /// Somebody is away for a short while.
    OneMoment,
    /// Praise for the last move.
    GoodMove,
    /// Praise for the whole game.
    WellPlayed,
    /// After the game.
    GoodGame,
    /// Thanks.
    ThankYou,
    /// An apology.
    Sorry,
    /// Taking leave.
    Goodbye,
}

/// Who hears it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[serde(rename_all = "lowercase")]
pub enum ChatRoom {
    /// The two players.
    Players,
    /// Everybody else, and the players after the game.
    Spectators,
}

/// Something that was said.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
pub struct ChatMessage {
    /// Its place in the game, counted through both rooms.
    pub number: u32,
    /// Where.
    pub room: ChatRoom,
    /// When, in milliseconds since 1970 (UTC).
    #[cfg_attr(test, ts(type = "number"))]
    pub at: i64,
    /// By whom.
    pub by: Person,
    /// What; `null` when a moderator has removed it.
    pub words: Option<Words>,
}
