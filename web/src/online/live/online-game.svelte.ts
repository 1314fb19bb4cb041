// A game between people on the line. What is so, the server says; what is shown, the rules say of it.

import type { SignedSquare } from '../../board/render'
import { BoardGame, other, type Room } from '../../game/board-game.svelte'
import { Failure, type Attempt, type Claim, type Color, type DraftPiece, type GameRecord, type GameView, type MoveView } from '../../rules'
import type {
  Act,
  Action,
  ChatMessage,
  ErrorBody,
  GameSnapshot,
  Happening,
  OwnArrangement,
  Presence,
  RematchView,
  ServerMessage,
  TimeControl,
} from '../messages'
import { ServerTime } from './clock'
import type { Drafts } from './drafts'
import { continues, fold } from './keep'
import type { LineState } from './line'
import { Outbox } from './outbox'
import { meant, planned, planning, squares, type Plan } from './plan'
import { Talk } from './talk.svelte'

/** What happens on the line besides what happens in every game. */
export type LiveNews =
  | { kind: 'happened'; happening: Happening }
  | { kind: 'line'; state: LineState }
  | { kind: 'presence'; color: Color; here: boolean }
  | { kind: 'refused'; error: ErrorBody }
  | { kind: 'plan-kept'; plan: Plan }
  | { kind: 'plan-dropped' }
  | { kind: 'rematch'; rematch: RematchView; begins: boolean }
  | { kind: 'said'; message: ChatMessage }

/** What a game on the line needs from outside. */
export interface Surroundings extends Room {
  /** Says something to the server, if it can hear it. */
  say(message: object): void
  /** The own army behind the curtain. */
  arrangement(): Promise<OwnArrangement>
  /** Where drafts outlast a reload. */
  drafts: Drafts
  /** Whether the player wants to confirm each move in a game with so much time. */
  confirms(time: TimeControl): boolean
  report(news: LiveNews): void
}

/** Actions that end with the position they were meant for. */
const bound: ReadonlySet<Action['kind']> = new Set(['play', 'arrange', 'claim'])
/** Refusals after which the same may be said again; after any other it would be refused for ever. */
const passing: ReadonlySet<ErrorBody['code']> = new Set(['too-many', 'storage', 'internal'])

/** A game on the line. */
export class OnlineGame extends BoardGame {
  readonly #around: Surroundings
  readonly #outbox: Outbox
  readonly time = new ServerTime()
  readonly talk: Talk
  /** When this page was opened, by the server's time. */
  readonly #since: number

  /** The game as the server last told it. */
  game = $state.raw<GameSnapshot>() as GameSnapshot
  /** The own side; `null` for a spectator. */
  you = $state.raw<Color | null>(null)
  presence = $state.raw<Presence | null>(null)
  rematch = $state.raw<RematchView>({ offer: null, game: null })
  line = $state<LineState>('connecting')
  /** What was done and is not stored yet. */
  unanswered = $state.raw<readonly Act[]>([])
  /** What is to be done when the own turn comes. */
  plan = $state.raw<Plan>([])
  /** A move that stands on the board and is sent once the player has confirmed it. */
  proposed = $state.raw<MoveView | null>(null)
  /** The rules cannot replay the game: the page is of another time. */
  broken = $state(false)

  /** Behind the curtain, and not yet revealed. */
  hidden = $derived(this.game.order === 'hidden' && this.game.moves.length === 0 && !this.game.status.result)
  override side = $derived(this.hidden ? this.you : null)
  /** The own army is confirmed, and the other is awaited. */
  waiting = $derived(this.hidden && this.you !== null && this.game.status.confirmed[this.you])
  over = $derived(this.game.status.result !== null)
  /** Something was done that binds the turn and is not answered. */
  sending = $derived(this.unanswered.some(({ action }) => bound.has(action.kind)))
  /** What stands on the board is more than the server has. */
  #ahead = $derived(this.sending || this.proposed !== null)
  override myTurn = $derived(
    this.you !== null && this.now !== null && this.past === null && !this.over && !this.#ahead && this.#awaited(this.game),
  )
  /** Whether something can be planned for the own turn. */
  planning = $derived(
    this.you !== null && this.now !== null && this.past === null && !this.over && !this.myTurn && !this.proposed &&
      !this.hidden && !this.now.dice && !this.now.outcome &&
      (this.now.stage !== 'deployment' || this.game.order === 'alternate'),
  )
  #planView = $derived(this.planning && this.now && this.you ? planning(this.now, this.you) : null)
  #planMarks = $derived(squares(this.plan).map((square): SignedSquare => ({ square, mark: 'target' })))

