import type { StationView } from '../rules'
import type { Node } from './tree'

/** A node with what is known of its position. */
export interface Station {
  node: Node
  station: StationView
}

/** What is known of positions, by their nodes. */
export const byNode = (line: readonly Station[]): ReadonlyMap<Node, StationView> =>
  new Map(line.map(({ node, station }) => [node, station]))
