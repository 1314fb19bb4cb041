import type { Attempt, GameView, MoveView } from '../rules'

/** A board that can be spoken of. */
export interface SpokenBoard {
  view: GameView | null
  /** Whether the men can be moved now. */
  playable: boolean
  /** The clocks in words, where there are any. */
  clock?: (() => string | null) | undefined
  onmove: (moves: MoveView[]) => void
  onrefused?: ((attempt: Attempt) => void) | undefined
}
