// The game in the browser's storage. Storage may be blocked or full: then there simply is no saved game.
// What cannot be read is put aside, so that the next game does not destroy it.

import type { Color, DraftPiece, GameRecord, Skill } from '../rules'
import { isSkill } from './goals'

/** Who plays against the player: the computer, or a second person at the same screen. */
export type Opponent = 'computer' | 'person'

/** Armies that are confirmed behind the curtain and not yet revealed, as moves. */
export type Secret = Partial<Record<Color, string[]>>

/** A game as it is kept. */
export interface Saved {
  record: GameRecord
  draft: DraftPiece[]
  opponent: Opponent
  /** The player's side; between two people the side that sits below. */
  me: Color
  /** Strength of the computer. */
  level: number
  /** Varies the computer's play between games. */
  seed: number
  secret: Secret
  /** The curtain covers the board until the device has changed hands. */
  curtain: boolean
  /** What the player has set out to do against the computer; the game is reviewed for it. */
  goal: Skill | null
}

/** The part of `Storage` that is needed. */
export type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const key = 'sittuyin.game.1'
const aside = 'sittuyin.game.damaged'

/** What games that were kept before there were two people, a curtain and goals do not say. */
const later: Pick<Saved, 'opponent' | 'secret' | 'curtain' | 'goal'> = {
  opponent: 'computer',
  secret: {},
  curtain: false,
  goal: null,
}

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
    if (!isObject(saved)) return null
    const whole = { ...later, ...saved }
    return isSaved(whole) ? whole : null
  } catch {
    return null
  }
}

/** Puts aside what is kept and cannot be played. */
export function putAside(on: Shelf | null = shelf()): void {
  try {
    const text = on?.getItem(key)
    if (text) on?.setItem(aside, text)
  } catch {
    // Full or blocked: there is no room for a copy.
  }
}

/** What has been put aside. */
export function damaged(on: Shelf | null = shelf()): string | null {
  try {
    return on?.getItem(aside) ?? null
  } catch {
    return null
  }
}

/** Throws away what has been put aside. */
export function forgetDamaged(on: Shelf | null = shelf()): void {
  try {
    on?.removeItem(aside)
  } catch {
    // Blocked: there is nothing to forget.
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
  const { record, draft, opponent, me, level, seed, secret, curtain, goal } = value
  return (
    typeof record['ruleset'] === 'string' &&
    typeof record['version'] === 'number' &&
    (record['fen'] === null || typeof record['fen'] === 'string') &&
    isMoves(record['moves']) &&
    (record['ending'] === null || isObject(record['ending'])) &&
    draft.every((piece) => isObject(piece) && typeof piece['role'] === 'string' && typeof piece['square'] === 'string') &&
    (me === 'white' || me === 'black') &&
    typeof level === 'number' &&
    Number.isInteger(level) &&
    level >= 1 &&
    level <= 10 &&
    typeof seed === 'number' &&
    (opponent === 'computer' || opponent === 'person') &&
    isObject(secret) &&
    Object.values(secret).every(isMoves) &&
    typeof curtain === 'boolean' &&
    (goal === null || isSkill(goal))
  )
}

function isMoves(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((move) => typeof move === 'string')
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
