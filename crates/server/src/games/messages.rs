//! What the page and the server say to each other about a game.
//!
//! | route | request | answer |
//! |---|---|---|
//! | `GET /api/games` | query, see below | [`GameList`], newest first |
//! | `GET /api/games/{id}` | | [`GameSnapshot`] |
//! | `GET /api/games/{id}/pgn` | | the game as PGN; 404 while an arrangement is hidden |
//! | `GET /api/games/{id}/fen` | `ply`, or none for now | the position after so many of its moves, placements and throws |
//! | `GET /api/games/{id}/picture.svg` | the same | the board then, as the page draws it |
//! | `GET /api/games/{id}/picture.png` | the same | that picture painted, 600 pixels wide and high, for previews of links |
//! | `GET /api/games/{id}/arrangement` | | [`OwnArrangement`], to its owner alone |
//! | `POST /api/games/{id}/actions` | [`Act`] | [`Ack`], or [`Refused`] with the state |
//! | `GET /api/games/{id}/live` | WebSocket | see `live/messages.rs` |
//!
//! The query of a list: `state` is `live` or `over`; `name` or else the id `person` is who plays, the name
//! `opponent` against whom; `ruleset`; `rated` is `true` or `false`; `result` is a [`SoughtResult`]; `since` and
//! `until` are the first moment at which a game was begun and the first at which none was; `limit` is at most 50;
//! `before` is what `next` was. All may be left out.
//!
//! Times are milliseconds since 1970 (UTC), durations milliseconds unless they say seconds.

use crate::accounts::messages::Person;
use crate::wire::{BySide, Claim, Color, ErrorBody, Order};
use serde::{Deserialize, Serialize};
#[cfg(test)]
use ts_rs::TS;

/// How long the players may think.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[serde(tag = "kind", rename_all = "lowercase", deny_unknown_fields)]
pub enum TimeControl {
    /// A clock for the game, and another for arranging the army.
    Clock {
        /// Seconds for the whole game, 5 to 10,800.
        initial: u32,
        /// Seconds added after each move, 0 to 180.
        increment: u32,
        /// Seconds for arranging, 5 to 3,600; nothing is added to them and nothing of them is kept.
        deployment: u32,
    },
    /// Days for each turn, 1 to 14.
    Days {
        /// How many.
        days: u32,
    },
    /// No limit.
    Unlimited,
}

/// What is played for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Terms {
    /// Ruleset id, for example `formal`.
    pub ruleset: String,
    /// The order of placing; `null` is the ruleset's usual one.
    #[serde(default)]
    pub order: Option<Order>,
    /// The time.
    pub time: TimeControl,
    /// Whether it counts for the ratings. Both must be registered then.
    pub rated: bool,
}

/// A side of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
pub struct Player {
    /// Who.
    #[serde(flatten)]
    pub person: Person,
    /// The rating with which the game was begun, rounded; `null` where there is none.
    pub rating: Option<i32>,
    /// Whether that rating is still uncertain.
    pub provisional: bool,
}

/// A game, whole: what a page needs to show it and go on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[serde(rename_all = "camelCase")]
pub struct GameSnapshot {
    /// Ten letters and digits, as in its address.
    pub id: String,
    /// Ruleset id.
    pub ruleset: String,
    /// Version of the ruleset.
    pub version: u32,
    /// The order of placing.
    pub order: Order,
    /// The time.
    pub time: TimeControl,
    /// Whether it counts for the ratings.
    pub rated: bool,
    /// Who plays.
    pub players: BySide<Player>,
    /// When it was begun.
    #[cfg_attr(test, ts(type = "number"))]
    pub created_at: i64,
    /// Moves, placements and throws as in a `GameRecord`. Behind the curtain nothing stands here
    /// before both have confirmed.
    pub moves: Vec<String>,
    /// What changes.
    pub status: GameStatus,
}

/// What changes while a game is played; small enough to be sent with each event.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[serde(rename_all = "camelCase")]
pub struct GameStatus {
    /// How many events the game has. Each update has the next number.
    pub seq: u32,
    /// How many moves, placements and throws there are.
    pub ply: u32,
    /// Names the position, 16 hexadecimal digits: to be sent back with an action.
    pub position: String,
    /// Whose turn it is; `null` when the game is over and while both arrange behind the curtain.
    pub turn: Option<Color>,
    /// Who has confirmed an arrangement behind the curtain. Both `false` in any other order.
    pub confirmed: BySide<bool>,
    /// The clocks; `null` without limit.
    pub clocks: Option<BySide<ClockView>>,
    /// When the server wrote this, for the clocks.
    #[cfg_attr(test, ts(type = "number"))]
    pub now: i64,
    /// Who offers a draw.
    pub draw_offer: Option<Color>,
    /// Who asks to take moves back.
    pub takeback: Option<TakebackView>,
    /// Whether the players may still abort.
    pub abortable: bool,
    /// How it ended.
    pub result: Option<GameResult>,
}

