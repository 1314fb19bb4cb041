//! The messages that cross the border between the page and the WebAssembly modules.
//!
//! Every request is self-contained: it carries the whole game, so the module keeps no state and a
//! reload loses nothing. The TypeScript types in `web/src/rules/messages.ts` are generated from
//! these by `cargo test -p sittuyin-wasm`, which fails when they are stale.

mod analysis;
mod problem;
mod radar;
mod review;
mod rulebook;
mod study;

pub use analysis::*;
pub use problem::*;
pub use radar::*;
pub use review::*;
pub use rulebook::*;
pub use study::*;

use serde::{Deserialize, Serialize};
use sittuyin_tablebase::TableAnswer;
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

/// A kind of piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[serde(rename_all = "lowercase")]
pub enum Role {
    /// min-gyi
    King,
    /// sit-ke
    General,
    /// sin
    Elephant,
    /// myin
    Knight,
    /// yahhta
    Rook,
    /// nè
    Pawn,
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

/// A game as the page keeps it and as it survives a reload.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[serde(rename_all = "camelCase")]
pub struct GameRecord {
    /// Ruleset id, for example `formal`.
    pub ruleset: String,
    /// Version of the ruleset the game was begun under.
    pub version: u32,
    /// Starting position; `null` is the array with every piece in hand.
    pub fen: Option<String>,
    /// The order of placing; `null` is the ruleset's usual one.
    #[serde(default)]
    #[cfg_attr(test, ts(optional = nullable))]
    pub order: Option<Order>,
    /// Moves in UCI notation, placements included, and throws of the dice such as `1,4,4`. Behind the
    /// curtain nothing stands here before both sides have confirmed.
    pub moves: Vec<String>,
    /// What ended the game other than a move.
    pub ending: Option<Ending>,
}

/// An end of the game that no move brought about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(TS))]
#[serde(tag = "kind", rename_all = "lowercase")]
pub enum Ending {
    /// A side gave up.
    Resigned {
        /// The side that gave up.
        by: Color,
    },
    /// A side claimed a draw that the rules offer.
    Claimed {
        /// What it claimed.
        claim: Claim,
    },
    /// Both sides agreed on a draw.
    Agreed,
    /// A side's clock ran out.
    Flagged {
        /// Whose.
        by: Color,
    },
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

/// A piece that the side to place has put on the board but not yet confirmed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
pub struct DraftPiece {
    /// The kind of piece.
    pub role: Role,
    /// Its square, for example `e2`.
    pub square: String,
    /// Where the own pawn was put whose square it took (C17).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional = nullable))]
    pub displaced: Option<String>,
}

/// What the page asks.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
#[serde(tag = "kind", rename_all = "camelCase")]
pub enum Request {
    /// The rulesets that can be played. Answer: [`Response::Rulesets`].
    Rulesets,
    /// What a ruleset says. Answer: [`Response::Rulebook`].
    Rulebook {
        /// Its id.
        ruleset: String,
    },
    /// The state of a game with an unconfirmed draft. Answer: [`Response::Game`].
    Game {
        /// The game.
        record: GameRecord,
        /// The draft of the side to place; empty outside the deployment.
        draft: Vec<DraftPiece>,
        /// Whose draft it is behind the curtain; else `null` will do.
        #[cfg_attr(test, ts(optional = nullable))]
        side: Option<Color>,
    },
    /// Why something cannot be done. Answer: [`Response::Explanation`].
    Explain {
        /// The game.
        record: GameRecord,
        /// The draft of the side to place.
        draft: Vec<DraftPiece>,
        /// Whose draft it is behind the curtain; else `null` will do.
        #[cfg_attr(test, ts(optional = nullable))]
        side: Option<Color>,
        /// What was tried.
        attempt: Attempt,
    },
    /// The computer's move. Answers: any number of [`Response::Progress`], then [`Response::Best`].
    /// Only the module with the engine answers it.
    Search {
        /// The game.
        record: GameRecord,
        /// Playing strength, from 1.
        level: u8,
        /// Varies the play between games; the same seed gives the same move.
        seed: u32,
    },
    /// Completes the draft (or makes a whole one). Answer: [`Response::Arrangement`].
    /// Only the module with the engine answers it.
    Arrange {
        /// The game.
        record: GameRecord,
        /// What the player has placed already; it is kept.
        draft: Vec<DraftPiece>,
        /// Whose draft it is behind the curtain; else `null` will do.
        #[cfg_attr(test, ts(optional = nullable))]
        side: Option<Color>,
        /// Playing strength, from 1.
        level: u8,
        /// Varies the arrangement between games.
        seed: u32,
    },
    /// A look back on a game for one skill of one side. Answers: any number of
    /// [`Response::Reviewing`], then [`Response::Review`]. Only the module with the engine answers it,
    /// and not for a game with dice.
    Review {
        /// The game.
        record: GameRecord,
        /// The side that is reviewed.
        side: Color,
        /// What it set out to do.
        skill: Skill,
    },
    /// The best lines of a position, deeper and deeper until the depth is reached; without one the page
    /// ends the worker when it has seen enough. Answers: any number of [`Response::Analysing`], then
    /// [`Response::Analysed`]. Only the module with the engine answers it.
    Analyse {
        /// The game.
        record: GameRecord,
        /// How many lines, from 1 to 10.
        lines: u8,
        /// Plies.
        #[cfg_attr(test, ts(optional = nullable))]
        depth: Option<u8>,
    },
    /// What each move of a game has cost. Answers: any number of [`Response::Reviewing`], then
    /// [`Response::Judged`]. Only the module with the engine answers it.
    Judge {
        /// The game.
        record: GameRecord,
        /// Positions that are searched for each position of the game.
        nodes: u32,
    },
    /// The FEN of a position that is being set up, and what is wrong with it. Answer: [`Response::Composed`].
    /// Only the module with the engine answers it.
    Compose {
        /// The ruleset's id.
        ruleset: String,
        /// The pieces on the board.
        pieces: Vec<PlacedPiece>,
        /// What White holds.
        white: Vec<HandView>,
        /// What Black holds.
        black: Vec<HandView>,
        /// Whose turn it is.
        turn: Color,
    },
    /// The way of pawns to promotion, and who attacks what. Answer: [`Response::Radar`]. Only the module with
    /// the engine answers it.
    Radar {
        /// The game.
        record: GameRecord,
    },
    /// The games of a text in PGN, at most 500 of them. Answer: [`Response::Studies`]. Only the module with
    /// the engine answers it.
    ReadPgn {
        /// The text.
        text: String,
        /// The ruleset of games that name none.
        ruleset: String,
    },
    /// A game as PGN. Answer: [`Response::Written`]. Only the module with the engine answers it.
    WritePgn {
        /// The game.
        study: Study,
        /// The form: `sittuyin`, `fairy-stockfish`, `pychess`, `cutechess` or `mcr`.
        dialect: String,
    },
    /// What the endgame tables of the module say of a position; they hold three men. Answer:
    /// [`Response::Tables`]. Only the module with the engine answers it.
    Tables {
        /// The ruleset's id.
        ruleset: String,
        /// The position with its count or its clock.
        fen: String,
    },
    /// A fixed amount of searching, which shows that a build is sound and how fast it is. Answer:
    /// [`Response::Bench`]. Only the module with the engine answers it.
    Bench {
        /// Plies, from 1 to 64; without them it is the work whose number of positions is the signature
        /// of the search.
        #[cfg_attr(test, ts(optional = nullable))]
        depth: Option<u8>,
    },
}

/// Something a player tried to do on the board.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
#[serde(tag = "kind", rename_all = "camelCase")]
pub enum Attempt {
    /// Put a piece from the hand on a square.
    Place {
        /// The piece.
        role: Role,
        /// The square.
        to: String,
        /// Where the own pawn on that square is to go (C17).
        #[cfg_attr(test, ts(optional = nullable))]
        displaced: Option<String>,
    },
    /// Move the piece on one square to another; in a draft: shift a placed piece.
    Move {
        /// Where the piece stands.
        from: String,
        /// Where it was to go.
        to: String,
        /// Where the own pawn on that square is to go, in a draft (C17).
        #[cfg_attr(test, ts(optional = nullable))]
        displaced: Option<String>,
    },
    /// Promote the pawn on `from`, in place when `to` is the same square.
    Promote {
        /// Where the pawn stands.
        from: String,
        /// Where the general would appear.
        to: String,
    },
    /// Take a placed piece of the draft back into the hand.
    TakeUp {
        /// Where it stands.
        from: String,
    },
}

/// What the module answers. What only the engine says is not in the module without it, which is the smaller
/// for that.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[serde(tag = "kind", rename_all = "camelCase")]
pub enum Response {
    /// The rulesets that can be played, the default first.
    Rulesets {
        /// One entry a ruleset.
        rulesets: Vec<RulesetView>,
    },
    /// What a ruleset says.
    Rulebook {
        /// Its options, its origin, and the squares that follow.
        rulebook: Box<RulebookView>,
    },
    /// The state of a game.
    Game {
        /// The state.
        game: Box<GameView>,
    },
    /// Why an attempt is not lawful; `null` when it is lawful.
    Explanation {
        /// The reason.
        explanation: Option<Explanation>,
    },
    /// The engine is still thinking.
    Progress {
        /// Plies searched in full.
        depth: u32,
        /// Positions searched.
        #[cfg_attr(test, ts(type = "number"))]
        nodes: u64,
        /// Centipawns (a pawn is 100) for the side to move. A mate in `n` moves is 32000 less `n`.
        score: i32,
    },
    /// The computer's decision.
    Best {
        /// The move in UCI notation.
        uci: Option<String>,
        /// A claim the computer makes instead of moving.
        claim: Option<Claim>,
    },
    /// A complete arrangement.
    Arrangement {
        /// Every piece of the side to place.
        draft: Vec<DraftPiece>,
    },
    /// A review is under way.
    #[cfg(any(test, feature = "engine"))]
    Reviewing {
        /// Turns looked at.
        done: usize,
        /// Turns to look at.
        all: usize,
    },
    /// What a game shows of a skill.
    #[cfg(any(test, feature = "engine"))]
    Review {
        /// The review.
        review: Review,
    },
    /// What a search has found so far, all lines of one depth.
    #[cfg(any(test, feature = "engine"))]
    Analysing {
        /// It.
        analysis: AnalysisView,
    },
    /// What a search has found; `null` where the game is over, or where a side places its whole army at once or
    /// throws dice, so that no search can judge the position.
    #[cfg(any(test, feature = "engine"))]
    Analysed {
        /// It.
        analysis: Option<AnalysisView>,
    },
    /// What is known of a game: of its first position, and after each of its moves.
    #[cfg(any(test, feature = "engine"))]
    Judged {
        /// One more than there are moves.
        stations: Vec<StationView>,
    },
    /// A position that is being set up.
    #[cfg(any(test, feature = "engine"))]
    Composed {
        /// Its FEN, which may be of a position that cannot be played.
        fen: String,
        /// What is wrong with it; nothing where it can be played.
        problems: Vec<PositionProblem>,
    },
    /// What a position holds besides its moves.
    #[cfg(any(test, feature = "engine"))]
    Radar {
        /// Each pawn of both sides, White's first.
        outlooks: Vec<OutlookView>,
        /// The squares that somebody attacks.
        attacked: Vec<AttackedSquare>,
    },
    /// Games that were read.
    #[cfg(any(test, feature = "engine"))]
    Studies {
        /// In the order of the text.
        studies: Vec<Study>,
    },
    /// A text.
    #[cfg(any(test, feature = "engine"))]
    Written {
        /// The text.
        text: String,
    },
    /// What the endgame tables say; `null` when they do not hold the position.
    Tables {
        /// It.
        answer: Option<TableAnswer>,
    },
    /// What the fixed amount of searching came to.
    Bench {
        /// Positions searched: the same number on every machine.
        #[cfg_attr(test, ts(type = "number"))]
        nodes: u64,
        /// The time it took.
        milliseconds: u32,
    },
    /// The request could not be answered.
    Failure {
        /// What was wrong, in English; meant for the console.
        message: String,
        /// What is wrong with the position, where that is the reason; meant for the reader.
        problems: Vec<PositionProblem>,
    },
}

/// A ruleset as the new-game dialog lists it. Its name and summary are in the page's catalogues,
/// under its id.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[serde(rename_all = "camelCase")]
pub struct RulesetView {
    /// Id, for example `formal`.
    pub id: String,
    /// Version of its rules.
    pub version: u32,
    /// The orders of placing, the usual one first.
    pub orders: Vec<Order>,
    /// Whether it is played with dice.
    pub dice: bool,
}

/// A piece on a square.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
pub struct PlacedPiece {
    /// The square.
    pub square: String,
    /// Its side.
    pub color: Color,
    /// Its kind.
    pub role: Role,
    /// Whether it belongs to the unconfirmed draft.
    pub draft: bool,
}

/// Pieces in hand of one side.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
pub struct HandView {
    /// The kind of piece.
    pub role: Role,
    /// How many of it, at least 1.
    pub count: u8,
}

/// The part of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[serde(rename_all = "lowercase")]
pub enum Stage {
    /// A side still has pieces in hand.
    Deployment,
    /// The free rearrangement of the older rules.
    Rearrangement,
    /// Ordinary play.
    Play,
}

/// What kind of move a lawful move is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[serde(rename_all = "kebab-case")]
pub enum MoveKind {
    /// A piece from the hand is put on the board. In a draft it is not yet a move of the game.
    Placement,
    /// A piece moves, capturing or not.
    Move,
    /// A piece is put elsewhere in the own half before the play, or a pawn's step begins the play (C16).
    Relocation,
    /// A pawn becomes the general where it stands.
    PromotionInPlace,
    /// A pawn becomes the general on a neighbouring square.
    PromotionByStep,
}

/// A lawful move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
pub struct MoveView {
    /// UCI notation; the identity of the move. A shift in a draft is written `e2f2`, one onto an own pawn's square `e2e4,f2`.
    pub uci: String,
    /// What it is.
    pub kind: MoveKind,
    /// The piece that is placed or moves.
    pub role: Role,
    /// Where it comes from; `null` is the hand.
    pub from: Option<String>,
    /// Where it goes; the pawn's own square when it promotes in place.
    pub to: String,
    /// Where the own pawn goes whose square a placed piece takes (C17).
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional = nullable))]
    pub displaced: Option<String>,
    /// The kind of piece it captures.
    pub captured: Option<Role>,
}

