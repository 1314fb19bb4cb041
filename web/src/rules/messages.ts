// Generated from bindings/wasm/src/messages.rs by `cargo test -p sittuyin-wasm`. Do not edit.

/**
 * One side.
 */
export type Color = "white" | "black";

/**
 * A kind of piece.
 */
export type Role = "king" | "general" | "elephant" | "knight" | "rook" | "pawn";

/**
 * A draw that the side to move may claim.
 */
export type Claim = "promotions-only" | "fifty-move" | "threefold" | "count";

/**
 * An end of the game that a player chose.
 */
export type Ending = { "kind": "resigned", by: Color, } | { "kind": "claimed", claim: Claim, } | { "kind": "agreed" };

/**
 * A game as the page keeps it and as it survives a reload.
 */
export type GameRecord = { ruleset: string, version: number, fen: string | null, moves: Array<string>, ending: Ending | null, };

/**
 * A piece that the side to place has put on the board but not yet confirmed.
 */
export type DraftPiece = { role: Role, square: string, };

/**
 * Something a player tried to do on the board.
 */
export type Attempt = { "kind": "place", role: Role, to: string, } | { "kind": "move", from: string, to: string, } | { "kind": "promote", from: string, to: string, } | { "kind": "takeUp", from: string, };

/**
 * What the page asks.
 */
export type Request = { "kind": "rulesets" } | { "kind": "game", record: GameRecord, draft: Array<DraftPiece>, } | { "kind": "explain", record: GameRecord, draft: Array<DraftPiece>, attempt: Attempt, } | { "kind": "search", record: GameRecord, level: number, seed: number, } | { "kind": "arrange", record: GameRecord, draft: Array<DraftPiece>, level: number, seed: number, };

/**
 * A ruleset as the new-game dialog lists it.
 */
export type RulesetView = { id: string, version: number, };

/**
 * A piece on a square.
 */
export type PlacedPiece = { square: string, color: Color, role: Role, draft: boolean, };

/**
 * Pieces in hand of one side.
 */
export type HandView = { role: Role, count: number, };

/**
 * The part of the game.
 */
export type Stage = "deployment" | "rearrangement" | "play";

/**
 * What kind of move a lawful move is.
 */
export type MoveKind = "placement" | "move" | "promotion-in-place" | "promotion-by-step";

/**
 * A lawful move.
 */
export type MoveView = { uci: string, kind: MoveKind, role: Role, from: string | null, to: string, captured: Role | null, };

/**
 * A move of the game so far.
 */
export type PlayedMove = { move: MoveView, color: Color, san: string, check: boolean, };

/**
 * The count against a bare king.
 */
export type CountView = { limit: number, used: number, attacker: Color, };

/**
 * A draft and what may be done with it.
 */
export type DraftView = { confirm: Array<string> | null, loose: Array<string>, };

/**
 * Why the game ended.
 */
export type Reason = "checkmate" | "stalemate" | "no-lawful-move" | "dead-position" | "counted-out" | "fivefold-repetition" | "seventy-five-move" | "promotions-only" | "fifty-move" | "threefold" | "count" | "resignation" | "agreement" | "flag";

/**
 * The end of the game.
 */
export type OutcomeView = { winner: Color | null, reason: Reason, rule: string | null, };

/**
 * All that the page shows of a game.
 */
export type GameView = { fen: string, pieces: Array<PlacedPiece>, white: Array<HandView>, black: Array<HandView>, turn: Color, stage: Stage, draft: DraftView | null, moves: Array<MoveView>, check: string | null, checkers: Array<string>, history: Array<PlayedMove>, claims: Array<Claim>, count: CountView | null, outcome: OutcomeView | null, };

/**
 * What a marked square shows.
 */
export type Mark = "attacker" | "line" | "target";

/**
 * A square that shows why a move is not lawful.
 */
export type MarkedSquare = { square: string, mark: Mark, };

/**
 * The kinds of reason.
 */
export type IllegalReason = "game-over" | "empty-square" | "not-your-piece" | "own-piece-there" | "not-its-move" | "path-blocked" | "pawn-blocked" | "pawn-needs-capture" | "exposes-king" | "leaves-check" | "king-into-check" | "must-place-first" | "not-in-hand" | "square-taken" | "outside-zone" | "rook-back-rank-only" | "back-rank-for-rooks" | "rook-faces-king" | "screen-needed" | "placed-into-check" | "placement-checks" | "not-a-pawn" | "general-present" | "not-on-promotion-square" | "promotion-passed" | "promotion-in-place-only" | "promotion-cannot-capture" | "promotion-too-far" | "promotion-attacks" | "promotion-checks" | "promotion-unsafe" | "promotion-while-in-hand" | "stalemates";

/**
 * Why a move is not lawful.
 */
export type Explanation = { reason: IllegalReason, role: Role | null, rule: string | null, squares: Array<MarkedSquare>, };

/**
 * What the module answers.
 */
export type Response = { "kind": "rulesets", rulesets: Array<RulesetView>, } | { "kind": "game", game: GameView, } | { "kind": "explanation", explanation: Explanation | null, } | { "kind": "progress", depth: number, nodes: number, score: number, } | { "kind": "best", uci: string | null, claim: Claim | null, } | { "kind": "arrangement", draft: Array<DraftPiece>, } | { "kind": "failure", message: string, };
