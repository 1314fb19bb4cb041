// A game at this screen: what was played, what is shown, and whose business the next move is.
// What is lawful it asks of the rules; it knows none itself.

import {
  Cancelled,
  type Attempt,
  type Claim,
  type Color,
  type DraftPiece,
  type Engine,
  type Explanation,
  type GameRecord,
  type GameView,
  type Loading,
  type MarkedSquare,
  type MoveView,
  type PlayedMove,
  type Rules,
  type Skill,
} from '../rules'
import { drafted, revealed } from './armies'
import type { News } from './news'
import type { Opponent, Saved, Secret } from './storage'
import { indexOf, isThrow, throwDice, upTo } from './throws'

/** A refused attempt and its reason; `null` where the rules see none. */
export interface Refusal {
  id: number
  attempt: Attempt
  explanation: Explanation | null
}

/** What a game needs from outside. */
export interface Surroundings {
  rules: Rules
  engine: Engine
  save(game: Saved): void
  tell(news: News): void
  /** The shortest time the computer takes, in milliseconds, so that its move can be followed. */
  pause: number
}

/** What changes together, once the rules have told what it looks like. */
type State = Pick<Saved, 'record' | 'draft' | 'secret' | 'curtain'>

/** The other side. */
export const other = (color: Color): Color => (color === 'white' ? 'black' : 'white')

/** A game against the computer or between two people. */
export class Game {
  readonly opponent: Opponent
  /** The player's side; between two people the side that sits below. */
  readonly me: Color
  /** Strength of the computer. */
  readonly level: number
  /** What the player has set out to do. */
  readonly goal: Skill | null
  readonly #seed: number
  readonly #around: Surroundings

  /** What was played. */
  record = $state.raw<GameRecord>() as GameRecord
  /** The unconfirmed arrangement, in the order in which it grew. */
  draft = $state.raw<DraftPiece[]>([])
  /** The present state; `null` until the rules have first answered. */
  now = $state.raw<GameView | null>(null)
  /** The earlier position that is looked at, with the squares that are pointed out. */
  past = $state.raw<{ ply: number; view: GameView; marks: MarkedSquare[] } | null>(null)
  /** Moves between which the player has to choose. */
  choices = $state.raw<MoveView[]>([])
  /** The square of an own pawn for which the player is choosing another (C17). */
  displacing = $state.raw<string | null>(null)
  /** Why the last attempt was refused. */
  refusal = $state.raw<Refusal | null>(null)
  /** The computer is at work. */
  thinking = $state(false)
  /** The computer player is being downloaded. */
  loading = $state.raw<Loading | null>(null)
  /** The computer player failed. */
  stuck = $state(false)
  /** The curtain covers the board until the device has changed hands. */
  curtain = $state(false)
  #secret = $state.raw<Secret>({})

