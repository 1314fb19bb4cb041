// A game with variations: its moves, what follows each of them, and what people wrote beside them.

import type { Drawing, PlayedMove, Study, StudyNode } from '../rules'

/** A move, or a throw of the dice; the first node of a tree is neither. */
export interface Node {
  readonly id: number
  readonly parent: Node | null
  /** The move in UCI notation, or a throw. */
  readonly event: string
  /** The move as it is shown; `null` at the start, and for a throw. */
  readonly played: PlayedMove | null
  /** What follows: the line goes on with the first. */
  children: Node[]
  glyphs: number[]
  opening: string[]
  comments: string[]
  /** What is drawn on the board after it. */
  drawings: Drawing[]
}

/** The moves. */
export class Tree {
  readonly start: Node = { id: 0, parent: null, event: '', played: null, children: [], glyphs: [], opening: [], comments: [], drawings: [] }
  #next = 1

  /** Adds what follows a node, or finds it there. */
  add(parent: Node, event: string, played: PlayedMove | null): Node {
    const known = parent.children.find((child) => child.event === event)
    if (known) return known
    const node: Node = { id: this.#next++, parent, event, played, children: [], glyphs: [], opening: [], comments: [], drawings: [] }
    parent.children = [...parent.children, node]
    return node
  }

  /** Takes a move and all that follows it away. */
  remove(node: Node): void {
    if (node.parent) node.parent.children = node.parent.children.filter((child) => child !== node)
  }

  /** Makes the line that leads to a node the main one. */
  promote(node: Node): void {
    for (let at = node; at.parent; at = at.parent) {
      at.parent.children = [at, ...at.parent.children.filter((child) => child !== at)]
    }
  }

  /** Whether a node belongs to the main line. */
  isMain(node: Node): boolean {
    return node.parent === null || (node.parent.children[0] === node && this.isMain(node.parent))
  }

  /** The moves that lead to a node. */
  path(node: Node): Node[] {
    const path: Node[] = []
    for (let at = node; at.parent; at = at.parent) path.unshift(at)
    return path
  }

  /** The nodes from here to the end of the line, this one not among them. */
  rest(node: Node): Node[] {
    const rest: Node[] = []
    for (let at = node.children[0]; at; at = at.children[0]) rest.push(at)
    return rest
  }

  /** All nodes but the first, each after what it follows, the main line first. */
  all(): Node[] {
    const all: Node[] = []
    const open = [this.start]
    for (let at = open.pop(); at; at = open.pop()) {
      if (at.parent) all.push(at)
      open.push(...[...at.children].reverse())
    }
    return all
  }
}

/** The tree of a game that was read. */
export function grow(study: Pick<Study, 'nodes' | 'opening' | 'drawings'>): Tree {
  const tree = new Tree()
  tree.start.comments = [...study.opening]
  // What was kept before anything could be drawn has none.
  tree.start.drawings = [...(study.drawings ?? [])]
  const nodes: Node[] = []
  for (const { parent, event, played, glyphs, opening, comments, drawings = [] } of study.nodes) {
    const node = tree.add((parent === null ? null : nodes[parent]) ?? tree.start, event, played)
    Object.assign(node, { glyphs, opening, comments, drawings })
    nodes.push(node)
  }
  return tree
}

/** The moves of a tree as they are written. */
export function flatten(tree: Tree): Pick<Study, 'nodes' | 'opening' | 'drawings'> {
  const all = tree.all()
  const numbers = new Map(all.map((node, index) => [node, index]))
  const nodes = all.map(({ parent, event, played, glyphs, opening, comments, drawings }): StudyNode => {
    const number = parent ? numbers.get(parent) : undefined
    return { parent: number ?? null, event, played, glyphs, opening, comments, drawings }
  })
  return { nodes, opening: tree.start.comments, drawings: tree.start.drawings }
}
