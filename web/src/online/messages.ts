// Generated from the files messages.rs in crates/server/src. Do not edit: change those, then run
// UPDATE=1 cargo test -p sittuyin-server typescript

/** One side. */
export type Color = "white" | "black";

/** Who places when. */
export type Order = "alternate" | "all-then-all" | "hidden";

/** A draw that the side to move may claim. */
export type Claim = "promotions-only" | "fifty-move" | "threefold" | "count";

/** What White has, and what Black has. */
export type BySide<T> = {
/** White's. */
white: T,
/** Black's. */
black: T, };

/** Why a request was refused: the body of every answer whose status is 400 or more. */
export type ErrorBody = {
/** What programs go by. It never changes its meaning. */
code: ErrorCode,
/** What was wrong and what would be right, in English. */
message: string,
/** Seconds to wait before asking again, where waiting helps. */
retryAfter?: number, };

/** The kinds of refusal. */
export type ErrorCode = "invalid" | "too-large" | "foreign-origin" | "unencrypted" | "signed-out" | "members-only" | "moderators-only" | "wrong-password" | "wrong-code" | "name-taken" | "name-invalid" | "password-invalid" | "pgn-invalid" | "account-closed" | "not-found" | "not-a-player" | "not-yours" | "not-your-turn" | "stale" | "game-over" | "illegal" | "not-now" | "gone" | "fair-play" | "blocked" | "own-seek" | "too-many" | "storage" | "internal";

/** Somebody who plays. */
export type Person = {
/** Twelve letters and digits that never change. */
id: string,
/** The registered name; `null` for a guest and for an account that was deleted. */
name: string | null, };

/** Who is signed in in this browser. */
export type SessionView = {
/** `null` when nobody is. */
person: Person | null,
/** Whether that is a moderator. */
moderator: boolean, };

/** Asks for a name of one's own. */
export type Registration = {
/** 3 to 20 letters a to z, digits, `-` and `_`, beginning with a letter. */
name: string,
/** 10 to 200 characters, and not the name. */
password: string, };

/** The answer to a registration. */
export type Registered = {
/** Who is signed in now. */
person: Person,
/** What lets one back in without the password. They are shown once and never again. */
recoveryCodes: Array<string>, };

/** Signs in. */
export type SignIn = {
/** The name, in capitals or not. */
name: string,
/** The password. */
password: string, };

/** Changes the password. */
export type PasswordChange = {
/** The password so far. */
old: string,
/** The new one. */
new: string, };

/** Shows that it is the owner who asks. */
export type PasswordProof = {
/** The password. */
password: string, };

/** New recovery codes. They are shown once and never again. */
export type RecoveryCodes = {
/** Each can be used once. */
recoveryCodes: Array<string>, };

/** Gets back in with a recovery code. */
export type Recovery = {
/** The name. */
name: string,
/** A code that was not used yet, with or without its dashes. */
code: string,
/** The password from now on. */
password: string, };

/** What is kept about a person. */
export type AccountExport = {
/** The person. */
person: Person,
/** When the account was made, in milliseconds since 1970 (UTC). */
createdAt: number,
/** The sessions that are open. */
sessions: Array<SessionExport>,
/** How many recovery codes are left. */
recoveryCodesLeft: number,
/** The games played, as PGN. */
games: Array<string>,
/** The strength in everything that was played. */
ratings: Array<RatingView>,
/** Open seeks. */
seeks: Array<Seek>,
/** Open challenges from and to this person. */
challenges: Array<Challenge>,
/** What the person said beside games. */
said: Array<SaidExport>,
/** Whom the person has blocked. */
blocked: Array<Person>,
/** What the person has reported. */
reports: Array<ReportExport>,
/** The studies the person keeps. */
studies: Array<StudyExport>, };

/** A session that is open. */
export type SessionExport = {
/** When it was begun, in milliseconds since 1970 (UTC). */
createdAt: number,
/** When it ends by itself. */
expiresAt: number, };

/** Something that was said beside a game. */
export type SaidExport = {
/** The game. */
game: string,
/** When, in milliseconds since 1970 (UTC). */
at: number,
/** What; `null` when a moderator has removed it. */
words: Words | null, };