/// A lawful move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[serde(rename_all = "camelCase")]
pub struct LawfulMove {
    /// The move.
    #[serde(flatten)]
    pub lawful: MoveView,
    /// Standard algebraic notation with English letters, for example `Sd5+`; in a draft as `uci`.
    pub san: String,
    /// The moves that a count allows which begins with this one (C18).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional = nullable))]
    pub starts_count: Option<u32>,
}

/// A move of the game so far.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[serde(rename_all = "camelCase")]
pub struct PlayedMove {
    /// The move.
    #[serde(rename = "move")]
    pub played: MoveView,
    /// Who made it.
    pub color: Color,
    /// Standard algebraic notation with English letters, for example `Sd5+`.
    pub san: String,
    /// Whether it gives check.
    pub check: bool,
}

/// A throw of the dice (C27).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
pub struct ThrowView {
    /// How many moves had been made before it.
    pub ply: usize,
    /// Who threw.
    pub color: Color,
    /// The roles that the three dice move, in the order of their faces.
    pub roles: Vec<Role>,
    /// Whether none of them could be played, so that the turn passed.
    pub passed: bool,
}

/// The dice of the turn (C27).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
pub struct DiceView {
    /// Whether they must be thrown now.
    pub awaited: bool,
    /// The roles of the dice that are still to be played.
    pub left: Vec<Role>,
    /// Every throw of the game.
    pub throws: Vec<ThrowView>,
}

