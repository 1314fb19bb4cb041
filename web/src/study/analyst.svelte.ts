// The engine beside the board: it looks at what is shown for as long as that is shown.

import { Cancelled, type AnalysisView, type Engine, type GameRecord, type Loading } from '../rules'

/** Who leafs through a game does not want each position looked at, in milliseconds. */
const PAUSE = 120
/** How deep it looks by itself: beyond that it costs a phone more than it tells. */
const DEPTH = 22

/** What the engine says of the position. */
export class Analyst {
  readonly #engine: Engine
  on = $state(false)
  lines = $state(3)
  found = $state.raw<AnalysisView | null>(null)
  /** It has come as far as it goes by itself; `null` while it is at work, or is not asked. */
  ended = $state<'deep' | 'unjudged' | 'failed' | null>(null)
  loading = $state.raw<Loading | null>(null)
  #timer: ReturnType<typeof setTimeout> | undefined
  #asked = 0

  constructor(engine: Engine) {
    this.#engine = engine
    engine.onloading = (loading) => (this.loading = loading)
  }

  /** Looks at another position; `null` is none. */
  look(record: GameRecord | null, depth: number | null = DEPTH): void {
    this.#rest()
    this.found = null
    this.ended = null
    if (!record || !this.on) return
    const asked = this.#asked
    this.#timer = setTimeout(() => void this.#ask(record, depth, asked), PAUSE)
  }

  /** Goes on with the same position until it is told to stop. */
  deepen(record: GameRecord): void {
    const { found } = this
    this.look(record, null)
    this.found = found
  }

  /** Stops for good. */
  close(): void {
    this.#rest()
    this.#engine.close()
  }

  #rest(): void {
    this.#asked++
    clearTimeout(this.#timer)
    this.#engine.cancel()
  }

  async #ask(record: GameRecord, depth: number | null, asked: number): Promise<void> {
    const tell = (found: AnalysisView) => {
      // What is known already is not replaced by less.
      if (asked === this.#asked && found.depth >= (this.found?.depth ?? 0)) this.found = found
    }
    try {
      const found = await this.#engine.analyse(record, this.lines, depth, tell)
      if (asked !== this.#asked) return
      this.found = found
      this.ended = found ? 'deep' : 'unjudged'
    } catch (error) {
      if (asked !== this.#asked || error instanceof Cancelled) return
      console.error(error)
      this.ended = 'failed'
    }
  }
}
