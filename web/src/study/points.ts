// The points that White may expect, from 0 to 1; a draw is half a point.

import type { LineView, OutcomeView } from '../rules'

/** By a line of the engine. */
export const ofLine = ({ win, loss }: Pick<LineView, 'win' | 'loss'>): number => (1000 + win - loss) / 2000

/** By the end of a game. */
export const ofOutcome = ({ winner }: Pick<OutcomeView, 'winner'>): number =>
  winner === null ? 0.5 : winner === 'white' ? 1 : 0
