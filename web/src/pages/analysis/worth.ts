// The worth of a position as it is written: pawns as White sees them, or the moves to a mate.

import type { StationView, Worth } from '../../rules'

/** With sign and one decimal, or `#3`; the minus is a real one. */
export function written(worth: Worth, number: (value: number) => string): string {
  if (worth.kind === 'mate') return `${worth.moves < 0 ? '−' : ''}#${number(Math.abs(worth.moves))}`
  const pawns = Math.round(Math.abs(worth.value) / 10) / 10
  const sign = pawns === 0 ? '' : worth.value < 0 ? '−' : '+'
  return `${sign}${number(Math.floor(pawns))}.${number(Math.round((pawns % 1) * 10))}`
}

/** The glyphs that judge a move, as they are written behind it. */
export const glyphs: Readonly<Record<number, string>> = { 1: '!', 2: '?', 3: '!!', 4: '??', 5: '!?', 6: '?!' }

/** The glyph of what a move has cost. */
export const judged = { inaccuracy: 6, mistake: 2, blunder: 4 } as const satisfies Record<NonNullable<StationView['judgement']>, number>
