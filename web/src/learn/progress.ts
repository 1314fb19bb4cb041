// How far a reader has come, kept in the browser. Blocked, full or damaged storage means: not kept.

import { shelf as storage, type Shelf as Storage } from '../game/storage'
import { addressOf, type Place } from './units'

const key = 'sittuyin.learn.1'

/** What has been done: for each unit the steps that were reached, and whether it was ended. */
export class Progress {
  readonly #storage: Storage | null
  #units: Readonly<Record<string, Mark>>

  constructor(from: Storage | null = storage()) {
    this.#storage = from
    this.#units = read(from)
  }

  /** Whether a unit has been worked through to its end. */
  done(place: Place): boolean {
    return this.#units[addressOf(place)]?.done ?? false
  }

  /** The step at which a unit was left, counted from 0. */
  step(place: Place): number {
    return this.#units[addressOf(place)]?.step ?? 0
  }

  /** Whether a unit has been begun and not yet ended. */
  begun(place: Place): boolean {
    return !this.done(place) && this.step(place) > 0
  }

  /** Notes the step at which a reader is. */
  reach(place: Place, step: number): void {
    this.#set(place, { step, done: this.done(place) })
  }

  /** Notes that a unit has been worked through. */
  finish(place: Place): void {
    this.#set(place, { step: 0, done: true })
  }

  /** Forgets everything. */
  clear(): void {
    this.#units = {}
    try {
      this.#storage?.removeItem(key)
    } catch {
      // Blocked: there is nothing to forget.
    }
  }

  #set(place: Place, mark: Mark): void {
    this.#units = { ...this.#units, [addressOf(place)]: mark }
    try {
      this.#storage?.setItem(key, JSON.stringify(this.#units))
    } catch {
      // Full or blocked: it holds until the page is left.
    }
  }
}

interface Mark {
  step: number
  done: boolean
}

function read(from: Storage | null): Record<string, Mark> {
  const units: Record<string, Mark> = {}
  try {
    const kept: unknown = JSON.parse(from?.getItem(key) ?? '{}')
    if (typeof kept !== 'object' || kept === null || Array.isArray(kept)) return units
    for (const [address, mark] of Object.entries(kept)) if (isMark(mark)) units[address] = mark
  } catch {
    // Blocked or damaged: a new beginning.
  }
  return units
}

function isMark(value: unknown): value is Mark {
  if (typeof value !== 'object' || value === null) return false
  const { step, done } = value as Partial<Record<keyof Mark, unknown>>
  return Number.isSafeInteger(step) && Number(step) >= 0 && typeof done === 'boolean'
}
