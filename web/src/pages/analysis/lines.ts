// How a game with variations is laid out: its moves with their numbers, and what stands beside them.

import type { Node, Tree } from '../../study/tree'

/** A move of a line, with what could have been played instead. */
export interface Entry {
  node: Node
  /** The number before it, with what follows the number; `null` where none is needed. */
  number: { n: number; sign: '.' | '…' } | null
  variations: Node[]
}

/** How many moves have been played once a node is reached, placements left out. Where Black begins, White's
 * first move is taken for played. */
export function plies(tree: Tree): Map<Node, number> {
  const plies = new Map<Node, number>([[tree.start, 0]])
  for (const node of tree.all()) {
    const before = plies.get(node.parent ?? tree.start) ?? 0
    const { move, color } = node.played ?? {}
    const counts = move && move.kind !== 'placement' && move.kind !== 'relocation'
    plies.set(node, counts ? (before === 0 && color === 'black' ? 2 : before + 1) : before)
  }
  return plies
}

/** The line that begins with a node; `apart` where it is not the first of its choices. */
export function lineFrom(first: Node, apart: boolean, plies: ReadonlyMap<Node, number>): Entry[] {
  const line: Entry[] = []
  let fresh = true
  for (let node: Node | undefined = first; node; node = node.children[0]) {
    const variations = node === first && apart ? [] : (node.parent?.children.slice(1) ?? [])
    line.push({ node, number: numbered(node, fresh, plies), variations })
    fresh = variations.length > 0 || node.comments.length > 0
  }
  return line
}

function numbered(node: Node, fresh: boolean, plies: ReadonlyMap<Node, number>): Entry['number'] {
  const { played, parent } = node
  const before = parent ? (plies.get(parent) ?? 0) : 0
  const after = plies.get(node) ?? 0
  if (!played || after === before) return null
  const n = Math.ceil(after / 2)
  if (played.color === 'white') return { n, sign: '.' }
  return fresh || before === 0 ? { n, sign: '…' } : null
}
