// A game that is looked into: every move may be tried, and what is tried is kept beside what was played.

import { Failure, type Claim, type DraftPiece, type Drawing, type Ending, type GameRecord, type GameView, type Ink, type MoveView, type PlayedMove, type Study } from '../rules'
import { sameDrawing } from '../board/drawings'
import type { SignedSquare } from '../board/render'
import { BoardGame, type Room } from '../game/board-game.svelte'
import { isThrow, throwDice } from '../game/throws'
import { flatten, grow, type Node, type Tree } from './tree'

/** What is looked into, as it is kept. */
export interface Subject {
  study: Study
  /** How the players ended it, where no move did. */
  ending: Ending | null
}

const none: readonly Claim[] = []

/** A board on which anything lawful may be tried. */
export class StudyGame extends BoardGame {
  readonly tree: Tree
  /** The move that led to what is shown. */
  node = $state.raw<Node>() as Node
  /** Counts the changes of the tree. */
  version = $state(0)
  /** Squares that are pointed out as long as nothing is refused. */
  overlay = $state.raw<readonly SignedSquare[]>([])
  /** The ink that squares are picked for to be drawn on, and the first of an arrow; `null` where pieces are moved. */
  pen = $state.raw<{ ink: Ink; from: string | null } | null>(null)
  tags: Study['tags']
  readonly score: string

  readonly #start: Pick<Study, 'ruleset' | 'version' | 'fen' | 'order'>
  readonly #ending: Ending | null
  /** Where the players ended it. */
  readonly #end: Node
  readonly #keep: (subject: Subject) => void

  override readonly side = null
  /** Nobody sits on the other side of a curtain. */
  override covered = false
  override myTurn = $derived.by(() => this.now !== null && this.now.outcome === null)

  constructor({ study, ending }: Subject, room: Room, keep: (subject: Subject) => void) {
    super(room)
    const { ruleset, version, fen, order } = study
    this.#start = { ruleset, version, fen, order }
    this.tree = grow(study)
    this.tags = study.tags
    this.score = study.score
    this.#ending = ending
    this.#end = this.tree.rest(this.tree.start).at(-1) ?? this.tree.start
    this.#keep = keep
    this.node = this.tree.start
    this.record = this.recordTo(this.node)
  }

  override get marks(): readonly SignedSquare[] {
    return this.refusal ? super.marks : this.overlay
  }

  /** Nobody claims anything of a game that is looked into. */
  override get claims(): readonly Claim[] {
    return none
  }

  /** Shows the position after a node; where the game is over before it, its end. Rejects where it cannot begin. */
  async go(node: Node): Promise<void> {
    const change = ++this.change
    const record = this.recordTo(node)
    let view: GameView
    try {
      view = await this.rules.game(record, [])
    } catch (error) {
      if (change !== this.change) return
      // What was played elsewhere may go on where these rules see an end.
      if (error instanceof Failure && node.parent) return this.go(node.parent)
      throw error
    }
    if (change !== this.change) return
    this.node = node
    this.#show(record, view, [])
  }

  /** Follows moves from what is shown, which become part of the tree. */
  async extend(events: readonly string[]): Promise<void> {
    const change = ++this.change
    const { node } = this
    const record = { ...this.recordTo(node), ending: null, moves: [...this.#events(node), ...events] }
    const view = await this.rules.game(record, [])
    if (change !== this.change) return
    this.node = this.#grow(node, events, view.history)
    this.#changed()
    this.#show(this.recordTo(this.node), view, [])
  }

  /** Adds a line beside what follows a node, without going there. */
  addLine(from: Node, moves: readonly PlayedMove[]): void {
    let at = from
    for (const played of moves) at = this.tree.add(at, played.move.uci, played)
    this.#changed()
  }

  /** Takes the move that is shown away, with all that follows it. */
  async remove(): Promise<void> {
    const { node } = this
    if (!node.parent) return
    this.tree.remove(node)
    this.#changed()
    await this.go(node.parent)
  }

  /** Makes the line that is shown the main one. */
  promote(): void {
    this.tree.promote(this.node)
    this.#changed()
  }

  /** Writes beside the move that is shown. */
  comment(text: string): void {
    this.node.comments = text.trim() ? [text.trim()] : []
    this.#changed()
  }

  override get drawings(): readonly Drawing[] {
    return this.version >= 0 ? this.node.drawings : []
  }

  /** Draws an arrow or a ring beside the move that is shown; the same again takes it away. */
  override draw(drawing: Drawing): void {
    const { drawings } = this.node
    const before = drawings.find((one) => sameDrawing(one, drawing))
    const others = drawings.filter((one) => one !== before)
    this.node.drawings = before?.ink === drawing.ink ? others : [...others, drawing]
    this.#changed()
  }

  override get picks(): readonly string[] | null {
    return this.pen && (this.pen.from ? [this.pen.from] : [])
  }

  /** With the pen: where an arrow begins, then where it points. */
  override pick(square: string): void {
    const { pen } = this
    if (!pen) return
    if (pen.from) this.draw({ ink: pen.ink, from: pen.from, to: square })
    this.pen = { ink: pen.ink, from: pen.from ? null : square }
  }

  /** Judges the move that is shown; the same again takes the judgement away. */
  judge(glyph: number): void {
    const others = this.node.glyphs.filter((one) => one < 1 || one > 6)
    this.node.glyphs = this.node.glyphs.includes(glyph) ? others : [glyph, ...others]
    this.#changed()
  }

  /** Throws the dice. */
  async throw(): Promise<void> {
    if (this.now?.dice?.awaited) await this.extend([throwDice()])
  }

  override async confirm(): Promise<void> {
    const confirm = this.now?.draft?.confirm
    if (confirm) await this.extend(confirm)
  }

  override async claim(): Promise<void> {}

  /** The whole of it, to be kept or written. */
  get subject(): Subject {
    const study = { ...this.#start, tags: this.tags, score: this.score, ...flatten(this.tree) }
    return { study, ending: this.#ending }
  }

  /** The game as far as a node. */
  recordTo(node: Node): GameRecord {
    const ending = node === this.#end && node.children.length === 0 ? this.#ending : null
    return { ...this.#start, moves: this.#events(node), ending }
  }

  /** The main line as it was played. */
  get mainRecord(): GameRecord {
    return this.recordTo(this.tree.rest(this.tree.start).at(-1) ?? this.tree.start)
  }

  protected override get mayAct(): boolean {
    return this.myTurn
  }

  protected override make(move: MoveView): Promise<void> {
    return this.extend([move.uci])
  }

  protected override async redraft(draft: DraftPiece[]): Promise<boolean> {
    const change = ++this.change
    const { record } = this
    const view = await this.rules.game(record, draft)
    if (change !== this.change) return false
    this.#show(record, view, draft)
    return true
  }

  #show(record: GameRecord, view: GameView, draft: DraftPiece[]): void {
    const before = this.now
    this.refusal = null
    this.choices = []
    this.record = record
    this.draft = draft
    this.now = view
    if (before && view.history.length === before.history.length + 1) this.tellPlayed(before)
  }

  #grow(from: Node, events: readonly string[], history: readonly PlayedMove[]): Node {
    const moves = history.slice(history.length - events.filter((event) => !isThrow(event)).length)
    let at = from
    for (const event of events) at = this.tree.add(at, event, isThrow(event) ? null : (moves.shift() ?? null))
    return at
  }

  #events(node: Node): string[] {
    return this.tree.path(node).map(({ event }) => event)
  }

  #changed(): void {
    this.version++
    this.#keep(this.subject)
  }
}
