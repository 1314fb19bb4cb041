// Armies on their way between the draft and the record.

import type { DraftPiece, GameRecord, PlayedMove } from '../rules'
import type { Secret } from './storage'

/** The game once both armies are shown: White's placements, then Black's (C8). */
export function revealed(record: GameRecord, { white = [], black = [] }: Secret): GameRecord {
  return { ...record, moves: [...white, ...black] }
}

/** A placement as the piece of a draft that it was. */
export function drafted({ move }: PlayedMove): DraftPiece {
  const { role, to, displaced } = move
  return displaced ? { role, square: to, displaced } : { role, square: to }
}
