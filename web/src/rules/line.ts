// A line to one worker: requests out, answers matched by id, and the worker replaced when cut off.

import type { PositionProblem, Request, Response } from './messages'
import type { Ask, Loading, Open, Told } from './wire'

/** The request was given up before its answer came. */
export class Cancelled extends Error {
  override name = 'Cancelled'
}

/** The module could not answer the request. */
export class Failure extends Error {
  override name = 'Failure'

  constructor(
    message: string,
    /** What is wrong with the position, where that is the reason. */
    readonly problems: readonly PositionProblem[] = [],
  ) {
    super(message)
  }
}

/** The part of `Worker` a line needs. */
export interface Far {
  onmessage: ((event: MessageEvent<Told>) => void) | null
  onerror: ((event: ErrorEvent) => void) | null
  postMessage(message: Open | Ask): void
  terminate(): void
}

interface Waiting {
  resolve(response: Response): void
  reject(error: Error): void
  report(response: Response): void
}

/** A line to a worker that is started with the first request. */
export class Line {
  readonly #spawn: () => Far
  readonly #waiting = new Map<number, Waiting>()
  #source: string | WebAssembly.Module
  #far: Far | null = null
  /** What is asked while the module is on its way; `null` once it is there. */
  #early: Ask[] | null = null
  #next = 1

  /** Called while the module is on its way; with `null` once it is there. */
  onloading: (loading: Loading | null) => void = () => {}

  constructor(spawn: () => Far, source: string) {
    this.#spawn = spawn
    this.#source = source
  }

  /** Sends a request. */
  ask(request: Request, report: (response: Response) => void = () => {}): Promise<Response> {
    const far = (this.#far ??= this.#open())
    const id = this.#next++
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject, report })
      if (this.#early) this.#early.push({ id, request })
      else far.postMessage({ id, request })
    })
  }

  /** Gives up all open requests. A worker at work cannot hear, so it is ended; one that fetches its module goes on. */
  cut(): void {
    if (this.#waiting.size === 0) return
    if (!this.#early) return this.#end(new Cancelled('cancelled'))
    this.#early = []
    this.#giveUp(new Cancelled('cancelled'))
  }

  /** Ends the worker, whatever it does. The next request starts another. */
  close(): void {
    this.#end(new Cancelled('closed'))
  }

  #open(): Far {
    const far = this.#spawn()
    far.onmessage = ({ data }) => this.#hear(data)
    far.onerror = (event) => this.#end(new Failure(event.message))
    this.#early = []
    far.postMessage({ open: this.#source })
    return far
  }

  #hear(told: Told): void {
    if ('loading' in told) {
      this.onloading(told.loading)
    } else if ('opened' in told) {
      this.#source = told.opened
      for (const ask of this.#early ?? []) this.#far?.postMessage(ask)
      this.#early = null
      this.onloading(null)
    } else if ('broken' in told) {
      this.#end(new Failure(told.broken))
    } else {
      this.#settle(told.id, told.response)
    }
  }

  #settle(id: number, response: Response): void {
    const waiting = this.#waiting.get(id)
    if (!waiting) return
    if (response.kind === 'progress' || response.kind === 'reviewing' || response.kind === 'analysing') {
      waiting.report(response)
      return
    }
    this.#waiting.delete(id)
    if (response.kind === 'failure') waiting.reject(new Failure(response.message, response.problems))
    else waiting.resolve(response)
  }

  #end(error: Error): void {
    this.#far?.terminate()
    this.#far = null
    this.onloading(null)
    this.#giveUp(error)
  }

  #giveUp(error: Error): void {
    const all = [...this.#waiting.values()]
    this.#waiting.clear()
    for (const waiting of all) waiting.reject(error)
  }
}
