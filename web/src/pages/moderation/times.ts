// How long each move took, beside what the engine would have played.

import type { Agreement, JudgedMove, MoveTime } from '../../online/messages'

/** A move and what is known of it. */
export interface TimedMove extends MoveTime {
  /** Beside the engine's choice, where that was asked for and had an opinion. */
  judged: JudgedMove | null
}

/**
 * Joins the times of the moves of a game with the engine's opinion of them. `moves` are those of the snapshot. Where
 * moves were taken back, more of them took time than stand there: then no time is put beside an opinion.
 */
export function timed(times: readonly MoveTime[], moves: readonly string[], agreement: Agreement | null): TimedMove[] {
  const single = times.filter(({ uci }) => uci !== null)
  // Armies that were placed at once come first among the moves.
  const first = moves.length - single.length
  const same = first >= 0 && single.every(({ uci }, index) => moves[first + index] === uci)
  const opinions = new Map(same ? agreement?.moves.map((one) => [one.ply, one]) : [])
  let ply = first
  return times.map((time) => ({ ...time, judged: time.uci === null ? null : (opinions.get(ply++) ?? null) }))
}
