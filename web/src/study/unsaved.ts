// Chapters that have been changed and are not on the server yet, in the browser's storage: what is written while the
// server cannot be reached is not lost with the window.

import { shelf, type Shelf } from '../game/storage'
import type { Subject } from './study-game.svelte'

/** A chapter as it was changed here, and the version of the server's that was changed. */
export interface Unsaved {
  version: number
  subject: Subject
}

const key = (chapter: string) => `sittuyin.chapter.${chapter}`

/** What was changed here and not saved yet; `null` where nothing was. */
export function load(chapter: string, from: Shelf | null = shelf()): Unsaved | null {
  try {
    const unsaved = JSON.parse(from?.getItem(key(chapter)) ?? 'null') as Partial<Unsaved> | null
    const { version, subject } = unsaved ?? {}
    return typeof version === 'number' && Array.isArray(subject?.study?.nodes) ? { version, subject } : null
  } catch {
    return null
  }
}

/** Keeps it. */
export function store(chapter: string, unsaved: Unsaved, to: Shelf | null = shelf()): void {
  try {
    to?.setItem(key(chapter), JSON.stringify(unsaved))
  } catch {
    // Full or blocked: it lasts until the page is left.
  }
}

/** Forgets it: it is on the server, or is not wanted. */
export function drop(chapter: string, from: Shelf | null = shelf()): void {
  try {
    from?.removeItem(key(chapter))
  } catch {
    // Blocked: nothing was kept there either.
  }
}
