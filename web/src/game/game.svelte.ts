// A game against the computer: what was played, what is shown, and whose business the next move is.
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
  type MoveView,
  type PlayedMove,
  type Role,
  type Rules,
} from '../rules'
import type { Saved } from './storage'

/** Something that happened and should be told to those who do not see the board. */
export type News =
  | { kind: 'played'; played: PlayedMove }
  | { kind: 'army'; color: Color }
  | { kind: 'drafted'; role: Role; square: string }
  | { kind: 'taken-up'; square: string }
  | { kind: 'arranged' }
  | { kind: 'cleared' }
  | { kind: 'taken-back' }
  | { kind: 'over' }

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

const other = (color: Color): Color => (color === 'white' ? 'black' : 'white')

/** A game against the computer. */
export class Game {
  /** The player's side. */
  readonly me: Color
  /** Strength of the computer. */
  readonly level: number
  readonly #seed: number
  readonly #around: Surroundings

  /** What was played. */
  record = $state.raw<GameRecord>() as GameRecord
  /** The unconfirmed arrangement, in the order in which it grew. */
  draft = $state.raw<DraftPiece[]>([])
  /** The present state; `null` until the rules have first answered. */
  now = $state.raw<GameView | null>(null)
  /** The earlier position that is looked at. */
  past = $state.raw<{ ply: number; view: GameView } | null>(null)
  /** Moves between which the player has to choose. */
  choices = $state.raw<MoveView[]>([])
  /** Why the last attempt was refused. */
  refusal = $state.raw<Refusal | null>(null)
  /** The computer is at work. */
  thinking = $state(false)
  /** The computer player is being downloaded. */
  loading = $state.raw<Loading | null>(null)
  /** The computer player failed. */
  stuck = $state(false)

  /** The state that is shown. */
  shown = $derived(this.past?.view ?? this.now)
  /** Whether the player may act on the board. */
  myTurn = $derived.by(
    () => this.now !== null && this.past === null && this.now.outcome === null && this.now.turn === this.me,
  )
  /** Whether the player may take something back. */
  canTakeBack = $derived.by(
    () =>
      this.now !== null &&
      this.now.outcome === null &&
      (this.draft.length > 0 || this.now.history.some(({ color }) => color === this.me)),
  )

  /** Counts the changes of the game, so that an answer to an older state is not taken for this one. */
  #change = 0
  #settled = true
  #refusals = 0

  constructor(saved: Saved, around: Surroundings) {
    this.record = saved.record
    this.draft = saved.draft
    this.me = saved.me
    this.level = saved.level
    this.#seed = saved.seed
    this.#around = around
    around.engine.onloading = (loading) => (this.loading = loading)
  }