/** Something that was reported. */
export type ReportExport = {
/** When, in milliseconds since 1970 (UTC). */
at: number,
/** The id of whom. */
person: string,
/** In which game. */
game: string | null,
/** Why. */
reason: ReportReason,
/** In own words. */
comment: string, };

/** Whom somebody has blocked. */
export type BlockList = {
/** Last first. */
people: Array<Person>, };

/** Tells the moderators of somebody. */
export type NewReport = {
/** The id of whom. */
person: string,
/** The game in which it was: the person plays in it, or said `message` beside it. */
game: string | null,
/** The number of what the person said beside that game. */
message: number | null,
/** Why. */
reason: ReportReason,
/** In own words, up to 1,000 characters; may be empty. */
comment: string, };

/** What somebody is reported for. */
export type ReportReason = "assistance" | "abuse" | "spam" | "stalling" | "throwing" | "name" | "other";

/** Open reports. */
export type ReportList = {
/** A page of them, at most 50. */
reports: Array<ReportView>,
/** What `before` must be for the next page; `null` at the end. */
next: string | null, };

/** A report. */
export type ReportView = {
/** Its id. */
id: string,
/** Who reports. */
by: Person,
/** Whom. */
person: Person,
/** In which game. */
game: string | null,
/** The number of what was said beside it. */
message: number | null,
/** The words, as they were when they were reported. */
words: Words | null,
/** Why. */
reason: ReportReason,
/** In the reporter's own words. */
comment: string,
/** When, in milliseconds since 1970 (UTC). */
createdAt: number, };

/** Says why a moderator does something: it stands in the audit log. */
export type Because = {
/** 1 to 500 characters. */
reason: string, };

/** What a moderator goes by beside the game itself. */
export type Evidence = {
/** What was said, in both rooms. */
chat: Array<ChatMessage>,
/** How long each move took. */
moveTimes: Array<MoveTime>, };

/** How long a move took. */
export type MoveTime = {
/** Whose. */
by: Color,
/** In UCI notation; `null` for an army that was placed at once. */
uci: string | null,
/** Milliseconds, less what was given back for delays and while no server ran. */
millis: number, };

/** How far the moves of a game are those that the engine would have made. It proves nothing by itself:
 * where one move is clearly best, everybody finds it. */
export type Agreement = {
/** How many positions the engine looked at for each move. */
nodes: number,
/** Each side's moves together. */
sides: BySide<SideAgreement>,
/** The moves on which the engine had an opinion: those after the armies were placed for which there
 * was a choice. None with dice. */
moves: Array<JudgedMove>, };

/** How far a side's moves are the engine's. */
export type SideAgreement = {
/** How many moves were looked at. */
moves: number,
/** How many of them were the engine's first choice. */
same: number,
/** Points that a move cost on average, from 0 to 1. */
lost: number, };

/** A move beside the engine's. */
export type JudgedMove = {
/** Its place among the moves of the snapshot, from 0. */
ply: number,
/** Whose. */
by: Color,
/** What was played, in UCI notation. */
played: string,
/** What the engine would have played. */
best: string,
/** Points that it cost, from 0 to 1. */
lost: number, };

/** What was done, newest first. */
export type AuditLog = {
/** A page of it, at most 50. */
entries: Array<AuditEntry>,
/** What `before` must be for the next page; `null` at the end. */
next: number | null, };

/** Something that was done. Nothing changes or removes it. */
export type AuditEntry = {
/** Its number, from 1. */
number: number,
/** When, in milliseconds since 1970 (UTC). */
at: number,
/** Who; `null` is whoever runs the server. */
by: Person | null,
/** What. */
action: AuditAction,
/** Whom it concerns. */
person: Person | null,
/** In which game. */
game: string | null,
/** Which of the words beside it. */
message: number | null,
/** On which report. */
report: string | null,
/** Why. */
reason: string, };

/** What can be done. */
export type AuditAction = "granted" | "revoked" | "closed" | "reopened" | "removed" | "dismissed";

/** How long the players may think. */
export type TimeControl = { "kind": "clock",
/** Seconds for the whole game, 5 to 10,800. */
initial: number,
/** Seconds added after each move, 0 to 180. */
increment: number,
/** Seconds for arranging, 5 to 3,600; nothing is added to them and nothing of them is kept. */
deployment: number, } | { "kind": "days",
/** How many. */
days: number, } | { "kind": "unlimited" };

