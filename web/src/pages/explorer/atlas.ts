// What is known of arrangements: armies of the first side, answers to them, and how games ended between them.

import { rotated } from '../../board/geometry'
import type { GameRecord, PlacedPiece, Rules } from '../../rules'
import type { Results } from './results'

/** What the file holds: placements in UCI notation, the best scoring army first. */
export interface Atlas {
  ruleset: string
  /** Nodes a move of the games. */
  nodes: number
  armies: { army: string[]; worth: number; results: Results; answers: { army: string[]; results: Results }[] }[]
}

/** An army with the men it puts on the board. */
export interface Known {
  army: string[]
  men: PlacedPiece[]
  results: Results
  /** What the engine thinks of it for the first side, after the best answer, in centipawns. */
  worth: number | null
}

/** An army of the first side with what answers it. */
export interface Entry extends Known {
  number: number
  answers: Answer[]
}

/** An army of the other side. */
export interface Answer extends Known {
  /** The number of the army of the first side that is the same from the other side of the board. */
  twin: number | null
}

/** Reads the file; where men stand the rules say. */
export async function read(atlas: Atlas, record: GameRecord, rules: Rules): Promise<Entry[]> {
  const standing = async (moves: string[]) => (await rules.game({ ...record, moves }, [])).pieces
  const entries = await Promise.all(
    atlas.armies.map(async ({ army, worth, results, answers }, index): Promise<Entry> => {
      const men = (await standing(army)).filter(own('white'))
      const told = answers.map(async ({ army: answer, results }): Promise<Answer> => {
        const men = (await standing([...army, ...answer])).filter(own('black'))
        return { army: answer, men, results, worth: null, twin: null }
      })
      return { number: index + 1, army, men, results, worth, answers: await Promise.all(told) }
    }),
  )
  for (const { answers } of entries) {
    for (const answer of answers) {
      const seen = answer.men.map((man) => ({ ...man, square: rotated(man.square) }))
      answer.twin = entries.find(({ men }) => men.length === seen.length && holds(men, seen))?.number ?? null
    }
  }
  return entries
}

/** A placed man of a side: pawns stand where they always do. */
const own =
  (color: PlacedPiece['color']) =>
  (man: PlacedPiece): boolean =>
    man.color === color && man.role !== 'pawn'

/** Whether an army has all these men where they stand. */
export function holds(army: readonly PlacedPiece[], men: readonly PlacedPiece[]): boolean {
  return men.every(({ role, square }) => army.some((one) => one.role === role && one.square === square))
}

/** The men that a side has placed. */
export const placed = (pieces: readonly PlacedPiece[], color: PlacedPiece['color']): PlacedPiece[] => pieces.filter(own(color))
