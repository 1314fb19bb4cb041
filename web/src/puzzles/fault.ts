// What a wrong move throws away: by the endgame tables in the engine's module where they hold the position, else by a short
// look of the engine. No server is asked: a puzzle says the same without a network.

import { played, recordOf } from '../learn/judge'
import type { Color, Engine, OutcomeView, PlayedMove, Rules, RulesetView } from '../rules'
import { ofLine } from '../study/points'
import { isEnding, OWN } from '../tables/lookup'
import { sceneOf } from './step'
import type { Puzzle } from './puzzle'

/** What became of the solver's chances, and by which reply. */
export type Fault =
  | { kind: 'over'; outcome: OutcomeView; turn: Color }
  | { kind: 'lost' | 'drawn' | 'less'; reply: PlayedMove | null }
  | { kind: 'counted' | 'slow' }

/** Plies of the short look. */
const depth = 8
/** Points, from 0 to 1, up to which a position is lost, and from which on it is won. */
const lost = 0.3
const won = 0.7

/** What this move, made after these, throws away; `null` where nobody can say. */
export async function faultOf(
  puzzle: Puzzle,
  moves: readonly string[],
  house: { rules: Pick<Rules, 'game'>; engine: Engine; rulesets: readonly RulesetView[] },
): Promise<Fault | null> {
  const { rules, engine, rulesets } = house
  const record = { ...recordOf(sceneOf(puzzle), rulesets), moves: [...moves] }
  const view = await rules.game(record, [])
  const solver = view.history.at(-1)?.color ?? view.turn
  if (view.outcome) return { kind: 'over', outcome: view.outcome, turn: view.turn }
  if (isEnding(view) && view.pieces.length <= OWN) {
    const answer = await engine.tables(puzzle.ruleset, view.fen)
    if (answer) {
      const best = answer.moves[0]
      const after = best ? await rules.game(played(record, best.uci), []) : null
      const reply = after?.history.at(-1) ?? null
      if (answer.verdict === 'counted-out') return answer.result === 'loss' ? { kind: 'counted' } : { kind: 'drawn', reply }
      if (answer.result === 'loss') return { kind: 'slow' }
      return { kind: answer.result === 'win' ? 'lost' : 'drawn', reply }
    }
  }
  const found = await engine.analyse(record, 1, depth, () => {})
  const [line] = found?.lines ?? []
  if (!line) return null
  const points = solver === 'white' ? ofLine(line) : 1 - ofLine(line)
  const reply = line.moves[0] ?? null
  const [theme] = puzzle.themes
  if (theme === 'placement') return { kind: 'less', reply }
  if (theme?.startsWith('mate') && points >= won) return { kind: 'slow' }
  return { kind: points <= lost ? 'lost' : points < won ? 'drawn' : 'less', reply }
}

