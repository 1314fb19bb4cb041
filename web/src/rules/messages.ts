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

/** An end of the game that no move brought about. */
export type Ending = { "kind": "resigned",
/** The side that gave up. */
by: Color, } | { "kind": "claimed",
/** What it claimed. */
claim: Claim, } | { "kind": "agreed" } | { "kind": "flagged",
/** Whose. */
by: Color, };

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
export type Request = { "kind": "rulesets" } | { "kind": "rulebook",
/** Its id. */
ruleset: string, } | { "kind": "game",
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
seed: number, } | { "kind": "review",
/** The game. */
record: GameRecord,
/** The side that is reviewed. */
side: Color,
/** What it set out to do. */
skill: Skill, } | { "kind": "analyse",
/** The game. */
record: GameRecord,
/** How many lines, from 1 to 10. */
lines: number,
/** Plies. */
depth?: number | null, } | { "kind": "judge",
/** The game. */
record: GameRecord,
/** Positions that are searched for each position of the game. */
nodes: number, } | { "kind": "compose",
/** The ruleset's id. */
ruleset: string,
/** The pieces on the board. */
pieces: Array<PlacedPiece>,
/** What White holds. */
white: Array<HandView>,
/** What Black holds. */
black: Array<HandView>,
/** Whose turn it is. */
turn: Color, } | { "kind": "radar",
/** The game. */
record: GameRecord, } | { "kind": "readPgn",
/** The text. */
text: string,
/** The ruleset of games that name none. */
ruleset: string, } | { "kind": "writePgn",
/** The game. */
study: Study,
/** The form: `sittuyin`, `fairy-stockfish`, `pychess`, `cutechess` or `mcr`. */
dialect: string, } | { "kind": "tables",
/** The ruleset's id. */
ruleset: string,
/** The position with its count or its clock. */
fen: string, } | { "kind": "bench",
/** Plies, from 1 to 64; without them it is the work whose number of positions is the signature
 * of the search. */
depth?: number | null, };

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
to: string,
/** Where the own pawn on that square is to go, in a draft (C17). */
displaced?: string | null, } | { "kind": "promote",
/** Where the pawn stands. */
from: string,
/** Where the general would appear. */
to: string, } | { "kind": "takeUp",
/** Where it stands. */
from: string, };

/** What the module answers. What only the engine says is not in the module without it, which is the smaller
 * for that. */
export type Response = { "kind": "rulesets",
/** One entry a ruleset. */
rulesets: Array<RulesetView>, } | { "kind": "rulebook",
/** Its options, its origin, and the squares that follow. */
rulebook: RulebookView, } | { "kind": "game",
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
draft: Array<DraftPiece>, } | { "kind": "reviewing",
/** Turns looked at. */
done: number,
/** Turns to look at. */
all: number, } | { "kind": "review",
/** The review. */
review: Review, } | { "kind": "analysing",
/** It. */
analysis: AnalysisView, } | { "kind": "analysed",
/** It. */
analysis: AnalysisView | null, } | { "kind": "judged",
/** One more than there are moves. */
stations: Array<StationView>, } | { "kind": "composed",
/** Its FEN, which may be of a position that cannot be played. */
fen: string,
/** What is wrong with it; nothing where it can be played. */
problems: Array<PositionProblem>, } | { "kind": "radar",
/** Each pawn of both sides, White's first. */
outlooks: Array<OutlookView>,
/** The squares that somebody attacks. */
attacked: Array<AttackedSquare>, } | { "kind": "studies",
/** In the order of the text. */
studies: Array<Study>, } | { "kind": "written",
/** The text. */
text: string, } | { "kind": "tables",
/** It. */
answer: TableAnswer | null, } | { "kind": "bench",
/** Positions searched: the same number on every machine. */
nodes: number,
/** The time it took. */
milliseconds: number, } | { "kind": "failure",
/** What was wrong, in English; meant for the console. */
message: string,
/** What is wrong with the position, where that is the reason; meant for the reader. */
problems: Array<PositionProblem>, };

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
/** UCI notation; the identity of the move. A shift in a draft is written `e2f2`, one onto an own pawn's square `e2e4,f2`. */
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

