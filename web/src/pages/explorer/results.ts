/** Games as the first side saw them. */
export interface Results {
  won: number
  drawn: number
  lost: number
  /** How far the bounds of 95 % lie from the points a game; `null` of fewer than two games. */
  margin: number | null
}

/** Points a game, from 0 to 1. */
export function points({ won, drawn, lost }: Results): number {
  return (won + drawn / 2) / Math.max(1, won + drawn + lost)
}

/** The games of several results together. */
export const games = ({ won, drawn, lost }: Results): number => won + drawn + lost
