// The board on which arrangements are looked up: both armies may be placed, and nothing is played.

import { BoardGame, type Room } from '../../game/board-game.svelte'
import type { DraftPiece, GameRecord } from '../../rules'

/** A game that ends with its deployment. */
export class ExplorerGame extends BoardGame {
  override readonly side = null
  override myTurn = $derived.by(() => Boolean(this.now?.draft))

  constructor(record: GameRecord, room: Room) {
    super(room)
    this.record = record
  }

  /** Shows these placements, whole armies. */
  async show(moves: readonly string[]): Promise<void> {
    const change = ++this.change
    const record = { ...this.record, moves: [...moves] }
    const view = await this.rules.game(record, [])
    if (change !== this.change) return
    this.refusal = null
    this.choices = []
    this.record = record
    this.draft = []
    this.now = view
  }

  override async confirm(): Promise<void> {
    const confirm = this.now?.draft?.confirm
    if (confirm) await this.show([...this.record.moves, ...confirm])
  }

  override async claim(): Promise<void> {}

  protected override get mayAct(): boolean {
    return this.myTurn
  }

  protected override async make(): Promise<void> {}

  protected override async redraft(draft: DraftPiece[]): Promise<boolean> {
    const change = ++this.change
    const view = await this.rules.game(this.record, draft)
    if (change !== this.change) return false
    this.refusal = null
    this.choices = []
    this.draft = draft
    this.now = view
    return true
  }
}
