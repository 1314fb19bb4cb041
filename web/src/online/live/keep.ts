// A game and what is said beside it, as they are kept from what comes.

import type { ChatMessage, GameSnapshot, GameUpdate } from '../messages'

/** What an update makes of the game; 'known' when it has it already, 'gap' when an earlier one is missing. */
export function fold(game: GameSnapshot, update: GameUpdate): GameSnapshot | 'known' | 'gap' {
  const { from, moves, status } = update
  if (status.seq <= game.status.seq) return 'known'
  if (status.seq > game.status.seq + 1 || from > game.moves.length) return 'gap'
  const next = { ...game, moves: [...game.moves.slice(0, from), ...moves], status }
  return next.moves.length === status.ply ? next : 'gap'
}

/** Whether the moves of `after` begin with those of `before`. */
export function continues(before: GameSnapshot, after: GameSnapshot): boolean {
  return before.moves.every((move, index) => move === after.moves[index])
}

/** What was said with what has come: one of the same number takes the place of the one before. */
export function gathered(messages: readonly ChatMessage[], come: readonly ChatMessage[]): readonly ChatMessage[] {
  const kept = new Map([...messages, ...come].map((one) => [one.number, one]))
  return [...kept.values()].sort((a, b) => a.number - b.number)
}
