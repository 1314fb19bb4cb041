// The move list as it is laid out: the armies first, then numbered pairs; with dice, turns.

import type { Color, PlayedMove, ThrowView } from '../../rules'

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

/** What a throw of the dice led to. */
export interface Turn {
  number: number
  thrown: ThrowView
  entries: Entry[]
}

/** The list. */
export interface Rows {
  armies: Readonly<Record<Color, Entry[]>>
  /** The stage between the armies and the play, where there is one (C16). */
  rearranged: Row[]
  rows: Row[]
  turns: Turn[]
}

/** Lays a game out. */
export function layOut(history: readonly PlayedMove[], throws: readonly ThrowView[] = []): Rows {
  const armies: Record<Color, Entry[]> = { white: [], black: [] }
  const rearranged: Row[] = []
  const rows: Row[] = []
  const turns = throws.map((thrown, index): Turn => ({ number: index + 1, thrown, entries: [] }))
  history.forEach((played, index) => {
    const entry = { played, ply: index + 1 }
    // Of several throws before a move all but the last were passed.
    const turn = turns.findLast(({ thrown }) => thrown.ply <= index)
    if (played.move.kind === 'placement') armies[played.color].push(entry)
    else if (played.move.kind === 'relocation') pair(rearranged, entry)
    else if (turn) turn.entries.push(entry)
    else pair(rows, entry)
  })
  return { armies, rearranged, rows, turns }
}

function pair(rows: Row[], entry: Entry): void {
  const { color } = entry.played
  const open = rows.at(-1)
  if (color === 'black' && open && !open.black) open.black = entry
  else rows.push({ number: rows.length + 1, white: null, black: null, [color]: entry })
}
