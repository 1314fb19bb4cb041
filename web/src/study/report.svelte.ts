// A whole game, judged move by move, and the moves that a player may try again.

import { Cancelled, type Color, type Engine, type PlayedMove, type StationView } from '../rules'
import { ofLine, ofOutcome } from './points'
import type { StudyGame } from './study-game.svelte'
import { byNode, type Station } from './stations'
import type { Node } from './tree'

/** Positions that are searched for each position of a game. */
const NODES = 60_000
/** How deep an answer is looked at. */
const DEPTH = 12
/** What an answer may cost, in thousandths of a point, and still do. */
const CHEAP = 50

/** A move of the main line that cost something. */
export interface Moment {
  node: Node
  played: PlayedMove
  judgement: NonNullable<StationView['judgement']>
  better: PlayedMove[]
}

/** A better move is being looked for. */
export interface Task {
  moment: Moment
  /** How it goes. */
  state: 'asked' | 'looking' | 'found' | 'as-good' | 'worse'
}

/** What has been found of a game. */
export class Report {
  readonly #game: StudyGame
  readonly #engine: Engine
  progress = $state.raw<{ done: number; all: number } | null>(null)
  failed = $state(false)
  #judged = $state.raw<Station[]>([])
  /** The main line as it was judged, its start first, each with what is known of it, as far as it still stands. */
  line = $derived.by(() => {
    const end = this.#game.version < 0 ? 0 : this.#judged.findIndex(({ node }) => node.parent?.children.includes(node) === false)
    return end < 0 ? this.#judged : this.#judged.slice(0, end)
  })
  stations = $derived(byNode(this.line))
  moments = $derived.by(() =>
    this.line.flatMap(({ node, station }): Moment[] => {
      const { judgement, better } = station
      return judgement && node.played ? [{ node, played: node.played, judgement, better }] : []
    }),
  )
  task = $state.raw<Task | null>(null)

  constructor(game: StudyGame, engine: Engine) {
    this.#game = game
    this.#engine = engine
  }

  /** Judges the main line. */
  async judge(): Promise<void> {
    const { tree, mainRecord } = this.#game
    const nodes = [tree.start, ...tree.rest(tree.start)]
    this.failed = false
    this.progress = { done: 0, all: nodes.length }
    try {
      const stations = await this.#engine.judge(mainRecord, NODES, (done, all) => (this.progress = { done, all }))
      this.#judged = nodes.flatMap((node, index) => {
        const station = stations[index]
        return station ? [{ node, station }] : []
      })
    } catch (error) {
      if (!(error instanceof Cancelled)) {
        console.error(error)
        this.failed = true
      }
    }
    this.progress = null
  }

  /** Gives up judging. */
  stop(): void {
    this.#engine.cancel()
  }

  /** Stops for good. */
  close(): void {
    this.#engine.close()
  }

  /** How many moves of a side cost so much. */
  count(color: Color, judgement: Moment['judgement']): number {
    return this.moments.filter((moment) => moment.played.color === color && moment.judgement === judgement).length
  }

  /** Asks for a better move than one of the game. */
  async ask(moment: Moment): Promise<void> {
    if (moment.node.parent) await this.#game.go(moment.node.parent)
    this.task = { moment, state: 'asked' }
  }

  /** Looks at what has been played instead, where a better move is looked for. */
  async answered(node: Node): Promise<void> {
    const { task } = this
    if (!task || node.parent !== task.moment.node.parent || !node.played) return
    const { moment } = task
    if (node.event === moment.better[0]?.move.uci) return void (this.task = { moment, state: 'found' })
    if (node === moment.node) return void (this.task = { moment, state: 'worse' })
    const looking: Task = { moment, state: 'looking' }
    this.task = looking
    // Another answer, or none, may have taken its place meanwhile.
    const say = (state: Task['state']) => {
      if (this.task === looking) this.task = { moment, state }
    }
    const before = this.line.find((one) => one.node === moment.node.parent)?.station.points
    const after = await this.#points(node)
    if (after === null || before === null || before === undefined) return say('worse')
    const lost = node.played.color === 'white' ? before - after : after - before
    say(lost < CHEAP ? 'as-good' : 'worse')
  }

  /** Shows the better line beside the move. */
  show(moment: Moment): void {
    if (moment.node.parent) this.#game.addLine(moment.node.parent, moment.better)
  }

  async #points(node: Node): Promise<number | null> {
    try {
      const found = await this.#engine.analyse(this.#game.recordTo(node), 1, DEPTH, () => {})
      const line = found?.lines[0]
      if (line) return 1000 * ofLine(line)
      // Where nothing is left to be judged, the move has ended the game.
      const outcome = this.#game.node === node ? this.#game.now?.outcome : null
      return outcome ? 1000 * ofOutcome(outcome) : null
    } catch {
      return null
    }
  }
}