  /** Shows the game and lets the computer move if it is its turn; rejects where it cannot be played. */
  async open(): Promise<void> {
    const view = await this.#around.rules.game(this.record, this.draft)
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
    if (!this.myTurn || !this.#settled) return
    const [only, ...others] = candidates
    if (!only) return
    this.refusal = null
    this.choices = others.length > 0 ? [...candidates] : []
    if (others.length === 0) await this.#make(only)
  }

  /** Makes one of the moves offered, or none. */
  async choose(move: MoveView | null): Promise<void> {
    this.choices = []
    if (move && this.myTurn && this.#settled) await this.#make(move)
  }

  /** Finds out why something cannot be done. */
  async refuse(attempt: Attempt): Promise<void> {
    if (!this.now || this.past) return
    this.choices = []
    const change = this.#change
    const explanation = await this.#around.rules.explain(this.record, this.draft, attempt)
    if (change === this.#change) this.refusal = { id: ++this.#refusals, attempt, explanation }
  }

  /** Puts the explanation away. */
  understood(): void {
    this.refusal = null
  }

  /** Takes a piece of the draft back into the hand. */
  async takeUp(square: string): Promise<void> {
    if (!this.now?.draft || !this.#settled) return
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
    if (!this.now?.draft || !this.myTurn || !this.#settled) return
    const draft = await this.#ask(() =>
      this.#around.engine.arrange(this.record, this.draft, this.level, seed()),
    )
    if (draft && (await this.#redraft(draft))) this.#around.tell({ kind: 'arranged' })
  }

  /** Makes the complete draft part of the game. */
  async confirm(): Promise<void> {
    const confirm = this.now?.draft?.confirm
    if (!confirm || !this.myTurn || !this.#settled) return
    await this.#continue({ ...this.record, moves: [...this.record.moves, ...confirm] })
  }

  /** Back to the player's last decision. */
  async takeBack(): Promise<void> {
    if (!this.canTakeBack || !this.now) return
    if (this.draft.length > 0) {
      await this.#undraft()
      return
    }
    const { history } = this.now
    const last = history.findLastIndex(({ color }) => color === this.me)
    let first = last
    // An army that went up as one draft comes back as one.
    const placedBefore = (ply: number) =>
      history[ply - 1]?.color === this.me && history[ply - 1]?.move.kind === 'placement'
    if (history[last]?.move.kind === 'placement') while (placedBefore(first)) first--
    const moves = this.record.moves.slice(0, first)
    const army = history.slice(first, last + 1)
    this.#interrupt()
    this.#around.tell({ kind: 'taken-back' })
    await this.#continue({ ...this.record, moves }, army.length > 1 ? army.map(drafted) : [])
  }

  /** Gives up. */
  async resign(): Promise<void> {
    if (!this.now || this.now.outcome) return
    this.#interrupt()
    await this.#continue({ ...this.record, ending: { kind: 'resigned', by: this.me } })
  }

  /** Claims a draw that the rules offer. */
  async claim(claim: Claim): Promise<void> {
    if (!this.myTurn || !this.now?.claims.includes(claim)) return
    await this.#continue({ ...this.record, ending: { kind: 'claimed', claim } })
  }

  /** Lets the computer try again after it failed. */
  async retry(): Promise<void> {
    await this.#computer()
  }

  /** Looks at the position after `ply` moves; the game itself stays as it is. */
  async look(ply: number): Promise<void> {
    if (!this.now) return
    this.refusal = null
    this.choices = []
    if (ply >= this.now.history.length) {
      this.past = null
      return
    }
    const change = this.#change
    const moves = this.record.moves.slice(0, Math.max(0, ply))
    const view = await this.#around.rules.game({ ...this.record, moves, ending: null }, [])
    if (change === this.#change) this.past = { ply: moves.length, view }
  }

  /** The next game between the two, with the sides changed. */
  rematch(): Saved {
    return {
      record: { ...this.record, moves: [], ending: null },
      draft: [],
      me: other(this.me),
      level: this.level,
      seed: seed(),
    }
  }

  async #make(move: MoveView): Promise<void> {
    if (!this.now?.draft) {
      await this.#continue({ ...this.record, moves: [...this.record.moves, move.uci] })
      return
    }
    const { role, from, to } = move
    const draft =
      from === null
        ? [...this.draft, { role, square: to }]
        : this.draft.map((piece) => (piece.square === from ? { role, square: to } : piece))
    if (await this.#redraft(draft)) this.#around.tell({ kind: 'drafted', role, square: to })
  }

  /** Takes the last piece of the draft back that may go. */
  async #undraft(): Promise<void> {
    const loose = this.now?.draft?.loose ?? []
    const last = this.draft.findLast(({ square }) => loose.includes(square))
    if (last) await this.takeUp(last.square)
  }

  async #redraft(draft: DraftPiece[]): Promise<boolean> {
    if (!this.now?.draft || !this.#settled) return false
    return this.#update(this.record, draft)
  }

  async #continue(record: GameRecord, draft: DraftPiece[] = []): Promise<void> {
    const { past } = this
    const before = this.now?.history.length ?? 0
    const mine = this.now?.turn === this.me
    if (!(await this.#update(record, draft)) || !this.now) return
    // The computer's move does not take a reader away from an earlier position.
    if (!mine && record.moves.length > before) this.past = past
    this.#tellPlayed(before)
    if (this.now.outcome) this.#around.tell({ kind: 'over' })
    void this.#computer()
  }

  /** Changes the game as soon as the rules have told what it then looks like. */
  async #update(record: GameRecord, draft: DraftPiece[]): Promise<boolean> {
    if (this.thinking) this.#interrupt()
    const change = ++this.#change
    this.#settled = false
    try {
      const view = await this.#around.rules.game(record, draft)
      if (change !== this.#change) return false
      this.record = record
      this.draft = draft
      this.now = view
      this.past = null
      this.choices = []
      this.refusal = null
      this.#save()
      return true
    } finally {
      if (change === this.#change) this.#settled = true
    }
  }

  #tellPlayed(before: number): void {
    const played = this.now?.history.slice(before) ?? []
    const [first] = played
    // A whole army in eight sentences would be heard for longer than it helps.
    if (first && played.length > 1 && played.every(({ move }) => move.kind === 'placement')) {
      this.#around.tell({ kind: 'army', color: first.color })
    } else {
      for (const one of played) this.#around.tell({ kind: 'played', played: one })
    }
  }

  /** The computer's turn, if it is. */
  async #computer(): Promise<void> {
    const view = this.now
    if (!view || view.outcome || view.turn === this.me || this.thinking) return
    const next = await this.#ask(() => this.#decide(view))
    if (next) await this.#continue(next)
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
    const { uci, claim } = await engine.search(record, this.level, this.#seed)
    if (claim) return { ...record, ending: { kind: 'claimed', claim } }
    if (!uci) throw new Error('the computer found no move')
    return { ...record, moves: [...record.moves, uci] }
  }

  /** Lets the computer work; `null` when the game went on without it or it failed. */
  async #ask<T>(work: () => Promise<T>): Promise<T | null> {
    const change = ++this.#change
    this.thinking = true
    this.stuck = false
    try {
      const [answer] = await Promise.all([work(), sleep(this.#around.pause)])
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
      me: this.me,
      level: this.level,
      seed: this.#seed,
    })
  }
}

/** A random seed. */
export function seed(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] ?? 0
}

function drafted({ move }: PlayedMove): DraftPiece {
  return { role: move.role, square: move.to }
}

function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
