// The move list as it is laid out: the armies first, then numbered pairs.

import type { Color, PlayedMove } from '../../rules'

/** A move and the position it leads to. */
export interface Entry {
  played: PlayedMove
  /** Moves made once it is made. */
  ply: number
}

/** One numbered line. */
export interface Row {
  number: number
  white: Entry | null
  black: Entry | null
}

/** The list. */
export interface Rows {
  armies: Readonly<Record<Color, Entry[]>>
  rows: Row[]
}

/** Lays a game out. */
export function layOut(history: readonly PlayedMove[]): Rows {
  const armies: Record<Color, Entry[]> = { white: [], black: [] }
  const rows: Row[] = []
  history.forEach((played, index) => {
    const entry = { played, ply: index + 1 }
    const open = rows.at(-1)
    if (played.move.kind === 'placement') armies[played.color].push(entry)
    else if (played.color === 'black' && open && !open.black) open.black = entry
    else rows.push({ number: rows.length + 1, white: null, black: null, [played.color]: entry })
  })
  return { armies, rows }
}
