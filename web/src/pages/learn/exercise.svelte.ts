// One step as the learner works on it: what the board shows, what was tried, and what came of it.

import type { SignedSquare } from '../../board/render'
import { Game } from '../../game/game.svelte'
import type { News } from '../../game/news'
import { upTo } from '../../game/throws'
import {
  aimOf,
  compare,
  played,
  reaches,
  recordOf,
  squaresOf,
  type Verdict,
} from '../../learn/judge'
import type { Goal, Step } from '../../learn/unit'
import type { Attempt, Color, Explanation, GameRecord, GameView, MoveView, PlayedMove } from '../../rules'
import type { House } from '../pages'

/** What an attempt came to. */
export type Feedback =
  | { kind: 'right' }
  /** Right so far: this is the reply, and now another goal is to be reached. */
  | { kind: 'replied'; reply: PlayedMove }
  | { kind: 'unlawful'; attempt: Attempt; explanation: Explanation | null }
  /** Lawful, but it misses the goal. */
  | { kind: 'missed'; move: PlayedMove; aim: ReturnType<typeof aimOf> }
  | { kind: 'squares'; missing: number; excess: number }
  /** Nothing has been chosen yet. */
  | { kind: 'nothing' }
  | { kind: 'option'; index: number }
  /** Before or after the ply that was asked for. */
  | { kind: 'ply'; late: boolean }

/** A step being worked on. */
export class Exercise {
  readonly step: Step
  readonly #house: House
  readonly #tell: (news: News) => void

  /** The scene; `null` until the rules have answered. */
  view = $state.raw<GameView | null>(null)
  beside = $state.raw<GameView | null>(null)
  /** The army as it goes up. */
  game = $state.raw<Game | null>(null)
  picks = $state.raw<readonly string[]>([])
  verdict = $state.raw<Verdict | null>(null)
  option = $state<number | null>(null)
  /** How many moves of the scene have been stepped through. */
  ply = $state(0)
  /** Moves between which the learner has to choose. */
  choices = $state.raw<readonly MoveView[]>([])
  feedback = $state.raw<{ id: number; what: Feedback } | null>(null)
  done = $state(false)
  /** The answer was asked for. */
  revealed = $state(false)
  /** The hint was asked for. */
  hinted = $state(false)

  #record: GameRecord
  #goals = $state.raw<readonly { goal: Goal; reply: string | null }[]>([])
  #plies: readonly GameView[] = []
  #busy = false
  #said = 0

  constructor(step: Step, house: House, tell: (news: News) => void) {
    this.step = step
    this.#house = house
    this.#tell = tell
    this.#record = recordOf(step.scene, house.rulesets)
    if (step.do === 'move') this.#goals = goalsOf(step.goal, step.then ?? [])
    if (step.do === 'read') this.done = true
  }

