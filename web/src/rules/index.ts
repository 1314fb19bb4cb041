// The one door to WebAssembly: typed calls to the rules and to the engine.

import { Failure, Line, type Far } from './line'
import type {
  AnalysisView,
  Attempt,
  AttackedSquare,
  Claim,
  Color,
  DraftPiece,
  Explanation,
  GameRecord,
  GameView,
  HandView,
  OutlookView,
  PlacedPiece,
  PositionProblem,
  Response,
  Review,
  RulebookView,
  RulesetView,
  Skill,
  StationView,
  Study,
  TableAnswer,
} from './messages'
import type { Loading } from './wire'
import engineUrl from './wasm/engine.wasm?url'
import rulesUrl from './wasm/rules.wasm?url'

export { Cancelled, Failure } from './line'
export type { Loading } from './wire'
export type * from './messages'

/** The rules of the game. Behind the curtain a request names the side whose draft it brings. */
export interface Rules {
  /** The rulesets that can be played, the default first. */
  rulesets(): Promise<RulesetView[]>
  /** What a ruleset says. */
  rulebook(ruleset: string): Promise<RulebookView>
  /** The state of a game. */
  game(record: GameRecord, draft: DraftPiece[], side?: Color | null): Promise<GameView>
  /** Why an attempt is not lawful; `null` when it is. */
  explain(
    record: GameRecord,
    draft: DraftPiece[],
    attempt: Attempt,
    side?: Color | null,
  ): Promise<Explanation | null>
}

/** What the computer decides. */
export interface Best {
  uci: string | null
  claim: Claim | null
}

/** The way of pawns to promotion, and who attacks what. */
export interface Radar {
  outlooks: OutlookView[]
  attacked: AttackedSquare[]
}

/** A position that is being set up. */
export interface Arrangement {
  pieces: PlacedPiece[]
  white: HandView[]
  black: HandView[]
  turn: Color
}

/** How far the computer has looked. */
export interface Progress {
  depth: number
  nodes: number
  score: number
}

/** The computer player. */
export interface Engine {
  /** Its move. */
  search(
    record: GameRecord,
    level: number,
    seed: number,
    onProgress?: (progress: Progress) => void,
  ): Promise<Best>
  /** A whole arrangement that keeps what is placed already. */
  arrange(
    record: GameRecord,
    draft: DraftPiece[],
    level: number,
    seed: number,
    side?: Color | null,
  ): Promise<DraftPiece[]>
  /** Looks back on a game for one skill of one side; not for games with dice. */
  review(
    record: GameRecord,
    side: Color,
    skill: Skill,
    onProgress?: (done: number, all: number) => void,
  ): Promise<Review>
  /** The best lines of a position, to a depth or until it is cancelled; `null` where it cannot be judged. */
  analyse(
    record: GameRecord,
    lines: number,
    depth: number | null,
    onFound: (found: AnalysisView) => void,
  ): Promise<AnalysisView | null>
  /** What the moves of a game have cost, by so many positions for each. */
  judge(record: GameRecord, nodes: number, onProgress: (done: number, all: number) => void): Promise<StationView[]>
  /** The FEN of what is set up, and what is wrong with it under these rules. */
  compose(ruleset: string, arrangement: Arrangement): Promise<{ fen: string; problems: PositionProblem[] }>
  /** What a position holds besides its moves. */
  radar(record: GameRecord): Promise<Radar>
  /** The games of a text in PGN; those that name no ruleset are of this one. */
  readPgn(text: string, ruleset: string): Promise<Study[]>
  /** A game in PGN. */
  writePgn(study: Study, dialect: string): Promise<string>
  /** What its endgame tables say of a position; `null` when they do not hold it. They hold three men. */
  tables(ruleset: string, fen: string): Promise<TableAnswer | null>
  /** Gives up what it was asked; the open calls reject with `Cancelled`. */
  cancel(): void
  /** Puts it away with all that it holds; it starts anew when it is asked again. */
  close(): void
  /** Called while it is being downloaded; with `null` once it is there. */
  onloading: (loading: Loading | null) => void
}

const spawn = (): Far => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })

/** Opens the rules. */
export function openRules(line = new Line(spawn, rulesUrl)): Rules {
  return {
    rulesets: async () => expect(await line.ask({ kind: 'rulesets' }), 'rulesets').rulesets,
    rulebook: async (ruleset) => expect(await line.ask({ kind: 'rulebook', ruleset }), 'rulebook').rulebook,
    game: async (record, draft, side = null) =>
      expect(await line.ask({ kind: 'game', record, draft, side }), 'game').game,
    explain: async (record, draft, attempt, side = null) =>
      expect(await line.ask({ kind: 'explain', record, draft, side, attempt }), 'explanation').explanation,
  }
}

/** Opens the engine; it is not downloaded before it is first asked. */
export function openEngine(line = new Line(spawn, engineUrl)): Engine {
  return {
    search: async (record, level, seed, onProgress) => {
      const report = (response: Response) => {
        if (response.kind === 'progress') onProgress?.(response)
      }
      const { uci, claim } = expect(await line.ask({ kind: 'search', record, level, seed }, report), 'best')
      return { uci, claim }
    },
    arrange: async (record, draft, level, seed, side = null) =>
      expect(await line.ask({ kind: 'arrange', record, draft, side, level, seed }), 'arrangement').draft,
    review: async (record, side, skill, onProgress) => {
      const report = (response: Response) => {
        if (response.kind === 'reviewing') onProgress?.(response.done, response.all)
      }
      return expect(await line.ask({ kind: 'review', record, side, skill }, report), 'review').review
    },
    analyse: async (record, lines, depth, onFound) => {
      const report = (response: Response) => {
        if (response.kind === 'analysing') onFound(response.analysis)
      }
      return expect(await line.ask({ kind: 'analyse', record, lines, depth }, report), 'analysed').analysis
    },
    judge: async (record, nodes, onProgress) => {
      const report = (response: Response) => {
        if (response.kind === 'reviewing') onProgress(response.done, response.all)
      }
      return expect(await line.ask({ kind: 'judge', record, nodes }, report), 'judged').stations
    },
    compose: async (ruleset, { pieces, white, black, turn }) =>
      expect(await line.ask({ kind: 'compose', ruleset, pieces, white, black, turn }), 'composed'),
    radar: async (record) => expect(await line.ask({ kind: 'radar', record }), 'radar'),
    readPgn: async (text, ruleset) => expect(await line.ask({ kind: 'readPgn', text, ruleset }), 'studies').studies,
    writePgn: async (study, dialect) => expect(await line.ask({ kind: 'writePgn', study, dialect }), 'written').text,
    tables: async (ruleset, fen) => expect(await line.ask({ kind: 'tables', ruleset, fen }), 'tables').answer,
    cancel: () => line.cut(),
    close: () => line.close(),
    set onloading(listener) {
      line.onloading = listener
    },
    get onloading() {
      return line.onloading
    },
  }
}

function expect<K extends Response['kind']>(response: Response, kind: K): Extract<Response, { kind: K }> {
  if (response.kind !== kind) throw new Failure(`expected ${kind}, got ${response.kind}`)
  return response as Extract<Response, { kind: K }>
}
