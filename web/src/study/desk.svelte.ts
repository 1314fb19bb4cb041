// What lies open on an analysis board: a game, the engine beside it, and what has been found of it.

import type { Room } from '../game/board-game.svelte'
import { openEngine } from '../rules'
import { Analyst } from './analyst.svelte'
import { Report } from './report.svelte'
import { StudyGame, type Subject } from './study-game.svelte'

/** An analysis board. */
export class Desk {
  /** It has an engine of its own: it is cut off whenever the position changes. */
  readonly analyst = new Analyst(openEngine())
  game = $state.raw<StudyGame | null>(null)
  report = $state.raw<Report | null>(null)

  /** Shows a study, of which each change is told; rejects where it cannot begin, and shows what was there before. */
  async show(subject: Subject, room: Room, keep: (subject: Subject) => void): Promise<void> {
    const next = new StudyGame(subject, room, keep)
    await next.go(next.tree.start)
    this.report?.close()
    this.game = next
    this.report = new Report(next, openEngine())
  }

  /** Stops for good. */
  close(): void {
    this.report?.close()
    this.analyst.close()
  }
}
