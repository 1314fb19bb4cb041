import type { GameView } from '../rules'
import type { Sound } from './sounds'

/** What is heard when one position follows another: only where it goes on by a move or two, or comes to its end. */
export function soundOf(before: GameView | null, now: GameView | null): Sound | null {
  if (!before || !now) return null
  const more = now.history.length - before.history.length
  const last = now.history.at(-1)
  const wentOn = more >= 0 && more <= 2 && before.history.every(({ move }, ply) => move.uci === now.history[ply]?.move.uci)
  if (!wentOn) return null
  if (now.outcome && !before.outcome) return 'end'
  if (more === 0 || !last) return null
  if (last.check) return 'check'
  return last.move.captured ? 'capture' : 'move'
}
