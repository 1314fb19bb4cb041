// Throws of the dice among the moves of a record (C27).

/** Whether an entry of a record is a throw, not a move. */
export function isThrow(entry: string): boolean {
  return /^\d/.test(entry)
}

/** Where in a record the move number `ply` stands, counted from 0; throws before it are passed over. */
export function indexOf(moves: readonly string[], ply: number): number {
  let seen = 0
  const index = moves.findIndex((entry) => !isThrow(entry) && seen++ === ply)
  return index < 0 ? moves.length : index
}

/** The record up to and with its first `ply` moves. */
export function upTo(moves: readonly string[], ply: number): string[] {
  return ply <= 0 ? [] : moves.slice(0, indexOf(moves, ply - 1) + 1)
}

/** Throws three dice; every face is equally likely. */
export function throwDice(random = (bytes: Uint8Array<ArrayBuffer>) => crypto.getRandomValues(bytes)): string {
  const faces: number[] = []
  // 252 is the largest multiple of 6 that a byte holds: above it some faces would be favoured.
  while (faces.length < 3) for (const byte of random(new Uint8Array(3))) if (byte < 252) faces.push((byte % 6) + 1)
  return faces.slice(0, 3).sort((a, b) => a - b).join(',')
}