/// The count against a bare king.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
pub struct CountView {
    /// Moves allowed: 16, 44 or 64 (C18).
    pub limit: u32,
    /// Moves of the attacker counted so far.
    pub used: u32,
    /// The side that must mate in time.
    pub attacker: Color,
}

/// A draft and what may be done with it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
pub struct DraftView {
    /// The moves that confirm it, in an order in which each is lawful; `null` until the hand is empty.
    pub confirm: Option<Vec<String>>,
    /// Squares of drafted pieces that may be taken up again without making another one unlawful.
    pub loose: Vec<String>,
}

/// Why the game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[serde(rename_all = "kebab-case")]
pub enum Reason {
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

/// The end of the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
pub struct OutcomeView {
    /// The winner; `null` is a draw.
    pub winner: Option<Color>,
    /// Why.
    pub reason: Reason,
    /// The rule it rests on, for example `C24`, where one of the numbered resolutions decides.
    pub rule: Option<String>,
}

/// All that the page shows of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[serde(rename_all = "camelCase")]
pub struct GameView {
    /// The position in FEN, without the draft.
    pub fen: String,
    /// Pieces on the board, drafted ones included.
    pub pieces: Vec<PlacedPiece>,
    /// What White still holds, the draft taken out.
    pub white: Vec<HandView>,
    /// What Black still holds, the draft taken out.
    pub black: Vec<HandView>,
    /// Whose turn it is.
    pub turn: Color,
    /// The part of the game.
    pub stage: Stage,
    /// Not `null` where the side to place arranges freely before it confirms.
    pub draft: Option<DraftView>,
    /// Lawful moves; in a draft: lawful additions to it and lawful shifts (`from` is set) of what is in it.
    pub moves: Vec<LawfulMove>,
    /// The attacked king of the side to move.
    pub check: Option<String>,
    /// The men that attack it.
    pub checkers: Vec<String>,
    /// The dice, where the ruleset has them and the play has begun.
    pub dice: Option<DiceView>,
    /// The game so far.
    pub history: Vec<PlayedMove>,
    /// Draws that the side to move may claim now.
    pub claims: Vec<Claim>,
    /// Those of them that the other side may claim as well.
    pub shared_claims: Vec<Claim>,
    /// The count, where one runs.
    pub count: Option<CountView>,
    /// The end, once it has come.
    pub outcome: Option<OutcomeView>,
}

/// A square that shows why a move is not lawful.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
pub struct MarkedSquare {
    /// The square.
    pub square: String,
    /// What it shows.
    pub mark: Mark,
}

/// What a marked square shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[serde(rename_all = "lowercase")]
pub enum Mark {
    /// A man that attacks or would attack.
    Attacker,
    /// A square of the line between.
    Line,
    /// The man or square it concerns.
    Target,
}

/// Why a move is not lawful.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
pub struct Explanation {
    /// The reason; the sentence is in the page's catalogues under it.
    pub reason: IllegalReason,
    /// The piece concerned, where the sentence names one.
    pub role: Option<Role>,
    /// The numbered resolution, for example `C7`; `null` where the rules text alone decides.
    pub rule: Option<String>,
    /// The squares that show it.
    pub squares: Vec<MarkedSquare>,
}

/// The kinds of reason. The sentences that name them take `{from}`, `{to}` and `{role}`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[serde(rename_all = "kebab-case")]
pub enum IllegalReason {
    /// The game is over.
    GameOver,
    /// There is no piece on the square it should move from.
    EmptySquare,
    /// The piece belongs to the other side.
    NotYourPiece,
    /// An own piece stands on the target square.
    OwnPieceThere,
    /// The piece does not move like that.
    NotItsMove,
    /// Something stands in the rook's way.
    PathBlocked,
    /// A pawn cannot go straight on: the square before it is taken.
    PawnBlocked,
    /// A pawn goes diagonally only to capture.
    PawnNeedsCapture,
    /// The own king would be left attacked by another man than before.
    ExposesKing,
    /// The king is attacked and this move does not save it.
    LeavesCheck,
    /// The king would step onto an attacked square.
    KingIntoCheck,
    /// Pieces in hand must be placed first (C29).
    MustPlaceFirst,
    /// The dice must be thrown first (C27).
    ThrowFirst,
    /// No unused die moves this piece (C27).
    NoDie,
    /// A king has been captured (C27).
    KingCaptured,
    /// An own pawn stands there: it must be said where it goes (C17).
    DisplacedPawnNeedsSquare,
    /// Only the square of an own pawn can be taken like that (C17).
    NothingToDisplace,
    /// A displaced pawn goes to an empty square behind the line of pawns (C17).
    DisplacedOutsideZone,
    /// A piece is rearranged within the own half (C16).
    RelocationOutsideHalf,
    /// Nothing is captured before the first pawn step (C16).
    RelocationCaptures,
    /// Until a pawn has stepped, pawns only step straight forward (C16).
    RearrangingPawn,
    /// There is no promotion before the first pawn step (C32).
    PromotionWhileRearranging,
    /// That piece is not in hand.
    NotInHand,
    /// A piece can only be placed on an empty square.
    SquareTaken,
    /// The square is outside the zone of this piece.
    OutsideZone,
    /// Rooks are placed on the own back rank only.
    RookBackRankOnly,
    /// Only rooks may be placed on the back rank.
    BackRankForRooks,
    /// A Black rook may not face the White king with only pawns or nothing between (C7).
    RookFacesKing,
    /// Taking this piece away would leave a rook facing the king with no screen (C7).
    ScreenNeeded,
    /// After this placement the own king would be attacked (C6).
    PlacedIntoCheck,
    /// After this placement the enemy king would be attacked (C6).
    PlacementChecks,
    /// Only a pawn promotes.
    NotAPawn,
    /// The own general is still on the board or in hand (C32).
    GeneralPresent,
    /// The pawn does not stand on one of its promotion squares.
    NotOnPromotionSquare,
    /// The pawn has passed its promotion square and can never promote (C13).
    PromotionPassed,
    /// Under this ruleset a pawn promotes only where it stands (C9).
    PromotionInPlaceOnly,
    /// A promotion may not capture.
    PromotionCannotCapture,
    /// A promotion by step goes to a neighbouring diagonal square.
    PromotionTooFar,
    /// The new general would attack an enemy man (C11).
    PromotionAttacks,
    /// The promotion would leave the enemy king attacked (C10, C34).
    PromotionChecks,
    /// The new general would step onto an attacked square (C31).
    PromotionUnsafe,
    /// No promotion while a man is in hand (C32).
    PromotionWhileInHand,
    /// The move would leave the opponent without a move and not in check (C1).
    Stalemates,
}
