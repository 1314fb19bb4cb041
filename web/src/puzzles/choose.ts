// Which puzzle comes next: by the solver's rating, by how far a streak has come, or by the date.

import { themes, type Puzzle, type Theme } from './puzzle'

/** A number from 0 up to, but not including, 1. */
export type Chance = () => number

/** Of so many that fit best, one is drawn. */
const choice = 8
/** Where a streak begins, and by how much each puzzle of it is harder. */
const easy = 650
const steeper = 60

/** A puzzle that was not seen before, of about this rating; a seen one when there is no other. */
export function near(pack: readonly Puzzle[], rating: number, seen: ReadonlySet<string>, chance: Chance): Puzzle | null {
  const fresh = pack.filter(({ id }) => !seen.has(id))
  const distance = (puzzle: Puzzle) => Math.abs(puzzle.rating - rating)
  const fitting = [...(fresh.length > 0 ? fresh : pack)].sort((one, other) => distance(one) - distance(other))
  const best = fitting.slice(0, choice)
  return best[Math.floor(chance() * best.length)] ?? null
}

/** A theme, drawn. */
export function anyTheme(chance: Chance): Theme {
  return themes[Math.floor(chance() * themes.length)] ?? themes[0]
}

/** What a puzzle of a streak is rated after so many that were solved. */
export function harder(solved: number): number {
  return easy + steeper * solved
}

/** The day everywhere, such as `2026-11-30`. */
export function dayOf(at: number): string {
  return new Date(at).toISOString().slice(0, 10)
}

/** The theme of a day. */
export function themeOf(day: string): Theme {
  return themes[mixed(day) % themes.length] ?? themes[0]
}

/** The puzzle of a day among those of its theme. */
export function ofDay(day: string, pack: readonly Puzzle[]): Puzzle | null {
  return pack[mixed(`puzzle ${day}`) % pack.length] ?? null
}

/** FNV-1a, with its last bits mixed once more: days in a row differ in one letter. */
function mixed(text: string): number {
  let hash = 0x811c9dc5
  for (const letter of text) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x45d9f3b)
  return (hash ^ (hash >>> 16)) >>> 0
}