/** A lawful move. */
export type LawfulMove = {
/** Standard algebraic notation with English letters, for example `Sd5+`; in a draft as `uci`. */
san: string,
/** The moves that a count allows which begins with this one (C18). */
startsCount?: number | null,
/** UCI notation; the identity of the move. A shift in a draft is written `e2f2`, one onto an own pawn's square `e2e4,f2`. */
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
moves: Array<LawfulMove>,
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
/** Those of them that the other side may claim as well. */
sharedClaims: Array<Claim>,
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

/** A work that rulesets follow. */
export type Source = "ply-yard" | "chessplayx" | "fairy-stockfish" | "pychess" | "cutechess" | "murray-parlett" | "wikipedia" | "murray" | "sunnucks" | "federation";

/** Where a promoted general may appear besides the pawn's own square. */
export type Step = "none" | "diagonal" | "adjacent";

/** What becomes of a move that leaves the opponent without one, not in check. */
export type Stalemate = "draw" | "forbidden";

/** What happens when a count has run out. */
export type CountEnd = "auto" | "claim";

/** Whether a ruleset has one of the usual draws. */
export type DrawRule = "named" | "never" | "unnamed";

/** How pieces are deployed. */
export type DeploymentView = {
/** Who places when, usually. */
order: Order,
/** King, general, elephants and knights may stand on the own back rank. */
minorsBackRank: boolean,
/** They may stand on the own fourth rank, in front of the rear pawns (C5). */
frontGap: boolean,
/** Rooks may stand on the own back rank only. */
rooksBackOnly: boolean,
/** A piece may take the square of an own pawn, which is put elsewhere (C17). */
pawnSwap: boolean,
/** A Black rook may not face the White king without a non-pawn piece between (C7). */
rookScreen: boolean,
/** No placement or relocation may leave the enemy king attacked (C6). */
forbidCheck: boolean,
/** A stage of free rearrangement follows the placing (C16). */
relocationStage: boolean, };

/** How pawns promote. */
export type PromotionView = {
/** A side's only pawn may promote on any square (C12). */
solePawnAnywhere: boolean,
/** Whether the general may appear beside the pawn's square. */
step: Step,
/** A step may not go to a square the enemy attacks (C31). */
stepSafe: boolean,
/** The new general may attack no enemy man (C11). */
noAttack: boolean,
/** The enemy king may not be left attacked (C10). */
noCheck: boolean, };

/** How moves against a bare king are counted (C18). */
export type CountingView = {
/** The counts of 44 and 64 need a general beside the elephant or knight (C20). */
needGeneral: boolean,
/** What happens when the count has run out. */
onEnd: CountEnd,
/** The fifty-move claim rests while a count runs (C21). */
suspendsFifty: boolean, };

/** All options of a ruleset. */
export type RulesView = {
/** How pieces are deployed. */
deployment: DeploymentView,
/** How pawns promote. */
promotion: PromotionView,
/** What becomes of a stalemating move. */
stalemate: Stalemate,
/** King and one pawn with only promotions to play may claim a draw (C23). */
promotionsOnlyClaim: boolean,
/** The count against a bare king; `null` where there is none. */
counting: CountingView | null,
/** Fifty moves of each side without progress may be claimed a draw (C22). */
fiftyMoves: DrawRule,
/** The third occurrence of a position may be claimed a draw (C25). */
threefold: DrawRule,
/** The game is drawn when nobody can mate any more (C24). */
deadPosition: DrawRule,
/** Three dice give three moves a turn, and the king is captured (C27). */
dice: boolean, };

/** Where a side may place a kind of piece when nothing but the pawns stands on the board. */
export type ZoneView = {
/** The order of placing in which it holds. */
order: Order,
/** The side. */
color: Color,
/** The kind of piece. */
role: Role,
/** The empty squares. */
squares: Array<string>,
/** The squares of own pawns that it may take (C17). */
onPawns: Array<string>, };

/** Squares of either side. */
export type SquaresBySide = {
/** Those of White. */
white: Array<string>,
/** Those of Black. */
black: Array<string>, };

/** What a ruleset says. The sentences are in the page's catalogues, under the values of the options. */
export type RulebookView = {
/** Id, for example `formal`. */
id: string,
/** Version of its rules. */
version: number,
/** The day of the last revision, for example `2026-11-30`. */
revised: string,
/** The works that it follows. */
sources: Array<Source>,
/** The native players and the federations who have reviewed it. */
reviewers: Array<string>,
/** The orders of placing, the usual one first (C8). */
orders: Array<Order>,
/** Its options. */
rules: RulesView,
/** Where pieces may be placed, by order, side and kind. */
zones: Array<ZoneView>,
/** Where pawns promote. */
promotionSquares: SquaresBySide, };

/** What is wrong with a position or with its FEN. */
export type PositionProblem = {
/** The kind; the sentence is in the page's catalogues under it. */
kind: ProblemKind,
/** What was found instead, for the sentences that take `{text}`. */
text: string | null,
/** A number, for the sentences that take `{n}`. */
n: number | null,
/** The rank, for the sentences that take `{rank}`. */
rank: number | null,
/** The side, for the sentences that take `{side}`. */
color: Color | null, };

/** The kinds of problem. */
export type ProblemKind = "empty" | "piece" | "rank-length" | "ranks" | "brackets" | "hand" | "turn" | "castling" | "count-limit" | "number" | "trailing" | "missing-king" | "several-kings" | "several-generals" | "too-many-pawns" | "too-many-men" | "opponent-in-check";

/** What a player may set out to do in a game. What counts for each stands at `Skill` in
 * `sittuyin-engine`. */
export type Skill = "promotion" | "hanging" | "captures" | "shelter" | "lines" | "mate" | "count";

/** How far a goal was reached. */
export type Verdict = "met" | "partly" | "not-met" | "no-occasion";

/** What happened at a moment. */
export type MomentKind = "promoted" | "promotion-missed" | "promotion-passed" | "saved" | "left-hanging" | "captured" | "capture-missed" | "mate-parried" | "mate-allowed" | "rook-opened" | "rook-shut" | "rook-lost" | "mated" | "mate-missed" | "count-kept" | "count-missed";

/** Something to look at again. */
export type Moment = {
/** How many moves had been made before the move it is about. */
turn: number,
/** How many moves have been made in the position that shows it best. */
shown: number,
/** What happened. */
kind: MomentKind,
/** Whether it was an occasion that was kept or missed; `null` where it is not counted. */
kept: boolean | null,
/** The move it is about. */
played: PlayedMove,
/** What would have been better, where that is known. */
better: PlayedMove | null,
/** What the kind counts. */
number: number | null,
/** The piece on the first of the squares. */
role: Role | null,
/** The squares that show it in that position; the first is the one it is about. */
squares: Array<MarkedSquare>, };

/** What a game shows of a skill. */
export type Review = {
/** How far the goal was reached. */
verdict: Verdict,
/** Occasions that were kept. */
kept: number,
/** Occasions. */
occasions: number,
/** All there is to look at, in the order of the game. */
moments: Array<Moment>, };

/** The worth of a position as White sees it. */
export type Worth = { "kind": "centipawns",
/** So many. */
value: number, } | { "kind": "mate",
/** In so many moves; below 0 it is White who is mated. */
moves: number, };

/** One of the best lines of a position. */
export type LineView = {
/** What it is worth. */
worth: Worth,
/** How likely White wins, in thousandths. */
win: number,
/** How likely Black wins, in thousandths. */
loss: number,
/** Its moves; there is at least one. */
moves: Array<PlayedMove>, };

/** What a search has found of a position. */
export type AnalysisView = {
/** Plies searched in full. */
depth: number,
/** Plies of the longest line looked at. */
seldepth: number,
/** Positions searched. */
nodes: number,
/** The time it took. */
milliseconds: number,
/** The best lines, the very best first. */
lines: Array<LineView>, };

/** What a move is called that has cost its side points: a twentieth, a tenth, a fifth. */
export type Judgement = "inaccuracy" | "mistake" | "blunder";

/** What is known of a position of a game, and of the move that led to it. */
export type StationView = {
/** What the position is worth; `null` where no search can say it, or the game is over. */
worth: Worth | null,
/** The points that White may expect, in thousandths; those of the result once the game is over. */
points: number | null,
/** What the move that led here is called for what it cost. */
judgement: Judgement | null,
/** Where the move has a judgement: the line that would have been better. */
better: Array<PlayedMove>, };

/** A tag of a game in PGN. */
export type Tag = {
/** Its name, for example `White`. */
name: string,
/** Its value. */
value: string, };

/** The colour of a drawing. */
export type Ink = "green" | "red" | "yellow" | "blue";

/** An arrow on the board, or a ring around a square. */
export type Drawing = {
/** Its colour. */
ink: Ink,
/** Where it begins. */
from: string,
/** Where the arrow points; the same square for a ring. */
to: string, };

/** A move, or a throw of the dice, in a game with variations. */
export type StudyNode = {
/** The number, among the nodes, of what it follows; `null` at the start. */
parent: number | null,
/** The move in UCI notation, or a throw such as `1,4,4`. */
event: string,
/** The move as it is shown; `null` is a throw. Nobody needs to send it. */
played: PlayedMove | null,
/** Numeric annotation glyphs: 1 is a good move, 2 a bad one, and so on. */
glyphs: Array<number>,
/** Comments before it, where it begins a variation. */
opening: Array<string>,
/** Comments after it. */
comments: Array<string>,
/** What is drawn on the board after it. */
drawings: Array<Drawing>, };

/** A game with variations and comments. */
export type Study = {
/** Ruleset id, for example `formal`. */
ruleset: string,
/** Version of the ruleset. */
version: number,
/** Starting position; `null` is the array with every piece in hand. */
fen: string | null,
/** The order of placing. */
order: Order,
/** The tags, without those that the start and the result make. */
tags: Array<Tag>,
/** The result: `1-0`, `0-1`, `1/2-1/2` or `*`. */
score: string,
/** Comments before the first move. */
opening: Array<string>,
/** What is drawn on the board before the first move. */
drawings: Array<Drawing>,
/** Its moves; each comes after what it follows, and of several that follow one the first is the main
 * line. */
nodes: Array<StudyNode>, };

/** A pawn's outlook on promotion, as if it were its side's turn. */
export type OutlookView = {
/** Where the pawn stands. */
square: string,
/** Its side. */
color: Color,
/** Where the general may appear. */
now: Array<string>,
/** Where it may not appear anywhere: why not on the pawn's square. */
obstacle: Explanation | null,
/** Squares that the pawn may go to, and promote from there if nothing else happened. */
next: Array<string>, };

/** How many men attack a square. */
export type AttackedSquare = {
/** The square. */
square: string,
/** Men of White. */
white: number,
/** Men of Black. */
black: number, };

/** What the tables say of a position with its count and its clock. */
export type TableAnswer = {
/** The position in FEN. */
fen: string,
/** What it is to the side to move when both play best and no draw by a count or claim comes first. */
result: Wdl,
/** Plies until that mate; `null` for a draw, 0 where it is mate already. */
plies: number | null,
/** What the count and the clock leave of it. */
verdict: TableVerdict,
/** Every lawful move, the best for the side to move first. */
moves: Array<TableMove>,
/** The moves to that mate when both play best, in UCI notation. */
line: Array<string>, };

/** What the tables say of a move. */
export type TableMove = {
/** In UCI notation. */
uci: string,
/** In standard algebraic notation with English letters. */
san: string,
/** What it is to the side that makes it. */
result: Wdl,
/** Plies until mate, this one included; `null` for a draw. */
plies: number | null,
/** What the count and the clock leave of it. */
verdict: TableVerdict, };

/** What becomes of a value of the tables in a game, with its count and its clock. */
export type TableVerdict = "draw" | "stands" | "counted-out" | "may-be-claimed";

/** Won, drawn or lost for the side to move. */
export type Wdl = "loss" | "draw" | "win";
