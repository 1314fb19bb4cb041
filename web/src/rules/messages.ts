// Generated from bindings/wasm/src/messages.rs. Do not edit: change that file, then run
// UPDATE=1 cargo test -p sittuyin-wasm typescript

/** One side. */
export type Color = "white" | "black";

/** A kind of piece. */
export type Role = "king" | "general" | "elephant" | "knight" | "rook" | "pawn";

/** Who places when. */
export type Order = "alternate" | "all-then-all" | "hidden";

/** A game as the page keeps it and as it survives a reload. */
export type GameRecord = {
/** Ruleset id, for example `formal`. */
ruleset: string,
/** Version of the ruleset the game was begun under. */
version: number,
/** Starting position; `null` is the array with every piece in hand. */
fen: string | null,
/** The order of placing; `null` is the ruleset's usual one. */
order?: Order | null,
/** Moves in UCI notation, placements included, and throws of the dice such as `1,4,4`. Behind the
 * curtain nothing stands here before both sides have confirmed. */
moves: Array<string>,
/** What ended the game other than a move. */
ending: Ending | null, };

/** An end of the game that a player chose. */
export type Ending = { "kind": "resigned",
/** The side that gave up. */
by: Color, } | { "kind": "claimed",
/** What it claimed. */
claim: Claim, } | { "kind": "agreed" };

/** A draw that the side to move may claim. */
export type Claim = "promotions-only" | "fifty-move" | "threefold" | "count";

/** A piece that the side to place has put on the board but not yet confirmed. */
export type DraftPiece = {
/** The kind of piece. */
role: Role,
/** Its square, for example `e2`. */
square: string,
/** Where the own pawn was put whose square it took (C17). */
displaced?: string | null, };

/** What the page asks. */
export type Request = { "kind": "rulesets" } | { "kind": "game",
/** The game. */
record: GameRecord,
/** The draft of the side to place; empty outside the deployment. */
draft: Array<DraftPiece>,
/** Whose draft it is behind the curtain; else `null` will do. */
side?: Color | null, } | { "kind": "explain",
/** The game. */
record: GameRecord,
/** The draft of the side to place. */
draft: Array<DraftPiece>,
/** Whose draft it is behind the curtain; else `null` will do. */
side?: Color | null,
/** What was tried. */
attempt: Attempt, } | { "kind": "search",
/** The game. */
record: GameRecord,
/** Playing strength, from 1. */
level: number,
/** Varies the play between games; the same seed gives the same move. */
seed: number, } | { "kind": "arrange",
/** The game. */
record: GameRecord,
/** What the player has placed already; it is kept. */
draft: Array<DraftPiece>,
/** Whose draft it is behind the curtain; else `null` will do. */
side?: Color | null,
/** Playing strength, from 1. */
level: number,
/** Varies the arrangement between games. */
seed: number, } | { "kind": "bench",
/** Plies, from 1 to 64. */
depth: number, };

/** Something a player tried to do on the board. */
export type Attempt = { "kind": "place",
/** The piece. */
role: Role,
/** The square. */
to: string,
/** Where the own pawn on that square is to go (C17). */
displaced?: string | null, } | { "kind": "move",
/** Where the piece stands. */
from: string,
/** Where it was to go. */
to: string, } | { "kind": "promote",
/** Where the pawn stands. */
from: string,
/** Where the general would appear. */
to: string, } | { "kind": "takeUp",
/** Where it stands. */
from: string, };

/** What the module answers. */
export type Response = { "kind": "rulesets",
/** One entry a ruleset. */
rulesets: Array<RulesetView>, } | { "kind": "game",
/** The state. */
game: GameView, } | { "kind": "explanation",
/** The reason. */
explanation: Explanation | null, } | { "kind": "progress",
/** Plies searched in full. */
depth: number,
/** Positions searched. */
nodes: number,
/** Centipawns (a pawn is 100) for the side to move. A mate in `n` moves is 32000 less `n`. */
score: number, } | { "kind": "best",
/** The move in UCI notation. */
uci: string | null,
/** A claim the computer makes instead of moving. */
claim: Claim | null, } | { "kind": "arrangement",
/** Every piece of the side to place. */
draft: Array<DraftPiece>, } | { "kind": "bench",
/** Positions searched: the same number on every machine. */
nodes: number,
/** The time it took. */
milliseconds: number, } | { "kind": "failure",
/** What was wrong, in English; meant for the console. */
message: string, };

/** A ruleset as the new-game dialog lists it. Its name and summary are in the page's catalogues,
 * under its id. */
export type RulesetView = {
/** Id, for example `formal`. */
id: string,
/** Version of its rules. */
version: number,
/** The orders of placing, the usual one first. */
orders: Array<Order>,
/** Whether it is played with dice. */
dice: boolean, };

/** A piece on a square. */
export type PlacedPiece = {
/** The square. */
square: string,
/** Its side. */
color: Color,
/** Its kind. */
role: Role,
/** Whether it belongs to the unconfirmed draft. */
draft: boolean, };

/** Pieces in hand of one side. */
export type HandView = {
/** The kind of piece. */
role: Role,
/** How many of it, at least 1. */
count: number, };

/** The part of the game. */
export type Stage = "deployment" | "rearrangement" | "play";

/** What kind of move a lawful move is. */
export type MoveKind = "placement" | "move" | "relocation" | "promotion-in-place" | "promotion-by-step";

