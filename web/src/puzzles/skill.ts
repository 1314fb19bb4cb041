// The solver's own rating, kept in this browser: Glicko (Glickman 1999), each puzzle a game against its rating.

import { shelf as storage, type Shelf as Storage } from '../game/storage'

const key = 'sittuyin.puzzles.1'
/** So many of the puzzles seen last are remembered. */
const remembered = 1500
const start = { rating: 1000, deviation: 200 }
/** How unsure a puzzle's own rating is, and how sure a solver's can become. */
const puzzles = 80
const surest = 60
const q = Math.LN10 / 400

/** What is kept. */
interface Kept {
  rating: number
  deviation: number
  solved: number
  failed: number
  /** The longest streak. */
  streak: number
  /** The last day whose puzzle was solved. */
  day: string
  /** Puzzles that counted, the latest last. */
  seen: string[]
}

/** How well somebody solves puzzles. Blocked, full or damaged storage means: not kept. */
export class Skill {
  readonly #storage: Storage | null
  #kept: Kept

  constructor(from: Storage | null = storage()) {
    this.#storage = from
    this.#kept = read(from)
  }

  /** The rating, as it is shown. */
  get rating(): number {
    return Math.round(this.#kept.rating)
  }

  /** Whether too little is known for it to mean much. */
  get vague(): boolean {
    return this.#kept.deviation > 120
  }

  get solved(): number {
    return this.#kept.solved
  }

  get failed(): number {
    return this.#kept.failed
  }

  /** The longest streak. */
  get streak(): number {
    return this.#kept.streak
  }

  /** Puzzles that have counted already. */
  get seen(): ReadonlySet<string> {
    return new Set(this.#kept.seen)
  }

  /** Whether the puzzle of this day was solved. */
  didDay(day: string): boolean {
    return this.#kept.day === day
  }

  /** Counts a puzzle; each counts once. Says by how much the rating has changed. */
  count(puzzle: { id: string; rating: number }, solved: boolean): number {
    const { seen } = this.#kept
    if (seen.includes(puzzle.id)) return 0
    const before = this.rating
    const { rating, deviation } = updated(this.#kept, puzzle.rating, solved ? 1 : 0)
    this.#keep({
      rating,
      deviation,
      solved: this.solved + (solved ? 1 : 0),
      failed: this.failed + (solved ? 0 : 1),
      seen: [...seen, puzzle.id].slice(-remembered),
    })
    return this.rating - before
  }

  /** Notes a streak that ended. */
  endStreak(length: number): void {
    if (length > this.streak) this.#keep({ streak: length })
  }

  /** Notes that the puzzle of a day was solved. */
  solveDay(day: string): void {
    this.#keep({ day })
  }

  /** Forgets everything. */
  clear(): void {
    this.#kept = read(null)
    try {
      this.#storage?.removeItem(key)
    } catch {
      // Blocked: there is nothing to forget.
    }
  }

  #keep(change: Partial<Kept>): void {
    this.#kept = { ...this.#kept, ...change }
    try {
      this.#storage?.setItem(key, JSON.stringify(this.#kept))
    } catch {
      // Full or blocked: it holds until the page is left.
    }
  }
}

/** The rating after one result against an opponent of this rating. */
export function updated(own: { rating: number; deviation: number }, against: number, score: 0 | 1) {
  const { rating, deviation } = own
  const g = 1 / Math.sqrt(1 + (3 * q * q * puzzles * puzzles) / Math.PI ** 2)
  const expected = 1 / (1 + 10 ** ((-g * (rating - against)) / 400))
  const precision = 1 / (deviation * deviation) + q * q * g * g * expected * (1 - expected)
  return {
    rating: rating + (q / precision) * g * (score - expected),
    deviation: Math.max(surest, Math.sqrt(1 / precision)),
  }
}

function read(from: Storage | null): Kept {
  const fresh: Kept = { ...start, solved: 0, failed: 0, streak: 0, day: '', seen: [] }
  try {
    const kept: unknown = JSON.parse(from?.getItem(key) ?? 'null')
    return isKept(kept) ? kept : fresh
  } catch {
    return fresh
  }
}

function isKept(value: unknown): value is Kept {
  if (typeof value !== 'object' || value === null) return false
  const { rating, deviation, solved, failed, streak, day, seen } = value as Partial<Record<keyof Kept, unknown>>
  const numbers = [rating, deviation, solved, failed, streak].every((one) => Number.isFinite(one))
  const sure = Number(deviation) > 0 && Number(deviation) <= start.deviation
  return numbers && sure && typeof day === 'string' && Array.isArray(seen) && seen.every((id) => typeof id === 'string')
}
