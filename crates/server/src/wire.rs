//! The words that every message uses, and the form of an error.

use serde::{Deserialize, Serialize};
#[cfg(test)]
use ts_rs::TS;

/// One side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[serde(rename_all = "lowercase")]
pub enum Color {
    /// Red with the traditional pieces; moves first.
    White,
    /// Black.
    Black,
}

/// Who places when.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[serde(rename_all = "kebab-case")]
pub enum Order {
    /// One piece a turn, White first.
    Alternate,
    /// White places its whole army, then Black.
    AllThenAll,
    /// Both place in secret behind a curtain and reveal at once (C8).
    Hidden,
}

/// A draw that the side to move may claim.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[serde(rename_all = "kebab-case")]
pub enum Claim {
    /// King and one pawn, and only promotions to play (C23).
    PromotionsOnly,
    /// Fifty moves of each side without a capture, pawn move or promotion (C22).
    FiftyMove,
    /// The same position for the third time (C25).
    Threefold,
    /// The count has run out (C20).
    Count,
}

/// What White has, and what Black has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
pub struct BySide<T> {
    /// White's.
    pub white: T,
    /// Black's.
    pub black: T,
}

/// Why a request was refused: the body of every answer whose status is 400 or more.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[serde(rename_all = "camelCase")]
pub struct ErrorBody {
    /// What programs go by. It never changes its meaning.
    pub code: ErrorCode,
    /// What was wrong and what would be right, in English.
    pub message: String,
    /// Seconds to wait before asking again, where waiting helps.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub retry_after: Option<u32>,
}

/// The kinds of refusal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[serde(rename_all = "kebab-case")]
pub enum ErrorCode {
    /// The request cannot be read, or a field has a value it cannot have.
    Invalid,
    /// The body or the message is too large.
    TooLarge,
    /// The request does not come from a page of this server.
    ForeignOrigin,
    /// This server is reached without encryption under a name for which cookies would be unsafe.
    Unencrypted,
    /// Nobody is signed in, or the session has ended.
    SignedOut,
    /// A registered name is needed.
    MembersOnly,
    /// This is for moderators.
    ModeratorsOnly,
    /// Name and password do not go together.
    WrongPassword,
    /// The recovery code is not one of this account, or was used.
    WrongCode,
    /// Somebody has this name, or one that looks like it.
    NameTaken,
    /// The name cannot be had.
    NameInvalid,
    /// The password cannot be used.
    PasswordInvalid,
    /// The PGN cannot be read, or holds not one game.
    PgnInvalid,
    /// The account was closed by a moderator.
    AccountClosed,
    /// There is no such thing, or it is not yours to see.
    NotFound,
    /// You do not play in this game.
    NotAPlayer,
    /// It can be read by you and changed by its owner alone.
    NotYours,
    /// It is not your turn.
    NotYourTurn,
    /// The game has gone on, or the chapter was changed, since; how it is now is enclosed.
    Stale,
    /// The game is over.
    GameOver,
    /// The move, placement or arrangement is not lawful.
    Illegal,
    /// What was asked is not possible in this game now.
    NotNow,
    /// The seek, challenge or offer is gone.
    Gone,
    /// The position stands in a rated game that is being played.
    FairPlay,
    /// One of the two has blocked the other.
    Blocked,
    /// One cannot play against oneself.
    OwnSeek,
    /// Too many requests.
    TooMany,
    /// The server cannot store anything now.
    Storage,
    /// A fault of the server's.
    Internal,
}

/// One for one with the words of the rules.
macro_rules! words {
    ($($name:ident { $($word:ident)+ })+) => { $(
        impl From<$name> for sittuyin::$name {
            fn from(word: $name) -> Self {
                match word { $($name::$word => Self::$word,)+ }
            }
        }
        impl From<sittuyin::$name> for $name {
            fn from(word: sittuyin::$name) -> Self {
                match word { $(sittuyin::$name::$word => Self::$word,)+ }
            }
        }
    )+ };
}

words! {
    Color { White Black }
    Order { Alternate AllThenAll Hidden }
    Claim { PromotionsOnly FiftyMove Threefold Count }
}

impl<T> BySide<T> {
    /// What each side has.
    pub fn new_with(mut value: impl FnMut(Color) -> T) -> Self {
        Self {
            white: value(Color::White),
            black: value(Color::Black),
        }
    }

    /// What this side has.
    pub fn of(&self, color: Color) -> &T {
        match color {
            Color::White => &self.white,
            Color::Black => &self.black,
        }
    }

    /// What this side has.
    pub fn of_mut(&mut self, color: Color) -> &mut T {
        match color {
            Color::White => &mut self.white,
            Color::Black => &mut self.black,
        }
    }
}

impl std::ops::Not for Color {
    type Output = Self;

    fn not(self) -> Self {
        match self {
            Self::White => Self::Black,
            Self::Black => Self::White,
        }
    }
}
