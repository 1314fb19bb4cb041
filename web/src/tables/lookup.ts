// Where an answer of the endgame tables comes from: three men are in the engine's module, which also works
// without a network; for more the server is asked.

import type { Engine, GameView, TableAnswer } from '../rules'

/** The most men of a position that the engine's module knows. */
export const OWN = 3
/** The most men of a position that it is worth asking a server for. */
export const MOST = 4

/** Why there is no answer. */
export type Lack = 'unknown' | 'unreachable'

/** Whether tables can hold a position. */
export function isEnding({ pieces, stage, dice, white, black }: GameView): boolean {
  return stage === 'play' && !dice && pieces.length <= MOST && white.length + black.length === 0
}

/** What the tables say of a position; a lack when they say nothing. Rejects with `Cancelled` when the engine is cut off. */
export async function lookUp(
  engine: Engine,
  ruleset: string,
  { fen, pieces }: Pick<GameView, 'fen' | 'pieces'>,
  ask: typeof fetch = fetch,
): Promise<TableAnswer | Lack> {
  if (pieces.length <= OWN) return (await engine.tables(ruleset, fen)) ?? 'unknown'
  let response
  try {
    response = await ask(`/api/tables?${new URLSearchParams({ ruleset, fen })}`)
  } catch {
    return 'unreachable'
  }
  // Whatever else stands at this address is no server of ours.
  if (!response.headers.get('content-type')?.startsWith('application/json')) return 'unreachable'
  if (response.ok) return (await response.json()) as TableAnswer
  return response.status === 404 ? 'unknown' : 'unreachable'
}