  /** Since when the player thinks, by the page's own watch. */
  #turnAt = performance.now()
  #settled = false
  #ended = false
  #opened = false

  constructor(game: GameSnapshot, around: Surroundings) {
    super(around)
    this.#around = around
    this.#since = game.status.now
    this.talk = new Talk((message) => around.say(message))
    this.game = game
    this.record = this.#recordOf(game)
    this.#outbox = new Outbox({
      say: (act) => around.say({ kind: 'act', ...act }),
      changed: (acts) => {
        this.unanswered = acts
        void this.#refresh()
      },
      unanswered: () => around.say({ kind: 'resync' }),
    })
    this.time.heard(game.status.now, performance.now())
  }

  /** Shows the game. */
  async open(): Promise<void> {
    await this.#refresh()
  }

  /** Ends all work. */
  close(): void {
    this.change++
    this.#outbox.clear()
  }

  override get shown(): GameView | null {
    return this.past?.view ?? this.#planView ?? this.now
  }

  override get playable(): boolean {
    return this.myTurn || this.planning
  }

  override get marks(): readonly SignedSquare[] {
    return this.planning && this.plan.length > 0 ? this.#planMarks : super.marks
  }

  override get claims(): readonly Claim[] {
    if (this.myTurn) return super.claims
    return this.you && !this.past && !this.over && !this.#ahead ? (this.now?.sharedClaims ?? []) : []
  }

  /** The line has changed its state. */
  lineChanged(state: LineState): void {
    const before = this.line
    this.line = state
    if (state !== 'open') this.time.reset()
    // The first opening is no news.
    if (this.#opened && before !== state && (state === 'lost' || state === 'open')) {
      this.#around.report({ kind: 'line', state })
    }
    this.#opened ||= state === 'open'
  }

  /** Something came from the server. */
  hear(message: ServerMessage): void {
    switch (message.kind) {
      case 'snapshot':
        if (message.you && !this.you) this.draft = this.#around.drafts.load(message.game)
        this.you = message.you
        this.#see(message.presence)
        if (!message.you) {
          this.#outbox.clear()
          this.proposed = null
        }
        this.#adopt(message.game)
        this.talk.again()
        return this.#outbox.again()
      case 'update': {
        const next = fold(this.game, message)
        if (next === 'gap') return this.#around.say({ kind: 'resync' })
        if (next === 'known') return
        if (message.happening.kind === 'took-back') this.#forgetPlan()
        this.#adopt(next)
        return this.#around.report({ kind: 'happened', happening: message.happening })
      }
      case 'ack':
        this.#outbox.acknowledged(message.nonce, message.seq)
        return this.#outbox.reached(this.game.status.seq)
      case 'refused':
        this.#outbox.refused(message.nonce)
        if (message.game.status.seq >= this.game.status.seq) this.#adopt(message.game)
        return this.#around.report({ kind: 'refused', error: message.error })
      case 'chat':
      case 'said':
      case 'unsaid':
        for (const fresh of this.talk.hear(message)) {
          // What was said before this page was opened is there to be read.
          if (fresh.at >= this.#since) this.#around.report({ kind: 'said', message: fresh })
        }
        return
      case 'presence':
        return this.#see(message)
      case 'rematch':
        return this.#seeRematch({ offer: message.offer, game: message.game })
      case 'pong':
        return this.time.answered(message.echo, message.now, performance.now())
      case 'error':
        if (!passing.has(message.code)) this.#outbox.clear()
        return this.#around.report({ kind: 'refused', error: message })
    }
  }

  /** Acts other than on the board. */
  act(action: Exclude<Action, { kind: 'play' | 'arrange' | 'claim' }>): void {
    if (!this.you || this.over) return
    this.#outbox.put(action, this.game.status, null)
  }

  override async claim(claim: Claim): Promise<void> {
    if (this.claims.includes(claim)) this.#outbox.put({ kind: 'claim', claim }, this.game.status, null)
  }

  override async confirm(): Promise<void> {
    const placements = this.now?.draft?.confirm
    if (!placements || !this.mayAct) return
    this.#outbox.put({ kind: 'arrange', placements }, this.game.status, this.#thought())
  }

  /** What cannot be done now because the other side is to move is planned. */
  override async refuse(attempt: Attempt): Promise<void> {
    if (!this.planning) return super.refuse(attempt)
    this.refusal = null
    // A piece that is set down where it stands, or taken up where nothing is placed freely, is no plan.
    if (attempt.kind === 'takeUp' || (attempt.kind === 'move' && attempt.from === attempt.to)) return
    this.plan = planned(this.plan, attempt)
    this.#around.report({ kind: 'plan-kept', plan: this.plan })
  }

  /** Gives up what was planned. */
  unplan(): void {
    this.plan = []
  }

  protected override get mayAct(): boolean {
    return this.myTurn && this.#settled
  }

  protected override async make(move: MoveView): Promise<void> {
    if (!this.#around.confirms(this.game.time)) return this.#play(move)
    this.proposed = move
    await this.#refresh()
  }

  /** Sends the move that stands on the board, or takes it back unsent. */
  async answer(confirmed: boolean): Promise<void> {
    const { proposed } = this
    this.proposed = null
    if (proposed && confirmed) this.#play(proposed)
    else await this.#refresh()
  }

  #play(move: MoveView): void {
    this.#outbox.put({ kind: 'play', uci: move.uci }, this.game.status, this.#thought())
  }

  protected override async redraft(draft: DraftPiece[]): Promise<boolean> {
    if (!this.now?.draft || !this.mayAct) return false
    return this.#refresh(draft)
  }

  #thought(): number {
    return Math.max(0, Math.round(performance.now() - this.#turnAt))
  }

  #awaited({ status, order, moves }: GameSnapshot): boolean {
    if (!this.you || status.result) return false
    if (order === 'hidden' && moves.length === 0) return !status.confirmed[this.you]
    return status.turn === this.you
  }

  #seeRematch(rematch: RematchView): void {
    // Who comes back to an old game is told of its rematch as well; only what was offered here begins now.
    const begins = rematch.game !== null && this.rematch.offer !== null && this.rematch.game === null
    this.rematch = rematch
    this.#around.report({ kind: 'rematch', rematch, begins })
  }

  #see(presence: Presence): void {
    const before = this.presence
    this.presence = presence
    for (const color of ['white', 'black'] as const) {
      const { here } = presence.players[color]
      if (before && before.players[color].here !== here && color !== this.you) {
        this.#around.report({ kind: 'presence', color, here })
      }
    }
  }

  #adopt(next: GameSnapshot): void {
    const before = this.game
    const awaited = this.#awaited(before)
    this.game = next
    this.time.heard(next.status.now, performance.now())
    if (this.#awaited(next) && (!awaited || next.moves.length !== before.moves.length)) this.#turnAt = performance.now()
    if (next.status.result || !continues(before, next)) this.#forgetPlan()
    // It was meant for the position that was.
    const same = next.status.ply === before.status.ply && next.status.position === before.status.position
    if (next.status.result || !same) this.proposed = null
    if (next.status.result) this.#outbox.clear()
    // Once it is over the players hear the spectators as well.
    if (next.status.result && !before.status.result && this.you) this.#around.say({ kind: 'resync' })
    this.#outbox.reached(next.status.seq)
    void this.#refresh()
  }

  #forgetPlan(): void {
    if (this.plan.length === 0) return
    this.plan = []
    this.#around.report({ kind: 'plan-dropped' })
  }

  /** The record with what was done and is not stored yet: it stands on the board at once. */
  #recordOf({ ruleset, version, order, moves, status }: GameSnapshot): GameRecord {
    const more = this.unanswered.flatMap(({ ply, action }) => {
      if (ply !== status.ply || status.result) return []
      if (action.kind === 'play') return [action.uci]
      return action.kind === 'arrange' && order !== 'hidden' ? action.placements : []
    })
    if (this.proposed) more.push(this.proposed.uci)
    return { ruleset, version, fen: null, order, moves: [...moves, ...more], ending: endingOf(this.game) }
  }

  /** Asks the rules what the game looks like now; `false` where it has changed meanwhile. */
  async #refresh(wanted = this.draft): Promise<boolean> {
    const change = ++this.change
    const { side } = this
    const record = this.#recordOf(this.game)
    const arranging = side !== null || (record.order !== 'alternate' && this.#awaited(this.game) && !this.#ahead)
    let draft = arranging ? wanted : []
    this.#settled = false
    try {
      if (this.waiting && draft.length === 0) draft = await this.#confirmed(record)
      const view = await this.rules.game(record, draft, side).catch((error: unknown) => {
        // A draft of another stage: the game itself can be shown all the same.
        if (draft.length === 0) throw error
        draft = []
        return this.rules.game(record, [], side)
      })
      if (change !== this.change) return false
      this.#show(record, view, draft)
      return true
    } catch (error) {
      if (change === this.change) this.broken = error instanceof Failure
      if (!(error instanceof Failure)) throw error
      console.error(error)
      return false
    } finally {
      if (change === this.change) this.#settled = true
    }
  }

  #show(record: GameRecord, view: GameView, draft: DraftPiece[]): void {
    const before = this.now
    const moved = before === null || record.moves.join() !== this.record.moves.join() || before.turn !== view.turn
    const drafted = draft !== this.draft
    this.record = record
    this.draft = draft
    this.now = view
    this.#settled = true
    if (this.you) this.#around.drafts.save(this.game, draft)
    if (moved) {
      // The other side's move does not take a reader away from an earlier position.
      if (this.#ahead) this.past = null
      this.choices = []
      this.displacing = null
      this.refusal = null
      if (before) this.tellPlayed(before)
    } else if (drafted) {
      this.displacing = null
      this.refusal = null
    }
    if (this.over && !this.#ended) {
      this.#ended = true
      if (before) this.tell({ kind: 'over' })
    }
    if (this.plan.length > 0 && this.#awaited(this.game) && !this.sending) void this.#carryOut(view)
  }

  /** The own turn has come: the first of what was planned that is lawful is done, and all is forgotten. */
  async #carryOut(view: GameView): Promise<void> {
    const { plan } = this
    this.plan = []
    this.past = null
    for (const attempt of plan) {
      const [move, ...others] = meant(view, attempt)
      // It has stood beside the board for long enough to need no second look.
      if (move && others.length === 0 && this.mayAct) return this.#play(move)
      if (move) return this.move([move, ...others])
    }
    this.#around.report({ kind: 'plan-dropped' })
    const last = plan.at(-1)
    if (last) await super.refuse(last)
  }

  /** The own army that the server keeps behind the curtain, as a draft. */
  async #confirmed(record: GameRecord): Promise<DraftPiece[]> {
    const { placements } = await this.#around.arrangement()
    let draft: DraftPiece[] = []
    for (const uci of placements ?? []) {
      const { moves } = await this.rules.game(record, draft, this.you)
      const move = moves.find((one) => one.uci === uci)
      if (!move) return []
      const { role, to: square, displaced } = move
      draft = [...draft, displaced ? { role, square, displaced } : { role, square }]
    }
    return draft
  }
}

/** The end of a game, where no move brought it about. */
function endingOf({ status: { result, clocks } }: GameSnapshot): GameRecord['ending'] {
  switch (result?.reason) {
    case 'resignation':
      return result.winner && { kind: 'resigned', by: other(result.winner) }
    case 'agreement':
      return { kind: 'agreed' }
    case 'promotions-only':
    case 'fifty-move':
    case 'threefold':
    case 'count':
      return { kind: 'claimed', claim: result.reason }
    case 'flag': {
      // Where nobody wins, both sides play: it is the clock for the game that shows nothing.
      const empty = clocks?.white.remaining === 0 ? 'white' : 'black'
      return { kind: 'flagged', by: result.winner ? other(result.winner) : empty }
    }
    default:
      return null
  }
}

