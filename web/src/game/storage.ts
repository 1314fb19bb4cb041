// The game in the browser's storage. Storage may be blocked, full or damaged: then there simply is
// no saved game.

import type { Color, DraftPiece, GameRecord } from '../rules'

/** A game against the computer, as it is kept. */
export interface Saved {
  record: GameRecord
  draft: DraftPiece[]
  /** The player's side. */
  me: Color
  /** Strength of the computer. */
  level: number
  /** Varies the computer's play between games. */
  seed: number
}

/** The part of `Storage` that is needed. */
export type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const key = 'sittuyin.game.1'

/** The browser's storage, or `null` where it is blocked. */
export function shelf(): Shelf | null {
  try {
    return window.localStorage
  } catch {
    return null
  }
}

/** The saved game, if there is one that can be read. */
export function load(from: Shelf | null = shelf()): Saved | null {
  try {
    const saved: unknown = JSON.parse(from?.getItem(key) ?? 'null')
    return isSaved(saved) ? saved : null
  } catch {
    return null
  }
}

/** Keeps a game. */
export function save(game: Saved, to: Shelf | null = shelf()): void {
  try {
    to?.setItem(key, JSON.stringify(game))
  } catch {
    // Full or blocked: the game goes on without being kept.
  }
}

function isSaved(value: unknown): value is Saved {
  if (!isObject(value) || !isObject(value['record']) || !Array.isArray(value['draft'])) return false
  const { record, draft, me, level, seed } = value
  return (
    typeof record['ruleset'] === 'string' &&
    typeof record['version'] === 'number' &&
    (record['fen'] === null || typeof record['fen'] === 'string') &&
    Array.isArray(record['moves']) &&
    record['moves'].every((move) => typeof move === 'string') &&
    (record['ending'] === null || isObject(record['ending'])) &&
    draft.every((piece) => isObject(piece) && typeof piece['role'] === 'string' && typeof piece['square'] === 'string') &&
    (me === 'white' || me === 'black') &&
    typeof level === 'number' &&
    Number.isInteger(level) &&
    level >= 1 &&
    level <= 10 &&
    typeof seed === 'number'
  )
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