/** What is played for. */
export type Terms = {
/** Ruleset id, for example `formal`. */
ruleset: string,
/** The order of placing; `null` is the ruleset's usual one. */
order: Order | null,
/** The time. */
time: TimeControl,
/** Whether it counts for the ratings. Both must be registered then. */
rated: boolean, };

/** A side of a game. */
export type Player = {
/** The rating with which the game was begun, rounded; `null` where there is none. */
rating: number | null,
/** Whether that rating is still uncertain. */
provisional: boolean,
/** Twelve letters and digits that never change. */
id: string,
/** The registered name; `null` for a guest and for an account that was deleted. */
name: string | null, };

/** A game, whole: what a page needs to show it and go on. */
export type GameSnapshot = {
/** Ten letters and digits, as in its address. */
id: string,
/** Ruleset id. */
ruleset: string,
/** Version of the ruleset. */
version: number,
/** The order of placing. */
order: Order,
/** The time. */
time: TimeControl,
/** Whether it counts for the ratings. */
rated: boolean,
/** Who plays. */
players: BySide<Player>,
/** When it was begun. */
createdAt: number,
/** Moves, placements and throws as in a `GameRecord`. Behind the curtain nothing stands here
 * before both have confirmed. */
moves: Array<string>,
/** What changes. */
status: GameStatus, };

/** What changes while a game is played; small enough to be sent with each event. */
export type GameStatus = {
/** How many events the game has. Each update has the next number. */
seq: number,
/** How many moves, placements and throws there are. */
ply: number,
/** Names the position, 16 hexadecimal digits: to be sent back with an action. */
position: string,
/** Whose turn it is; `null` when the game is over and while both arrange behind the curtain. */
turn: Color | null,
/** Who has confirmed an arrangement behind the curtain. Both `false` in any other order. */
confirmed: BySide<boolean>,
/** The clocks; `null` without limit. */
clocks: BySide<ClockView> | null,
/** When the server wrote this, for the clocks. */
now: number,
/** Who offers a draw. */
drawOffer: Color | null,
/** Who asks to take moves back. */
takeback: TakebackView | null,
/** Whether the players may still abort. */
abortable: boolean,
/** How it ended. */
result: GameResult | null, };

/** A request to take moves back. */
export type TakebackView = {
/** Who asks. */
by: Color,
/** How many moves would be taken back. */
plies: number, };

/** The clocks of a side. `remaining` and `deployment` are what it had at `since`, when it runs, and
 * what it has, when it stands. */
export type ClockView = {
/** For the game; with days a turn, for this turn. */
remaining: number,
/** For arranging; 0 with days a turn. */
deployment: number,
/** Which of the two runs. */
running: RunningClock | null,
/** Since when it runs. It may lie in the future: the clock stands until then. */
since: number | null,
/** How much of this side's time was given back for delays of the network. */
compensated: number, };

/** Which clock runs. */
export type RunningClock = "main" | "deployment";

/** How a game ended. */
export type GameResult = {
/** The winner; `null` for a draw and for a game that was aborted. */
winner: Color | null,
/** Why. */
reason: EndReason, };

/** Why a game ended. All but `aborted` are the `Reason` of the rules. */
export type EndReason = "aborted" | "checkmate" | "stalemate" | "no-lawful-move" | "dead-position" | "counted-out" | "fivefold-repetition" | "seventy-five-move" | "promotions-only" | "fifty-move" | "threefold" | "count" | "king-captured" | "hundred-turns" | "resignation" | "agreement" | "flag";

/** What a player does. `ply` and `position` are those of the last [`GameStatus`] seen. */
export type Act = {
/** 8 to 40 letters, digits, `-` and `_`, new for each action. The same again gets the same answer. */
nonce: string,
/** The ply acted upon. */
ply: number,
/** The position acted upon. */
position: string,
/** What is done. */
action: Action,
/** How long the player thought by the page's own measure. It bounds what is given back for delays
 * of the network, and nothing else. */
think?: number, };