  /** Asks the rules what the scene looks like. */
  async open(): Promise<void> {
    const { rules, rulesets } = this.#house
    const { scene, beside } = this.step
    if (beside) this.beside = await rules.game(recordOf(beside, rulesets), [])
    if (this.step.do === 'arrange') await this.#arrange()
    if (this.step.do === 'ply') {
      const whole = await rules.game(this.#record, [])
      const moves = Array.from(whole.history, (_, index) => upTo(this.#record.moves, index))
      const earlier = moves.map((moves) => rules.game({ ...this.#record, moves }, []))
      this.#plies = [...(await Promise.all(earlier)), whole]
      this.view = this.#plies[0] ?? whole
    } else {
      this.view = await rules.game(recordOf(scene, rulesets), [])
    }
  }

  /** Ends all work. */
  close(): void {
    this.game?.close()
  }

  /** Who sits below. */
  get orientation(): Color {
    return this.step.scene.color ?? this.view?.turn ?? 'white'
  }

  /** Whether pieces can be moved. */
  get moving(): boolean {
    return this.step.do === 'move' && !this.done && this.#goals.length > 0
  }

  /** The moves of a scene that is stepped through. */
  get plies(): number {
    return Math.max(0, this.#plies.length - 1)
  }

  /** The signs on the board: why something is refused, how picks are judged, what the text speaks of. */
  marks = $derived.by((): SignedSquare[] => {
    const shown = (this.step.scene.marks ?? []).map((square): SignedSquare => ({ square, mark: 'shown' }))
    const what = this.feedback?.what
    const refused = this.game?.refusal?.explanation ?? (what?.kind === 'unlawful' ? what.explanation : null)
    if (refused) return [...shown, ...refused.squares]
    if (!this.verdict) return shown
    return [
      ...shown,
      ...(['right', 'missing', 'excess'] as const).flatMap(
        (mark) => this.verdict?.[mark].map((square): SignedSquare => ({ square, mark })) ?? [],
      ),
    ]
  })

  /** A piece was moved: judges where it leads. */
  async move(candidates: readonly MoveView[]): Promise<void> {
    const [only, ...others] = candidates
    this.choices = others.length > 0 ? candidates : []
    if (only && others.length === 0) await this.choose(only)
  }

  /** One of several moves was meant. */
  async choose(move: MoveView): Promise<void> {
    const [next, ...later] = this.#goals
    if (!next || !this.moving || this.#busy) return
    this.choices = []
    this.#busy = true
    try {
      const { rules } = this.#house
      const record = played(this.#record, move.uci)
      const after = await rules.game(record, [])
      const made = after.history.at(-1)
      if (!made) return
      if (!reaches(next.goal, move, after)) {
        // The same view anew: what was dropped goes back to where it stood.
        this.view = this.view && { ...this.view }
        this.#say({ kind: 'missed', move: made, aim: aimOf(next.goal) })
        return
      }
      this.#tell({ kind: 'played', played: made })
      this.view = after
      this.#record = record
      this.#goals = later
      if (!next.reply) return this.#right()
      this.#record = played(record, next.reply)
      await pause()
      this.view = await rules.game(this.#record, [])
      const reply = this.view.history.at(-1)
      if (reply) this.#say({ kind: 'replied', reply })
    } finally {
      this.#busy = false
    }
  }

  /** Shows on the board how it goes on; nothing is left to be done then. */
  async demonstrate(moves: readonly string[]): Promise<void> {
    this.choices = []
    this.#goals = []
    for (const uci of moves) {
      this.#record = played(this.#record, uci)
      const [view] = await Promise.all([this.#house.rules.game(this.#record, []), pause()])
      this.view = view
      const made = view.history.at(-1)
      if (made) this.#tell({ kind: 'played', played: made })
    }
  }

  /** Something unlawful was tried: finds out why it is. */
  async refuse(attempt: Attempt): Promise<void> {
    if (!this.moving) return
    const explanation = await this.#house.rules.explain(this.#record, [], attempt)
    this.#say({ kind: 'unlawful', attempt, explanation })
  }

  /** Puts a refusal away. */
  understood(): void {
    this.game?.understood()
    if (this.feedback && !this.done) this.feedback = null
  }

  /** Picks a square, or lets it go. */
  pick(square: string): void {
    if (this.done) return
    this.verdict = null
    this.feedback = null
    const without = this.picks.filter((one) => one !== square)
    this.picks = without.length < this.picks.length ? without : [...this.picks, square]
  }

  /** Lets all squares go. */
  unpick(): void {
    this.picks = []
    this.verdict = null
    this.feedback = null
  }

  /** Judges what is picked or chosen. */
  async check(): Promise<void> {
    const { step } = this
    if (step.do === 'squares') {
      if (this.picks.length === 0) return this.#say({ kind: 'nothing' })
      const verdict = compare(this.picks, await squaresOf(step.answer, this.#house.rules, this.#record))
      this.verdict = verdict
      const { missing, excess } = verdict
      if (missing.length + excess.length === 0) this.#right()
      else this.#say({ kind: 'squares', missing: missing.length, excess: excess.length })
    } else if (step.do === 'choose') {
      if (this.option === null) this.#say({ kind: 'nothing' })
      else if (this.option === step.answer) this.#right()
      else this.#say({ kind: 'option', index: this.option })
    } else if (step.do === 'ply') {
      if (this.ply === step.answer) this.#right()
      else this.#say({ kind: 'ply', late: this.ply > step.answer })
    }
  }

  /** Steps through the moves of the scene. */
  look(ply: number): void {
    this.ply = Math.min(Math.max(ply, 0), this.plies)
    this.view = this.#plies[this.ply] ?? this.view
    if (!this.done) this.feedback = null
  }

  async #arrange(): Promise<void> {
    const record = this.#record
    const { rules, engine } = this.#house
    const me = this.orientation
    const save = (now: { record: GameRecord }) => {
      if (now.record.moves.length > record.moves.length) this.#right()
    }
    // Both sides are played here, so that the other one does not answer.
    const game = new Game(
      { record, draft: [], opponent: 'person', me, level: 1, seed: 1, secret: {}, curtain: false, goal: null },
      { rules, engine, save, tell: this.#tell, pause: 0 },
    )
    await game.open()
    this.game = game
  }

  #right(): void {
    this.done = true
    this.#say({ kind: 'right' })
  }

  #say(what: Feedback): void {
    this.feedback = { id: ++this.#said, what }
  }
}

function goalsOf(first: Goal, then: readonly { reply: string; goal: Goal }[]) {
  const goals = [first, ...then.map(({ goal }) => goal)]
  return goals.map((goal, index) => ({ goal, reply: then[index]?.reply ?? null }))
}

/** Time to see the own move before the reply. */
function pause(): Promise<void> {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  return new Promise((resolve) => setTimeout(resolve, still ? 0 : 500))
}
