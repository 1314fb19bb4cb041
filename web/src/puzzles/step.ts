// A puzzle as a step of the learning part, so that it is worked on in the same way.

import { recordOf } from '../learn/judge'
import type { Goal, Step } from '../learn/unit'
import type { GameView, PlayedMove, Rules, RulesetView } from '../rules'
import type { Puzzle } from './puzzle'

/** The scene of a puzzle. */
export const sceneOf = ({ ruleset, fen }: Puzzle) => ({ ruleset, fen })

/** A puzzle with what the rules say of its line. */
export interface Told {
  puzzle: Puzzle
  step: Step
  /** Where it begins. */
  view: GameView
  /** The line, as it is written and spoken. */
  line: readonly PlayedMove[]
}

/** Asks the rules about a puzzle. Of the last move a mate is as good as another; so it is with no other move. */
export async function told(puzzle: Puzzle, rules: Pick<Rules, 'game'>, rulesets: readonly RulesetView[]): Promise<Told> {
  const record = recordOf(sceneOf(puzzle), rulesets)
  const [view, end] = await Promise.all([
    rules.game(record, []),
    rules.game({ ...record, moves: [...puzzle.line] }, []),
  ])
  const mates = end.outcome?.reason === 'checkmate'
  const last = puzzle.line.length - 1
  const goal = (index: number): Goal =>
    mates && index === last ? { does: 'mate' } : { any: puzzle.line.slice(index, index + 1) }
  const then = puzzle.line
    .map((reply, index) => ({ reply, goal: goal(index + 1) }))
    .filter((_, index) => index % 2 === 1)
  // The solver sits below, whoever is to move later.
  const scene = { ...sceneOf(puzzle), color: view.turn }
  return { puzzle, step: { do: 'move', scene, goal: goal(0), then }, view, line: end.history }
}
