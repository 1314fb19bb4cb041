// A game as the board and what stands beside it show it, wherever it is played: here, or on the line.
// What is lawful it asks of the rules; it knows none itself.

import type {
  Attempt,
  Claim,
  Color,
  DraftPiece,
  Drawing,
  Explanation,
  GameRecord,
  GameView,
  MarkedSquare,
  MoveView,
  Rules,
} from '../rules'
import type { SignedSquare } from '../board/render'
import type { News } from './news'
import { upTo } from './throws'

/** A refused attempt and its reason; `null` where the rules see none. */
export interface Refusal {
  id: number
  attempt: Attempt
  explanation: Explanation | null
}

/** What every game needs from outside. */
export interface Room {
  rules: Rules
  tell(news: News): void
}

/** The other side. */
export const other = (color: Color): Color => (color === 'white' ? 'black' : 'white')

const none: readonly MarkedSquare[] = []

/** A game at a board. */
export abstract class BoardGame {
  /** What was played. */
  record = $state.raw<GameRecord>() as GameRecord
  /** The unconfirmed arrangement, in the order in which it grew. */
  draft = $state.raw<DraftPiece[]>([])
  /** The present state; `null` until the rules have first answered. */
  now = $state.raw<GameView | null>(null)
  /** The earlier position that is looked at, with the squares that are pointed out. */
  past = $state.raw<{ ply: number; view: GameView; marks: MarkedSquare[] } | null>(null)
  /** Whether the curtain has not been lifted yet: what this page shows may be hidden from others. */
  covered = $derived(this.record.order === 'hidden' && this.record.moves.length === 0)
  /** Moves between which the player has to choose. */
  choices = $state.raw<MoveView[]>([])
  /** The square of an own pawn for which the player is choosing another (C17). */
  displacing = $state.raw<string | null>(null)
  /** Why the last attempt was refused. */
  refusal = $state.raw<Refusal | null>(null)

  /** Counts the changes of the game, so that an answer to an older state is not taken for this one. */
  protected change = 0
  readonly #room: Room
  #refusals = 0

  constructor(room: Room) {
    this.#room = room
  }

  /** The side that arranges behind the curtain; `null` where nothing is hidden. */
  abstract readonly side: Color | null
  /** Whether a player here may act in the game. */
  abstract readonly myTurn: boolean
  /** Whether what the player does can be taken up at this moment. */
  protected abstract readonly mayAct: boolean
  /** Makes a lawful move that is not part of a draft. */
  protected abstract make(move: MoveView): Promise<void>
  /** Changes the draft; `false` where that came too late. */
  protected abstract redraft(draft: DraftPiece[]): Promise<boolean>
  /** Makes the complete draft part of the game. */
  abstract confirm(): Promise<void>
  /** Claims a draw that the rules offer. */
  abstract claim(claim: Claim): Promise<void>

  /** What the board shows. */
  get shown(): GameView | null {
    return this.past?.view ?? this.now
  }

  /** Whether the pieces on the board can be taken. */
  get playable(): boolean {
    return this.myTurn
  }

  /** The squares that are pointed out. */
  get marks(): readonly SignedSquare[] {
    return this.refusal?.explanation?.squares ?? this.past?.marks ?? none
  }

  /** Squares that are picked; `null` where pieces are moved instead. */
  get picks(): readonly string[] | null {
    return null
  }

  /** Picks a square, where squares are picked. */
  pick?(square: string): void

  /** Arrows and rings on the board; `null` where nobody draws. */
  get drawings(): readonly Drawing[] | null {
    return null
  }

  /** Draws an arrow or a ring, where one may. */
  draw?(drawing: Drawing): void

  /** The draws that a player here may claim now. */
  get claims(): readonly Claim[] {
    return this.myTurn ? (this.now?.claims ?? []) : []
  }

  /** Makes the only candidate, or asks which. */
  async move(candidates: readonly MoveView[]): Promise<void> {
    if (!this.mayAct) return
    const [only, ...others] = candidates
    if (!only) return
    this.refusal = null
    this.choices = others.length > 0 ? [...candidates] : []
    if (others.length === 0) await this.#take(only)
  }

  /** Makes one of the moves offered, or none. */
  async choose(move: MoveView | null): Promise<void> {
    this.choices = []
    if (move && this.mayAct) await this.#take(move)
  }

  /** Begins or ends the choice of a square for an own pawn that a piece displaces. */
  displace(square: string | null): void {
    if (square === this.displacing) return
    this.displacing = square
    if (square) this.tell({ kind: 'displacing', square })
  }

  /** Finds out why something cannot be done. */
  async refuse(attempt: Attempt): Promise<void> {
    if (!this.now || this.past) return
    this.choices = []
    const { change } = this
    const explanation = await this.rules.explain(this.record, this.draft, attempt, this.side)
    if (change === this.change) this.refusal = { id: ++this.#refusals, attempt, explanation }
  }

  /** Puts the explanation away. */
  understood(): void {
    this.refusal = null
  }

  /** Takes a piece of the draft back into the hand. */
  async takeUp(square: string): Promise<void> {
    if (!this.now?.draft || !this.mayAct) return
    if (!this.now.draft.loose.includes(square)) return this.refuse({ kind: 'takeUp', from: square })
    if (await this.redraft(this.draft.filter((piece) => piece.square !== square))) {
      this.tell({ kind: 'taken-up', square })
    }
  }

  /** Takes every piece of the draft back into the hand. */
  async clear(): Promise<void> {
    if (await this.redraft([])) this.tell({ kind: 'cleared' })
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
    const { change, record } = this
    const early = { ...record, moves: upTo(record.moves, ply), ending: null }
    const view = await this.rules.game(early, [])
    if (change === this.change) this.past = { ply: Math.max(0, ply), view, marks }
  }

  protected get rules(): Rules {
    return this.#room.rules
  }

  protected tell(news: News): void {
    this.#room.tell(news)
  }

  /** Tells what has been played since `before`. */
  protected tellPlayed(before: GameView | null): void {
    const { now } = this
    if (!now) return
    const played = now.history.slice(before?.history.length ?? 0)
    const [first] = played
    // A whole army in eight sentences would be heard for longer than it helps.
    if (first && played.length > 1 && played.every(({ move }) => move.kind === 'placement')) {
      this.tell(this.record.order === 'hidden' ? { kind: 'revealed' } : { kind: 'army', color: first.color })
    } else {
      for (const one of played) this.tell({ kind: 'played', played: one })
    }
    for (const thrown of now.dice?.throws.slice(before?.dice?.throws.length ?? 0) ?? []) {
      this.tell({ kind: 'thrown', thrown })
    }
    const stages = [before?.stage, now.stage]
    if (before && before.stage !== now.stage && stages.includes('rearrangement') && !now.outcome) {
      this.tell({ kind: 'stage', stage: now.stage })
    }
  }

  async #take(move: MoveView): Promise<void> {
    if (!this.now?.draft) return this.make(move)
    const { role, from, to } = move
    const piece: DraftPiece = { role, square: to }
    if (move.displaced) piece.displaced = move.displaced
    const draft =
      from === null ? [...this.draft, piece] : this.draft.map((one) => (one.square === from ? piece : one))
    if (await this.redraft(draft)) {
      this.tell({ kind: 'drafted', role, square: to, displaced: move.displaced ?? null })
    }
  }
}