/** The actions. */
export type Action = { "kind": "play",
/** For example `e2e3` or `K@e2`. */
uci: string, } | { "kind": "arrange",
/** Placements in UCI notation, in any order. */
placements: Array<string>, } | { "kind": "offer-draw" } | { "kind": "accept-draw" } | { "kind": "decline-draw" } | { "kind": "claim",
/** What. */
claim: Claim, } | { "kind": "resign" } | { "kind": "abort" } | { "kind": "offer-takeback" } | { "kind": "accept-takeback" } | { "kind": "decline-takeback" } | { "kind": "add-time" };

/** The action is stored. */
export type Ack = {
/** Its nonce. */
nonce: string,
/** The number of the event it became. */
seq: number, };

/** The action is not stored, and the game is as before. */
export type Refused = {
/** Its nonce. */
nonce: string,
/** Why. */
error: ErrorBody,
/** The game as it is. */
game: GameSnapshot, };

/** One event, as those hear it who follow the game: `moves` from index `from` on are now as given,
 * and the status is new. */
export type GameUpdate = {
/** What happened. */
happening: Happening,
/** The first move that changed. */
from: number,
/** The moves from there on. */
moves: Array<string>,
/** The status after it. */
status: GameStatus, };

/** What happened. The end of a game stands in the status. */
export type Happening = { "kind": "played",
/** By whom. */
by: Color, } | { "kind": "thrown",
/** Whose dice. */
by: Color, } | { "kind": "arranged",
/** Whose. */
by: Color, } | { "kind": "confirmed",
/** Whose. */
by: Color, } | { "kind": "revealed" } | { "kind": "draw-offered",
/** By whom. */
by: Color, } | { "kind": "draw-declined",
/** By whom. */
by: Color, } | { "kind": "draw-agreed" } | { "kind": "claimed",
/** By whom. */
by: Color, } | { "kind": "resigned",
/** Which. */
by: Color, } | { "kind": "aborted",
/** By whom. */
by: Color | null, } | { "kind": "flagged",
/** Whose. */
by: Color, } | { "kind": "takeback-offered",
/** By whom. */
by: Color, } | { "kind": "takeback-declined",
/** By whom. */
by: Color, } | { "kind": "took-back" } | { "kind": "time-added",
/** Who gave. */
by: Color, } | { "kind": "resumed" };

/** The own arrangement behind the curtain, to its owner alone. */
export type OwnArrangement = {
/** The placements; `null` while nothing is confirmed, and once the curtain has risen. */
placements: Array<string> | null, };

/** Games, newest first. */
export type GameList = {
/** A page of them. */
games: Array<GameSummary>,
/** What `before` must be for the next page; `null` at the end. */
next: string | null, };

/** A game in a list. */
export type GameSummary = {
/** As in its address. */
id: string,
/** Ruleset id. */
ruleset: string,
/** The order of placing. */
order: Order,
/** The time. */
time: TimeControl,
/** Whether it counts for the ratings. */
rated: boolean,
/** Who plays. */
players: BySide<Player>,
/** When it was begun. */
createdAt: number,
/** When it ended; `null` while it is played. */
endedAt: number | null,
/** How many moves, placements and throws there are. */
ply: number,
/** How it ended; `null` while it is played. */
result: GameResult | null, };

/** A result that is looked for. */
export type SoughtResult = "white" | "black" | "draw" | "won" | "lost";

/** How many games somebody has played to an end, aborted ones left out. */
export type GameCounts = {
/** All of them. */
played: number,
/** Won. */
won: number,
/** Lost. */
lost: number,
/** Drawn. */
drawn: number, };

/** Says something in the room of this connection. */
export type Say = {
/** As that of an action: the same again is said once. */
nonce: string,
/** What. */
words: Words, };

/** What is said. */
export type Words = { "kind": "preset",
/** Which. */
preset: Preset, } | { "kind": "text",
/** 1 to 200 characters on one line. */
text: string, };

/** What is ready-made. */
export type Preset = "hello" | "good-luck" | "have-fun" | "one-moment" | "good-move" | "well-played" | "good-game" | "thank-you" | "sorry" | "goodbye";

/** Who hears it. */
export type ChatRoom = "players" | "spectators";

/** Something that was said. */
export type ChatMessage = {
/** Its place in the game, counted through both rooms. */
number: number,
/** Where. */
room: ChatRoom,
/** When, in milliseconds since 1970 (UTC). */
at: number,
/** By whom. */
by: Person,
/** What; `null` when a moderator has removed it. */
words: Words | null, };