/// A request to take moves back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
pub struct TakebackView {
    /// Who asks.
    pub by: Color,
    /// How many moves would be taken back.
    pub plies: u32,
}

/// The clocks of a side. `remaining` and `deployment` are what it had at `since`, when it runs, and
/// what it has, when it stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[serde(rename_all = "camelCase")]
pub struct ClockView {
    /// For the game; with days a turn, for this turn.
    #[cfg_attr(test, ts(type = "number"))]
    pub remaining: i64,
    /// For arranging; 0 with days a turn.
    #[cfg_attr(test, ts(type = "number"))]
    pub deployment: i64,
    /// Which of the two runs.
    pub running: Option<RunningClock>,
    /// Since when it runs. It may lie in the future: the clock stands until then.
    #[cfg_attr(test, ts(type = "number | null"))]
    pub since: Option<i64>,
    /// How much of this side's time was given back for delays of the network.
    #[cfg_attr(test, ts(type = "number"))]
    pub compensated: i64,
}

/// Which clock runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[serde(rename_all = "lowercase")]
pub enum RunningClock {
    /// The clock of the game.
    Main,
    /// The clock for arranging.
    Deployment,
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[serde(rename_all = "camelCase")]
pub struct GameResult {
    /// The winner; `null` for a draw and for a game that was aborted.
    pub winner: Option<Color>,
    /// Why.
    pub reason: EndReason,
}

/// Why a game ended. All but `aborted` are the `Reason` of the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[serde(rename_all = "kebab-case")]
pub enum EndReason {
    /// Before anything was placed, a player left or the time for arranging ran out: no result.
    Aborted,
    /// The king is attacked and cannot be saved.
    Checkmate,
    /// No move, and the king is not attacked.
    Stalemate,
    /// Every move would stalemate the opponent (C1, C2).
    NoLawfulMove,
    /// Nobody can mate (C24).
    DeadPosition,
    /// The attacker did not mate within the count (C19).
    CountedOut,
    /// Five times the same position (C26).
    FivefoldRepetition,
    /// Seventy-five moves of each side without progress (C26).
    SeventyFiveMove,
    /// A claim: king and one pawn with only promotions (C23).
    PromotionsOnly,
    /// A claim: fifty moves without progress (C22).
    FiftyMove,
    /// A claim: the same position three times (C25).
    Threefold,
    /// A claim: the count has run out (C20).
    Count,
    /// The king was captured (C27).
    KingCaptured,
    /// A hundred turns without a capture or pawn move (C27).
    HundredTurns,
    /// A side gave up.
    Resignation,
    /// Both agreed.
    Agreement,
    /// A clock ran out (C26).
    Flag,
}

/// What a player does. `ply` and `position` are those of the last [`GameStatus`] seen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Act {
    /// 8 to 40 letters, digits, `-` and `_`, new for each action. The same again gets the same answer.
    pub nonce: String,
    /// The ply acted upon.
    pub ply: u32,
    /// The position acted upon.
    pub position: String,
    /// What is done.
    pub action: Action,
    /// How long the player thought by the page's own measure. It bounds what is given back for delays
    /// of the network, and nothing else.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, type = "number"))]
    pub think: Option<u32>,
}

/// The actions.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Action {
    /// A move or a placement in UCI notation. Dice are thrown by the server.
    Play {
        /// For example `e2e3` or `K@e2`.
        uci: String,
    },
    /// The whole army of a side, in orders other than alternate; `murray` and `parlett` may name
    /// displaced pawns.
    Arrange {
        /// Placements in UCI notation, in any order.
        placements: Vec<String>,
    },
    /// Offers a draw. It stands until it is answered or the other side moves.
    OfferDraw,
    /// Accepts it.
    AcceptDraw,
    /// Declines it.
    DeclineDraw,
    /// Claims a draw by the rules.
    Claim {
        /// What.
        claim: Claim,
    },
    /// Gives up.
    Resign,
    /// Ends the game without a result before anything was placed.
    Abort,
    /// Asks to take the own last move back. Never in rated games.
    OfferTakeback,
    /// Agrees.
    AcceptTakeback,
    /// Declines.
    DeclineTakeback,
    /// Gives the opponent 15 seconds; never in rated games.
    AddTime,
}

