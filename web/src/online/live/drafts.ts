// Unconfirmed arrangements. They stay in this window: a reload must not lose what was placed, and nobody
// else is told of it.

import type { DraftPiece } from '../../rules'
import type { GameSnapshot } from '../messages'

/** Where drafts are kept. */
export interface Drafts {
  load(game: GameSnapshot): DraftPiece[]
  save(game: GameSnapshot, draft: readonly DraftPiece[]): void
}

const key = ({ id }: GameSnapshot) => `sittuyin.draft.${id}`

/** Drafts in the storage of this window; where that is blocked they last as long as the page. */
export const windowDrafts: Drafts = {
  load(game) {
    try {
      const kept: unknown = JSON.parse(sessionStorage.getItem(key(game)) ?? '[]')
      return Array.isArray(kept) && kept.every(isPiece) ? kept : []
    } catch {
      return []
    }
  },
  save(game, draft) {
    try {
      if (draft.length === 0) sessionStorage.removeItem(key(game))
      else sessionStorage.setItem(key(game), JSON.stringify(draft))
    } catch {
      // Blocked or full: the draft lasts as long as the page.
    }
  },
}

function isPiece(value: unknown): value is DraftPiece {
  return typeof value === 'object' && value !== null && 'role' in value && 'square' in value
}
