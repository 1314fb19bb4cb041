// A game at this screen: what was played, what is shown, and whose business the next move is.
// What is lawful it asks of the rules; it knows none itself.

import {
  Cancelled,
  type Claim,
  type Color,
  type DraftPiece,
  type Engine,
  type GameRecord,
  type GameView,
  type Loading,
  type MoveView,
  type PlayedMove,
  type Rules,
  type Skill,
} from '../rules'
import { drafted, revealed } from './armies'
import { BoardGame, other } from './board-game.svelte'
import type { News } from './news'
import type { Opponent, Saved, Secret } from './storage'
import { indexOf, isThrow, throwDice } from './throws'

/** What a game needs from outside. */
export interface Surroundings {
  rules: Rules
  engine: Pick<Engine, 'search' | 'arrange' | 'cancel' | 'onloading'>
  save(game: Saved): void
  tell(news: News): void
  /** The shortest time the computer takes, in milliseconds, so that its move can be followed. */
  pause: number
}

/** What changes together, once the rules have told what it looks like. */
type State = Pick<Saved, 'record' | 'draft' | 'secret' | 'curtain'>

/** A game against the computer or between two people. */
export class Game extends BoardGame {
  readonly opponent: Opponent
  /** The player's side; between two people the side that sits below. */
  readonly me: Color
  /** Strength of the computer. */
  readonly level: number
  /** What the player has set out to do. */
  readonly goal: Skill | null
  readonly #seed: number
  readonly #around: Surroundings

  /** The computer is at work. */
  thinking = $state(false)
  /** The computer player is being downloaded. */
  loading = $state.raw<Loading | null>(null)
  /** The computer player failed. */
  stuck = $state(false)
  /** The curtain covers the board until the device has changed hands. */
  curtain = $state(false)
  #secret = $state.raw<Secret>({})

  override side = $derived(this.#sideOf(this.record, this.#secret))
  /** The own army is confirmed behind the curtain, and the computer's is awaited. */
  waiting = $derived(this.side !== null && this.#secret[this.side] !== undefined)
  /** No army has been confirmed behind the curtain. */
  untouched = $derived(this.#secret.white === undefined && this.#secret.black === undefined)
  override myTurn = $derived.by(
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

  #settled = true

  constructor(saved: Saved, around: Surroundings) {
    super(around)
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

  /** What either side may claim, the player claims while the computer thinks, too. */
  override get claims(): readonly Claim[] {
    if (this.myTurn || this.opponent === 'person') return super.claims
    return this.past || this.waiting ? [] : (this.now?.sharedClaims ?? [])
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

  /** Lets the computer complete the player's draft. */
  async arrange(): Promise<void> {
    if (!this.now?.draft || !this.mayAct) return
    const { record, draft, level, side } = this
    const whole = await this.#ask(() => this.#around.engine.arrange(record, draft, level, seed(), side))
    if (whole && (await this.redraft(whole))) this.tell({ kind: 'arranged' })
  }

  /** Makes the complete draft part of the game; behind the curtain it stays hidden until both are. */
  override async confirm(): Promise<void> {
    const confirm = this.now?.draft?.confirm
    if (!confirm || !this.mayAct) return
    const { record, side } = this
    if (!side) return this.#continue({ record: { ...record, moves: [...record.moves, ...confirm] } })
    const secret = { ...this.#secret, [side]: confirm }
    if (secret[other(side)]) return this.#continue({ record: revealed(record, secret) })
    if (this.opponent === 'computer') {
      // The own army stays in sight while the computer arranges its own.
      if (await this.#update({ secret })) void this.#computer()
    } else if (await this.#update({ draft: [], secret, curtain: true })) {
      this.tell({ kind: 'covered', color: other(side) })
    }
  }

  /** Lifts the curtain for the side that arranges next. */
  lift(): void {
    if (!this.curtain || !this.side) return
    this.curtain = false
    this.#save()
    this.tell({ kind: 'lifted', color: this.side })
  }

  /** Throws the dice. */
  async throw(): Promise<void> {
    if (!this.now?.dice?.awaited || !this.mayAct) return
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
    this.tell({ kind: 'taken-back' })
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

  override async claim(claim: Claim): Promise<void> {
    if (!this.claims.includes(claim)) return
    await this.#continue({ record: { ...this.record, ending: { kind: 'claimed', claim } } })
  }

  /** Lets the computer try again after it failed. */
  async retry(): Promise<void> {
    await this.#computer()
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

  protected override get mayAct(): boolean {
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

  protected override async make(move: MoveView): Promise<void> {
    await this.#continue({ record: { ...this.record, moves: [...this.record.moves, move.uci] } })
  }

  /** Takes the last piece of the draft back that may go. */
  async #undraft(): Promise<void> {
    const loose = this.now?.draft?.loose ?? []
    const last = this.draft.findLast(({ square }) => loose.includes(square))
    if (last) await this.takeUp(last.square)
  }

  protected override async redraft(draft: DraftPiece[]): Promise<boolean> {
    return this.now?.draft && this.mayAct ? this.#update({ draft }) : false
  }

  async #continue({ record, draft = [] }: { record: GameRecord; draft?: DraftPiece[] }): Promise<void> {
    const { past, now: before } = this
    const length = this.record.moves.length
    const mine = before !== null && this.plays(before.turn)
    if (!(await this.#update({ record, draft, secret: {}, curtain: false })) || !this.now) return
    // The computer's move does not take a reader away from an earlier position.
    if (!mine && record.moves.length > length) this.past = past
    this.tellPlayed(before)
    if (this.now.outcome) this.tell({ kind: 'over' })
    void this.#computer()
  }

  /** Changes the game as soon as the rules have told what it then looks like. */
  async #update(change: Partial<State>): Promise<boolean> {
    if (this.thinking) this.#interrupt()
    const number = ++this.change
    const { record, draft, curtain } = this
    const next: State = { record, draft, secret: this.#secret, curtain, ...change }
    this.#settled = false
    try {
      const view = await this.#around.rules.game(next.record, next.draft, this.#sideOf(next.record, next.secret))
      if (number !== this.change) return false
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
      if (number === this.change) this.#settled = true
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
    const change = ++this.change
    this.thinking = true
    this.stuck = false
    try {
      const [answer] = await Promise.all([work(), sleep(pause)])
      return change === this.change ? answer : null
    } catch (error) {
      if (change === this.change && !(error instanceof Cancelled)) {
        this.stuck = true
        console.error(error)
      }
      return null
    } finally {
      if (change === this.change) this.thinking = false
    }
  }

  /** Gives up what the computer is at. */
  #interrupt(): void {
    this.change++
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
