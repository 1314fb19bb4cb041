// What a player has planned while the other side is to move: one move, or placements of which the first
// that is lawful is made. A plan lives for exactly one turn.

import type { Attempt, Color, GameView, MoveView } from '../../rules'

/** A plan, in the order in which it is tried. */
export type Plan = readonly Attempt[]

/** The plan once something more is planned: placements gather, a move stands alone. */
export function planned(plan: Plan, attempt: Attempt): Plan {
  if (attempt.kind !== 'place') return [attempt]
  const placements = plan.filter((one) => one.kind === 'place' && one.to !== attempt.to)
  return [...placements, attempt]
}

/** The lawful moves that an attempt means. */
export function meant({ moves }: GameView, attempt: Attempt): MoveView[] {
  switch (attempt.kind) {
    case 'place':
      return moves.filter(({ from, role, to }) => from === null && role === attempt.role && to === attempt.to)
    case 'move':
      return moves.filter(({ from, to }) => from === attempt.from && to === attempt.to)
    case 'promote':
      return moves.filter(({ kind, to }) => kind === 'promotion-in-place' && to === attempt.from)
    case 'takeUp':
      return []
  }
}

/** The squares that a plan touches. */
export function squares(plan: Plan): string[] {
  const all = plan.flatMap((one) => ('to' in one ? ('from' in one ? [one.from, one.to] : [one.to]) : [one.from]))
  return [...new Set(all)]
}

/** The board while the other side is to move: the own pieces can be taken, and what is done with them is planned. */
export function planning(view: GameView, me: Color): GameView {
  return { ...view, turn: me, moves: [], claims: [], draft: null }
}
