// What the clocks show. The server keeps the time; the page shows what it would read off the server's watch.

import type { ClockView } from '../messages'

/** Below this, tenths of a second are shown, in milliseconds. */
export const LOW = 20_000

/** The server's time by this page's watch (`performance.now()`, which nobody puts right). */
export class ServerTime {
  #offset = 0
  /** The round trip by which it was set; a shorter one knows better. */
  #trip = Infinity

  /** A message says what time it was when it was written; how long it was on its way is not known. */
  heard(now: number, at: number): void {
    if (this.#trip === Infinity) this.#offset = now - at
  }

  /** A sign of life came back: the server wrote `now` about half-way. */
  answered(sent: number, now: number, at: number): void {
    const trip = at - sent
    // What was measured long ago says less than what is measured now.
    this.#trip = Math.min(this.#trip * 1.2, 60_000)
    if (trip > this.#trip) return
    this.#trip = trip
    this.#offset = now + trip / 2 - at
  }

  /** The watch may have stood: what was measured no longer counts. */
  reset(): void {
    this.#trip = Infinity
  }

  /** The server's time at a moment of this page. */
  now(at: number): number {
    return at + this.#offset
  }
}

/** Which clock of a side is shown: the one that runs, or the one that will. */
export type Shown = 'main' | 'deployment'

/** What is left on a clock of a side at the server's time `now`; never less than nothing. */
export function left(view: ClockView, clock: Shown, now: number): number {
  const kept = clock === 'main' ? view.remaining : view.deployment
  const used = view.running === clock && view.since !== null ? Math.max(0, now - view.since) : 0
  return Math.max(0, kept - used)
}

/** What a clock shows. `days` and `hours` stand for themselves where there are days left. */
export type Face = { days: number; hours: number } | { text: string }

/** How much is left, as it is shown. */
export function face(milliseconds: number): Face {
  const seconds = Math.floor(milliseconds / 1000)
  const hours = Math.floor(seconds / 3600)
  if (hours >= 48) return { days: Math.floor(hours / 24), hours: hours % 24 }
  const two = (n: number) => String(n).padStart(2, '0')
  const rest = `${two(seconds % 60)}`
  const minutes = Math.floor((seconds % 3600) / 60)
  if (hours > 0) return { text: `${hours}:${two(minutes)}:${rest}` }
  if (milliseconds < LOW) return { text: `${minutes}:${rest}.${Math.floor((milliseconds % 1000) / 100)}` }
  return { text: `${minutes}:${rest}` }
}

/** When the face of a clock with so much left changes next, in milliseconds. */
export function nextTick(milliseconds: number): number {
  const step = milliseconds <= LOW ? 100 : 1000
  return (milliseconds % step) + 1
}