/** A lawful move. */
export type MoveView = {
/** UCI notation; the identity of the move. A shift in a draft is written `e2f2`. */
uci: string,
/** What it is. */
kind: MoveKind,
/** The piece that is placed or moves. */
role: Role,
/** Where it comes from; `null` is the hand. */
from: string | null,
/** Where it goes; the pawn's own square when it promotes in place. */
to: string,
/** Where the own pawn goes whose square a placed piece takes (C17). */
displaced?: string | null,
/** The kind of piece it captures. */
captured: Role | null, };

/** A move of the game so far. */
export type PlayedMove = {
/** The move. */
move: MoveView,
/** Who made it. */
color: Color,
/** Standard algebraic notation with English letters, for example `Sd5+`. */
san: string,
/** Whether it gives check. */
check: boolean, };

/** A throw of the dice (C27). */
export type ThrowView = {
/** How many moves had been made before it. */
ply: number,
/** Who threw. */
color: Color,
/** The roles that the three dice move, in the order of their faces. */
roles: Array<Role>,
/** Whether none of them could be played, so that the turn passed. */
passed: boolean, };

/** The dice of the turn (C27). */
export type DiceView = {
/** Whether they must be thrown now. */
awaited: boolean,
/** The roles of the dice that are still to be played. */
left: Array<Role>,
/** Every throw of the game. */
throws: Array<ThrowView>, };

/** The count against a bare king. */
export type CountView = {
/** Moves allowed: 16, 44 or 64 (C18). */
limit: number,
/** Moves of the attacker counted so far. */
used: number,
/** The side that must mate in time. */
attacker: Color, };

/** A draft and what may be done with it. */
export type DraftView = {
/** The moves that confirm it, in an order in which each is lawful; `null` until the hand is empty. */
confirm: Array<string> | null,
/** Squares of drafted pieces that may be taken up again without making another one unlawful. */
loose: Array<string>, };

/** Why the game ended. */
export type Reason = "checkmate" | "stalemate" | "no-lawful-move" | "dead-position" | "counted-out" | "fivefold-repetition" | "seventy-five-move" | "promotions-only" | "fifty-move" | "threefold" | "count" | "king-captured" | "hundred-turns" | "resignation" | "agreement" | "flag";

/** The end of the game. */
export type OutcomeView = {
/** The winner; `null` is a draw. */
winner: Color | null,
/** Why. */
reason: Reason,
/** The rule it rests on, for example `C24`, where one of the numbered resolutions decides. */
rule: string | null, };

/** All that the page shows of a game. */
export type GameView = {
/** The position in FEN, without the draft. */
fen: string,
/** Pieces on the board, drafted ones included. */
pieces: Array<PlacedPiece>,
/** What White still holds, the draft taken out. */
white: Array<HandView>,
/** What Black still holds, the draft taken out. */
black: Array<HandView>,
/** Whose turn it is. */
turn: Color,
/** The part of the game. */
stage: Stage,
/** Not `null` where the side to place arranges freely before it confirms. */
draft: DraftView | null,
/** Lawful moves; in a draft: lawful additions to it and lawful shifts (`from` is set) of what is in it. */
moves: Array<MoveView>,
/** The attacked king of the side to move. */
check: string | null,
/** The men that attack it. */
checkers: Array<string>,
/** The dice, where the ruleset has them and the play has begun. */
dice: DiceView | null,
/** The game so far. */
history: Array<PlayedMove>,
/** Draws that the side to move may claim now. */
claims: Array<Claim>,
/** The count, where one runs. */
count: CountView | null,
/** The end, once it has come. */
outcome: OutcomeView | null, };

/** A square that shows why a move is not lawful. */
export type MarkedSquare = {
/** The square. */
square: string,
/** What it shows. */
mark: Mark, };

/** What a marked square shows. */
export type Mark = "attacker" | "line" | "target";

/** Why a move is not lawful. */
export type Explanation = {
/** The reason; the sentence is in the page's catalogues under it. */
reason: IllegalReason,
/** The piece concerned, where the sentence names one. */
role: Role | null,
/** The numbered resolution, for example `C7`; `null` where the rules text alone decides. */
rule: string | null,
/** The squares that show it. */
squares: Array<MarkedSquare>, };

/** The kinds of reason. The sentences that name them take `{from}`, `{to}` and `{role}`. */
export type IllegalReason = "game-over" | "empty-square" | "not-your-piece" | "own-piece-there" | "not-its-move" | "path-blocked" | "pawn-blocked" | "pawn-needs-capture" | "exposes-king" | "leaves-check" | "king-into-check" | "must-place-first" | "throw-first" | "no-die" | "king-captured" | "displaced-pawn-needs-square" | "nothing-to-displace" | "displaced-outside-zone" | "relocation-outside-half" | "relocation-captures" | "rearranging-pawn" | "promotion-while-rearranging" | "not-in-hand" | "square-taken" | "outside-zone" | "rook-back-rank-only" | "back-rank-for-rooks" | "rook-faces-king" | "screen-needed" | "placed-into-check" | "placement-checks" | "not-a-pawn" | "general-present" | "not-on-promotion-square" | "promotion-passed" | "promotion-in-place-only" | "promotion-cannot-capture" | "promotion-too-far" | "promotion-attacks" | "promotion-checks" | "promotion-unsafe" | "promotion-while-in-hand" | "stalemates";