  /** The state that is shown. */
  shown = $derived(this.past?.view ?? this.now)
  /** The side that arranges behind the curtain; `null` where nothing is hidden. */
  side = $derived(this.#sideOf(this.record, this.#secret))
  /** The own army is confirmed behind the curtain, and the computer's is awaited. */
  waiting = $derived(this.side !== null && this.#secret[this.side] !== undefined)
  /** No army has been confirmed behind the curtain. */
  untouched = $derived(this.#secret.white === undefined && this.#secret.black === undefined)
  /** Whether a player may act on the board. */
  myTurn = $derived.by(
    () =>
      this.now !== null &&
      this.past === null &&
      this.now.outcome === null &&
      !this.curtain &&
      !this.waiting &&
      this.plays(this.now.turn),
  )
  /** Whether a player may take something back. */
  canTakeBack = $derived.by(
    () =>
      this.now !== null &&
      this.now.outcome === null &&
      !this.curtain &&
      !this.waiting &&
      (this.draft.length > 0 || this.#last() !== null),
  )

  /** Counts the changes of the game, so that an answer to an older state is not taken for this one. */
  #change = 0
  #settled = true
  #refusals = 0

  constructor(saved: Saved, around: Surroundings) {
    this.record = saved.record
    this.draft = saved.draft
    this.opponent = saved.opponent
    this.me = saved.me
    this.level = saved.level
    this.goal = saved.goal
    this.#seed = saved.seed
    this.#secret = saved.secret
    this.curtain = saved.curtain
    this.#around = around
    around.engine.onloading = (loading) => (this.loading = loading)
  }

  /** Whether a side is played by a person at this screen. */
  plays(color: Color): boolean {
    return this.opponent === 'person' || color === this.me
  }

  /** Shows the game and lets the computer move if it is its turn; rejects where it cannot be played. */
  async open(): Promise<void> {
    const view = await this.#around.rules.game(this.record, this.draft, this.side)
    this.#save()
    this.now = view
    void this.#computer()
  }

  /** Ends all work; the game is not used again. */
  close(): void {
    this.#interrupt()
  }

  /** Makes the only candidate, or asks which. */
  async move(candidates: readonly MoveView[]): Promise<void> {
    if (!this.#mayAct) return
    const [only, ...others] = candidates
    if (!only) return
    this.refusal = null
    this.choices = others.length > 0 ? [...candidates] : []
    if (others.length === 0) await this.#make(only)
  }

  /** Makes one of the moves offered, or none. */
  async choose(move: MoveView | null): Promise<void> {
    this.choices = []
    if (move && this.#mayAct) await this.#make(move)
  }

  /** Begins or ends the choice of a square for an own pawn that a piece displaces. */
  displace(square: string | null): void {
    if (square === this.displacing) return
    this.displacing = square
    if (square) this.#around.tell({ kind: 'displacing', square })
  }

  /** Finds out why something cannot be done. */
  async refuse(attempt: Attempt): Promise<void> {
    if (!this.now || this.past) return
    this.choices = []
    const change = this.#change
    const explanation = await this.#around.rules.explain(this.record, this.draft, attempt, this.side)
    if (change === this.#change) this.refusal = { id: ++this.#refusals, attempt, explanation }
  }

  /** Puts the explanation away. */
  understood(): void {
    this.refusal = null
  }

  /** Takes a piece of the draft back into the hand. */
  async takeUp(square: string): Promise<void> {
    if (!this.now?.draft || !this.#mayAct) return
    if (!this.now.draft.loose.includes(square)) return this.refuse({ kind: 'takeUp', from: square })
    if (await this.#redraft(this.draft.filter((piece) => piece.square !== square))) {
      this.#around.tell({ kind: 'taken-up', square })
    }
  }

  /** Takes every piece of the draft back into the hand. */
  async clear(): Promise<void> {
    if (await this.#redraft([])) this.#around.tell({ kind: 'cleared' })
  }

  /** Lets the computer complete the player's draft. */
  async arrange(): Promise<void> {
    if (!this.now?.draft || !this.#mayAct) return
    const { record, draft, level, side } = this
    const whole = await this.#ask(() => this.#around.engine.arrange(record, draft, level, seed(), side))
    if (whole && (await this.#redraft(whole))) this.#around.tell({ kind: 'arranged' })
  }

  /** Makes the complete draft part of the game; behind the curtain it stays hidden until both are. */
  async confirm(): Promise<void> {
    const confirm = this.now?.draft?.confirm
    if (!confirm || !this.#mayAct) return
    const { record, side } = this
    if (!side) return this.#continue({ record: { ...record, moves: [...record.moves, ...confirm] } })
    const secret = { ...this.#secret, [side]: confirm }
    if (secret[other(side)]) return this.#continue({ record: revealed(record, secret) })
    if (this.opponent === 'computer') {
      // The own army stays in sight while the computer arranges its own.
      if (await this.#update({ secret })) void this.#computer()
    } else if (await this.#update({ draft: [], secret, curtain: true })) {
      this.#around.tell({ kind: 'covered', color: other(side) })
    }
  }

  /** Lifts the curtain for the side that arranges next. */
  lift(): void {
    if (!this.curtain || !this.side) return
    this.curtain = false
    this.#save()
    this.#around.tell({ kind: 'lifted', color: this.side })
  }

  /** Throws the dice. */
  async throw(): Promise<void> {
    if (!this.now?.dice?.awaited || !this.#mayAct) return
    await this.#continue({ record: this.#thrown() })
  }

  /** Back to the player's last decision; between two people one move back. */
  async takeBack(): Promise<void> {
    if (!this.canTakeBack) return
    if (this.draft.length > 0) return this.#undraft()
    const last = this.#last()
    if (!last) return
    const { record } = this
    this.#interrupt()
    this.#around.tell({ kind: 'taken-back' })
    const army = last.army.length > 1 ? last.army.map(drafted) : []
    await this.#continue({ record: { ...record, moves: record.moves.slice(0, last.index) }, draft: army })
  }

  /** Gives up; between two people the side to move does. */
  async resign(): Promise<void> {
    if (!this.now || this.now.outcome) return
    const by = this.opponent === 'person' ? this.now.turn : this.me
    this.#interrupt()
    await this.#continue({ record: { ...this.record, ending: { kind: 'resigned', by } } })
  }

  /** Ends the game by agreement; both people at the screen have said yes. */
  async agree(): Promise<void> {
    if (!this.now || this.now.outcome || this.opponent !== 'person') return
    await this.#continue({ record: { ...this.record, ending: { kind: 'agreed' } } })
  }

  /** Claims a draw that the rules offer. */
  async claim(claim: Claim): Promise<void> {
    if (!this.myTurn || !this.now?.claims.includes(claim)) return
    await this.#continue({ record: { ...this.record, ending: { kind: 'claimed', claim } } })
  }

  /** Lets the computer try again after it failed. */
  async retry(): Promise<void> {
    await this.#computer()
  }

  /** Looks at the position after `ply` moves, where squares may be pointed out; the game itself stays as it is. */
  async look(ply: number, marks: MarkedSquare[] = []): Promise<void> {
    if (!this.now) return
    this.refusal = null
    this.choices = []
    if (ply >= this.now.history.length && marks.length === 0) {
      this.past = null
      return
    }
    const change = this.#change
    const { record } = this
    const early = { ...record, moves: upTo(record.moves, ply), ending: null }
    const view = await this.#around.rules.game(early, [])
    if (change === this.#change) this.past = { ply: Math.max(0, ply), view, marks }
  }

  /** The next game between the two, against the computer with the sides changed. */
  rematch(): Saved {
    return {
      record: { ...this.record, moves: [], ending: null },
      draft: [],
      opponent: this.opponent,
      me: this.opponent === 'person' ? this.me : other(this.me),
      level: this.level,
      seed: seed(),
      secret: {},
      curtain: this.opponent === 'person' && this.record.order === 'hidden',
      goal: this.goal,
    }
  }

  get #mayAct(): boolean {
    return this.myTurn && this.#settled
  }

  /** Against the computer only the player arranges; between two people the armies go up by turns. */
  #sideOf(record: GameRecord, secret: Secret): Color | null {
    if (record.order !== 'hidden' || record.moves.length > 0 || record.ending) return null
    if (this.opponent === 'computer') return this.me
    return secret.white ? 'black' : 'white'
  }

  /** What taking back would take: where in the record it begins, and an army that goes as one. */
  #last(): { index: number; army: PlayedMove[] } | null {
    const { history } = this.now ?? { history: [] }
    const { moves, order } = this.record
    const last = history.findLastIndex(({ color }) => this.plays(color))
    const final = history[last]
    if (!final) return null
    let first = last
    if (final.move.kind === 'placement') {
      // What has been revealed cannot be hidden again.
      if (order === 'hidden') return null
      // An army that went up as one draft comes back as one.
      const before = () => history[first - 1]
      while (before()?.color === final.color && before()?.move.kind === 'placement') first--
    }
    const index = indexOf(moves, first)
    // Dice that have been thrown stay thrown.
    return moves.slice(index).some(isThrow) ? null : { index, army: history.slice(first, last + 1) }
  }

  #thrown(): GameRecord {
    return { ...this.record, moves: [...this.record.moves, throwDice()] }
  }

  async #make(move: MoveView): Promise<void> {
    if (!this.now?.draft) {
      await this.#continue({ record: { ...this.record, moves: [...this.record.moves, move.uci] } })
      return
    }
    const { role, from, to } = move
    const piece: DraftPiece = { role, square: to }
    if (move.displaced) piece.displaced = move.displaced
    const draft =
      from === null ? [...this.draft, piece] : this.draft.map((one) => (one.square === from ? piece : one))
    if (await this.#redraft(draft)) {
      this.#around.tell({ kind: 'drafted', role, square: to, displaced: move.displaced ?? null })
    }
  }

  /** Takes the last piece of the draft back that may go. */
  async #undraft(): Promise<void> {
    const loose = this.now?.draft?.loose ?? []
    const last = this.draft.findLast(({ square }) => loose.includes(square))
    if (last) await this.takeUp(last.square)
  }

  async #redraft(draft: DraftPiece[]): Promise<boolean> {
    return this.now?.draft && this.#mayAct ? this.#update({ draft }) : false
  }

  async #continue({ record, draft = [] }: { record: GameRecord; draft?: DraftPiece[] }): Promise<void> {
    const { past, now: before } = this
    const length = this.record.moves.length
    const mine = before !== null && this.plays(before.turn)
    if (!(await this.#update({ record, draft, secret: {}, curtain: false })) || !this.now) return
    // The computer's move does not take a reader away from an earlier position.
    if (!mine && record.moves.length > length) this.past = past
    this.#tellPlayed(before)
    if (this.now.outcome) this.#around.tell({ kind: 'over' })
    void this.#computer()
  }

  /** Changes the game as soon as the rules have told what it then looks like. */
  async #update(change: Partial<State>): Promise<boolean> {
    if (this.thinking) this.#interrupt()
    const number = ++this.#change
    const { record, draft, curtain } = this
    const next: State = { record, draft, secret: this.#secret, curtain, ...change }
    this.#settled = false
    try {
      const view = await this.#around.rules.game(next.record, next.draft, this.#sideOf(next.record, next.secret))
      if (number !== this.#change) return false
      this.record = next.record
      this.draft = next.draft
      this.curtain = next.curtain
      this.#secret = next.secret
      this.now = view
      this.past = null
      this.choices = []
      this.displacing = null
      this.refusal = null
      this.#save()
      return true
    } finally {
      if (number === this.#change) this.#settled = true
    }
  }

  #tellPlayed(before: GameView | null): void {
    const { now } = this
    const { tell } = this.#around
    if (!now) return
    const played = now.history.slice(before?.history.length ?? 0)
    const [first] = played
    // A whole army in eight sentences would be heard for longer than it helps.
    if (first && played.length > 1 && played.every(({ move }) => move.kind === 'placement')) {
      tell(this.record.order === 'hidden' ? { kind: 'revealed' } : { kind: 'army', color: first.color })
    } else {
      for (const one of played) tell({ kind: 'played', played: one })
    }
    for (const thrown of now.dice?.throws.slice(before?.dice?.throws.length ?? 0) ?? []) {
      tell({ kind: 'thrown', thrown })
    }
    const stages = [before?.stage, now.stage]
    if (before && before.stage !== now.stage && stages.includes('rearrangement') && !now.outcome) {
      tell({ kind: 'stage', stage: now.stage })
    }
  }

  /** The computer's turn, if it is. */
  async #computer(): Promise<void> {
    const view = this.now
    if (!view || view.outcome || this.thinking || (!this.waiting && this.plays(view.turn))) return
    // Dice take longer to read than a move.
    const pause = this.#around.pause * (view.dice ? 2 : 1)
    const record = await this.#ask(() => (this.waiting ? this.#arrangeHidden() : this.#decide(view)), pause)
    if (record) await this.#continue({ record })
  }

  async #decide(view: GameView): Promise<GameRecord> {
    const { engine, rules } = this.#around
    const { record } = this
    if (view.draft) {
      const draft = await engine.arrange(record, [], this.level, this.#seed)
      const confirm = (await rules.game(record, draft)).draft?.confirm
      if (!confirm) throw new Error('the arrangement is not complete')
      return { ...record, moves: [...record.moves, ...confirm] }
    }
    if (view.dice?.awaited) return this.#thrown()
    const { uci, claim } = await engine.search(record, this.level, this.#seed)
    if (claim) return { ...record, ending: { kind: 'claimed', claim } }
    if (!uci) throw new Error('the computer found no move')
    return { ...record, moves: [...record.moves, uci] }
  }

  /** The computer's army behind the curtain: it is shown the empty board alone, never the player's. */
  async #arrangeHidden(): Promise<GameRecord> {
    const { engine, rules } = this.#around
    const { record } = this
    const side = other(this.me)
    const draft = await engine.arrange(record, [], this.level, this.#seed, side)
    const confirm = (await rules.game(record, draft, side)).draft?.confirm
    if (!confirm) throw new Error('the arrangement is not complete')
    return revealed(record, { ...this.#secret, [side]: confirm })
  }

  /** Lets the computer work; `null` when the game went on without it or it failed. */
  async #ask<T>(work: () => Promise<T>, pause = this.#around.pause): Promise<T | null> {
    const change = ++this.#change
    this.thinking = true
    this.stuck = false
    try {
      const [answer] = await Promise.all([work(), sleep(pause)])
      return change === this.#change ? answer : null
    } catch (error) {
      if (change === this.#change && !(error instanceof Cancelled)) {
        this.stuck = true
        console.error(error)
      }
      return null
    } finally {
      if (change === this.#change) this.thinking = false
    }
  }

  /** Gives up what the computer is at. */
  #interrupt(): void {
    this.#change++
    this.thinking = false
    this.#around.engine.cancel()
  }

  #save(): void {
    this.#around.save({
      record: this.record,
      draft: this.draft,
      opponent: this.opponent,
      me: this.me,
      level: this.level,
      seed: this.#seed,
      secret: this.#secret,
      curtain: this.curtain,
      goal: this.goal,
    })
  }
}

/** A random seed. */
export function seed(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] ?? 0
}

function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
