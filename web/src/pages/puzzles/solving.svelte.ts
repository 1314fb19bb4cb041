// One puzzle as it is solved: what counts, what an error threw away, and the solution where it is asked for.

import { tick } from 'svelte'
import type { News } from '../../game/news'
import { faultOf, type Fault } from '../../puzzles/fault'
import type { Skill } from '../../puzzles/skill'
import type { Told } from '../../puzzles/step'
import { Exercise } from '../learn/exercise.svelte'
import type { House } from '../pages'

/** A puzzle being solved. */
export class Solving {
  readonly told: Told
  readonly exercise: Exercise
  readonly #house: House
  readonly #skill: Skill

  /** What came of it: solved without an error, or not; `null` while it is open. */
  result = $state<'solved' | 'failed' | null>(null)
  /** By how much the solver's rating has changed. */
  change = $state(0)
  /** What the last error threw away. */
  fault = $state.raw<Fault | null>(null)
  #faults = 0

  constructor(told: Told, house: House, skill: Skill, tell: (news: News) => void) {
    this.told = told
    this.#house = house
    this.#skill = skill
    this.exercise = new Exercise(told.step, house, tell)
  }

  /** Whether there is nothing more to do. */
  get over(): boolean {
    return this.exercise.done || this.exercise.revealed
  }

  /** Looks at what the exercise has come to. */
  async follow(): Promise<void> {
    const { feedback, done, revealed } = this.exercise
    if (done) {
      this.#end('solved')
      this.fault = null
    } else if (revealed) await this.#show()
    else if (feedback?.what.kind === 'missed') await this.#err(feedback.what.move.move.uci)
    else this.fault = null
  }

  async #err(uci: string): Promise<void> {
    this.#end('failed')
    const number = ++this.#faults
    this.fault = null
    const fault = await faultOf(this.told.puzzle, [...this.#made, uci], this.#house).catch(() => null)
    if (number === this.#faults && !this.over) this.fault = fault
  }

  async #show(): Promise<void> {
    this.#end('failed')
    this.fault = null
    await tick()
    await this.exercise.demonstrate(this.told.puzzle.line.slice(this.#made.length))
  }

  /** The moves that stand on the board. */
  get #made(): readonly string[] {
    return this.exercise.view?.history.map(({ move }) => move.uci) ?? []
  }

  #end(result: 'solved' | 'failed'): void {
    if (this.result) return
    this.result = result
    this.change = this.#skill.count(this.told.puzzle, result === 'solved')
  }
}