/** What the page says. */
export type ClientMessage = { "kind": "act" } & Act | { "kind": "say" } & Say | { "kind": "resync" } | { "kind": "ping",
/** Comes back as it is. */
echo: number, };

/** What the server says. */
export type ServerMessage = { "kind": "snapshot",
/** It. */
game: GameSnapshot,
/** The side of this connection; `null` for a spectator. */
you: Color | null,
/** Who is there. */
presence: Presence, } | { "kind": "update" } & GameUpdate | { "kind": "ack" } & Ack | { "kind": "refused" } & Refused | { "kind": "chat",
/** Oldest first. */
messages: Array<ChatMessage>, } | { "kind": "said",
/** Its nonce. */
nonce: string,
/** Its number. */
number: number, } | { "kind": "unsaid",
/** Its nonce. */
nonce: string,
/** Why. */
error: ErrorBody, } | { "kind": "presence" } & Presence | { "kind": "rematch" } & RematchView | { "kind": "pong",
/** As it came. */
echo: number,
/** The server's time. */
now: number, } | { "kind": "error" } & ErrorBody;

/** Who is there. */
export type Presence = {
/** The players. */
players: BySide<PlayerPresence>,
/** How many others watch. */
spectators: number, };

/** Whether a player is there. */
export type PlayerPresence = {
/** Whether a connection of this player is open. */
here: boolean,
/** Since when the player is away on the own turn; `null` when here or when the other is to move. */
away: number | null, };

/** The way to a rematch. */
export type RematchView = {
/** Who offers one. */
offer: Color | null,
/** The new game, once there is one. */
game: string | null, };

/** An open offer to anybody. */
export type Seek = {
/** Its id. */
id: string,
/** Whose it is. */
by: Player,
/** What is played for. */
terms: Terms,
/** The colour that its owner wants; `null` is either. */
color: Color | null, };

/** Makes a seek. */
export type NewSeek = {
/** What is played for. */
terms: Terms,
/** The colour one wants; `null` is either. */
color: Color | null, };

/** An offer to one person. */
export type Challenge = {
/** Its id, as in its link. */
id: string,
/** Who challenges. */
by: Player,
/** Who is challenged; `null` is whoever has the link. */
to: Player | null,
/** What is played for. */
terms: Terms,
/** The colour that the challenger wants; `null` is either. */
color: Color | null,
/** What became of it. */
state: ChallengeState,
/** The game, once it was accepted. */
game: string | null, };

/** What became of a challenge. */
export type ChallengeState = "open" | "accepted" | "declined" | "withdrawn";

/** Makes a challenge. */
export type NewChallenge = {
/** What is played for. */
terms: Terms,
/** The colour one wants; `null` is either. */
color: Color | null,
/** The name of whom one challenges; `null` makes a link. */
to: string | null, };

/** A game has begun. */
export type Started = {
/** Its id. */
game: string, };

/** The lobby as one person sees it. */
export type LobbyView = {
/** Open seeks, newest first, at most 200; of more, everybody's newest before anybody's second. */
seeks: Array<Seek>,
/** Open challenges to and from this person. */
challenges: Array<Challenge>,
/** Games that this person plays in and that are not over, newest first. */
games: Array<string>, };

/** What the page says over the WebSocket of the lobby. */
export type LobbyRequest = { "kind": "ping",
/** Comes back as it is. */
echo: number, };

/** What the server says over the WebSocket of the lobby. */
export type LobbyMessage = { "kind": "view" } & LobbyView | { "kind": "pong",
/** As it came. */
echo: number,
/** The server's time. */
now: number, } | { "kind": "error" } & ErrorBody;

/** Who may read a study. */
export type Visibility = "private" | "by-link";

/** One's own studies. */
export type StudyList = {
/** The one that was changed last first. */
studies: Array<StudySummary>, };

/** A study in a list. */
export type StudySummary = {
/** 22 letters and digits, which nobody guesses. */
id: string,
/** What it is called. */
title: string,
/** Who may read it. */
visibility: Visibility,
/** How many chapters it has. */
chapters: number,
/** When it was changed last. */
updatedAt: number, };

