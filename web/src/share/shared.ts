// What can be taken along of a game besides what stands on its board.

/** Where a game can be found, and its moves. */
export interface Shared {
  /** What files are called after. */
  name?: string
  /** Where others find it. */
  link?: string | null
  /** The address of its moves as PGN, or what writes them. */
  pgn?: string | (() => Promise<string>) | null
}