/// The action is stored.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
pub struct Ack {
    /// Its nonce.
    pub nonce: String,
    /// The number of the event it became.
    pub seq: u32,
}

/// The action is not stored, and the game is as before.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
pub struct Refused {
    /// Its nonce.
    pub nonce: String,
    /// Why.
    pub error: ErrorBody,
    /// The game as it is.
    pub game: Box<GameSnapshot>,
}

/// One event, as those hear it who follow the game: `moves` from index `from` on are now as given,
/// and the status is new.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
pub struct GameUpdate {
    /// What happened.
    pub happening: Happening,
    /// The first move that changed.
    pub from: u32,
    /// The moves from there on.
    pub moves: Vec<String>,
    /// The status after it.
    pub status: GameStatus,
}

/// What happened. The end of a game stands in the status.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[serde(
    tag = "kind",
    rename_all = "kebab-case",
    rename_all_fields = "camelCase"
)]
pub enum Happening {
    /// A move or a placement.
    Played {
        /// By whom.
        by: Color,
    },
    /// A throw of the dice.
    Thrown {
        /// Whose dice.
        by: Color,
    },
    /// A whole army in the open.
    Arranged {
        /// Whose.
        by: Color,
    },
    /// An army behind the curtain.
    Confirmed {
        /// Whose.
        by: Color,
    },
    /// The curtain rose.
    Revealed,
    /// A draw was offered.
    DrawOffered {
        /// By whom.
        by: Color,
    },
    /// It was declined.
    DrawDeclined {
        /// By whom.
        by: Color,
    },
    /// It was accepted.
    DrawAgreed,
    /// A draw was claimed.
    Claimed {
        /// By whom.
        by: Color,
    },
    /// A side gave up.
    Resigned {
        /// Which.
        by: Color,
    },
    /// The game was aborted; `null` by the clock.
    Aborted {
        /// By whom.
        by: Option<Color>,
    },
    /// A clock ran out.
    Flagged {
        /// Whose.
        by: Color,
    },
    /// A take-back was asked for.
    TakebackOffered {
        /// By whom.
        by: Color,
    },
    /// It was declined.
    TakebackDeclined {
        /// By whom.
        by: Color,
    },
    /// It was agreed to.
    TookBack,
    /// A player gave the other time.
    TimeAdded {
        /// Who gave.
        by: Color,
    },
    /// The server had stopped; the clocks stood still meanwhile.
    Resumed,
}

/// The own arrangement behind the curtain, to its owner alone.
#[expect(missing_debug_implementations)] // so that it can stand in no log line
#[derive(Serialize)]
#[cfg_attr(test, derive(TS))]
pub struct OwnArrangement {
    /// The placements; `null` while nothing is confirmed, and once the curtain has risen.
    pub placements: Option<Vec<String>>,
}

/// Games, newest first.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
pub struct GameList {
    /// A page of them.
    pub games: Vec<GameSummary>,
    /// What `before` must be for the next page; `null` at the end.
    #[cfg_attr(test, ts(type = "string | null"))]
    pub next: Option<String>,
}

/// A result that is looked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[serde(rename_all = "lowercase")]
pub enum SoughtResult {
    /// White has won.
    White,
    /// Black has won.
    Black,
    /// Nobody has.
    Draw,
    /// Who was named has won.
    Won,
    /// Who was named has lost.
    Lost,
}

/// How many games somebody has played to an end, aborted ones left out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
pub struct GameCounts {
    /// All of them.
    pub played: u32,
    /// Won.
    pub won: u32,
    /// Lost.
    pub lost: u32,
    /// Drawn.
    pub drawn: u32,
}

/// A game in a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[serde(rename_all = "camelCase")]
pub struct GameSummary {
    /// As in its address.
    pub id: String,
    /// Ruleset id.
    pub ruleset: String,
    /// The order of placing.
    pub order: Order,
    /// The time.
    pub time: TimeControl,
    /// Whether it counts for the ratings.
    pub rated: bool,
    /// Who plays.
    pub players: BySide<Player>,
    /// When it was begun.
    #[cfg_attr(test, ts(type = "number"))]
    pub created_at: i64,
    /// When it ended; `null` while it is played.
    #[cfg_attr(test, ts(type = "number | null"))]
    pub ended_at: Option<i64>,
    /// How many moves, placements and throws there are.
    pub ply: u32,
    /// How it ended; `null` while it is played.
    pub result: Option<GameResult>,
}