/** A study with the names of its chapters. */
export type StudyView = {
/** 22 letters and digits, which nobody guesses. */
id: string,
/** Whose it is. */
owner: Person,
/** What it is called. */
title: string,
/** Who may read it. */
visibility: Visibility,
/** When it was made. */
createdAt: number,
/** When it was changed last. */
updatedAt: number,
/** Its chapters in their order; there is always one. */
chapters: Array<ChapterSummary>, };

/** A chapter in the list of its study. */
export type ChapterSummary = {
/** Twelve letters and digits that never change. */
id: string,
/** What it is called. */
title: string, };

/** A chapter. */
export type Chapter = {
/** Twelve letters and digits that never change. */
id: string,
/** What it is called. */
title: string,
/** One more with each change of it. */
version: number,
/** The game with its variations, as the crate `sittuyin` writes it. */
pgn: string, };

/** Makes a study. */
export type NewStudy = {
/** What it is called: 1 to 100 characters on one line. */
title: string,
/** Who may read it. */
visibility: Visibility,
/** Its first chapter. */
chapter: NewChapter, };

/** Changes the title of a study and who may read it. */
export type StudyTerms = {
/** What it is called from now on: 1 to 100 characters on one line. */
title: string,
/** Who may read it from now on. */
visibility: Visibility, };

/** A chapter that is to be. */
export type NewChapter = {
/** What it is called: 1 to 100 characters on one line. */
title: string,
/** One game in a PGN that the crate `sittuyin` reads. */
pgn: string, };

/** Changes a chapter. What is left out stays. */
export type ChapterChange = {
/** The version that was changed. */
version: number,
/** What it is called from now on. */
title?: string,
/** The game from now on. */
pgn?: string, };

/** The order of the chapters. */
export type ChapterOrder = {
/** The ids of all chapters, each once. */
chapters: Array<string>, };

/** Why a chapter was not changed: it has been meanwhile (status 409, code `stale`). */
export type StaleChapter = {
/** The chapter as it is now. */
chapter: Chapter,
/** What programs go by. It never changes its meaning. */
code: ErrorCode,
/** What was wrong and what would be right, in English. */
message: string,
/** Seconds to wait before asking again, where waiting helps. */
retryAfter?: number, };

/** A study in the export of all that is kept of a person. */
export type StudyExport = {
/** What it is called. */
title: string,
/** Who may read it. */
visibility: Visibility,
/** When it was made. */
createdAt: number,
/** When it was changed last. */
updatedAt: number,
/** Its chapters in their order. */
chapters: Array<NewChapter>, };

/** Rulesets whose games are of one kind, so that strength in one is strength in the other. */
export type Family = "traditional" | "federation" | "dice";

/** How fast a game is, by its time and forty increments. */
export type Pace = "bullet" | "blitz" | "rapid" | "classical" | "correspondence";

/** The strength of somebody. */
export type RatingView = {
/** In which games. */
family: Family,
/** How fast. */
pace: Pace,
/** The Glicko-2 rating, rounded; everybody begins with 1500. */
rating: number,
/** The rating deviation, rounded; everybody begins with 350. */
deviation: number,
/** Whether it is still uncertain: the deviation is over 110. */
provisional: boolean,
/** How many games count for it. */
games: number, };

/** A member, as everybody sees one. */
export type PersonView = {
/** Who. */
person: Person,
/** When the account was made, in milliseconds since 1970 (UTC). */
createdAt: number,
/** The games played. */
games: GameCounts,
/** The strength in everything that was played. */
ratings: Array<RatingView>, };

/** How the strength of somebody went, oldest first. */
export type RatingHistory = {
/** After each game. */
points: Array<RatingPoint>, };

/** The strength after a game. */
export type RatingPoint = {
/** The game. */
game: string,
/** When it ended, in milliseconds since 1970 (UTC). */
at: number,
/** The rating, rounded. */
rating: number,
/** The rating deviation, rounded. */
deviation: number, };

/** The strongest of those whose strength is known, strongest first. */
export type Leaderboard = {
/** At most 100. */
places: Array<Place>, };

/** A place on the leaderboard. */
export type Place = {
/** Who. */
person: Person,
/** How strong. */
rating: RatingView, };
