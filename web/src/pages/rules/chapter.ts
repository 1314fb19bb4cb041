// All that the page of a ruleset shows: what the ruleset says, and the positions of its drawings.

import type { Order, PlacedPiece, Role, RulebookView, Rules, ZoneView } from '../../rules'

/** How a man moves: where it stands, and where it may go. */
export interface Moves {
  role: Role
  pieces: PlacedPiece[]
  targets: string[]
}

/** What is drawn and said of a ruleset. */
export interface Chapter {
  book: RulebookView
  array: PlacedPiece[]
  moves: Moves[]
}

/** Positions in which the man on d4 may go wherever it can go at all. */
const positions: readonly [Role, string][] = [
  ['king', '7k/7p/8/8/3K4/8/8/R7[] w - - 0 1'],
  ['general', '7k/7p/8/8/3F4/8/8/K7[] w - - 0 1'],
  ['elephant', '7k/7p/8/8/3S4/8/8/K7[] w - - 0 1'],
  ['knight', '7k/7p/8/8/3N4/8/8/K7[] w - - 0 1'],
  ['rook', '7k/7p/8/8/3R4/8/8/K7[] w - - 0 1'],
  ['pawn', '7k/8/8/2p1p3/3P4/8/8/K7[] w - - 0 1'],
]
const standing = 'd4'

/** Asks for all of it. */
export async function chapter(rules: Rules, id: string): Promise<Chapter> {
  const book = await rules.rulebook(id)
  // The men move alike in all rulesets; one without dice shows it at once.
  const view = (fen: string | null) => rules.game({ ruleset: 'formal', version: 1, fen, moves: [], ending: null }, [])
  const [array, ...shown] = await Promise.all([view(null), ...positions.map(([, fen]) => view(fen))])
  const moves = positions.map(([role], index) => {
    const game = shown[index]
    const targets = (game?.moves ?? []).filter(({ from }) => from === standing).map(({ to }) => to)
    const pieces = (game?.pieces ?? []).filter(({ square }) => square === standing || targets.includes(square))
    return { role, pieces, targets: targets.sort() }
  })
  return { book, array: array.pieces, moves }
}

/** Kinds of piece that have the same squares, by order of placing. */
export interface Zone {
  order: Order
  roles: Role[]
  white: ZoneView
  black: ZoneView
}

/** The zones of a ruleset, those that are alike in one. */
export function zones({ zones, orders }: RulebookView): Zone[] {
  const found: Zone[] = []
  for (const order of orders) {
    const own = zones.filter((zone) => zone.order === order)
    for (const white of own.filter(({ color }) => color === 'white')) {
      const black = own.find(({ color, role }) => color === 'black' && role === white.role)
      const like = found.find((zone) => zone.order === order && same(zone.white, white))
      if (like) like.roles.push(white.role)
      else if (black) found.push({ order, roles: [white.role], white, black })
    }
  }
  return found
}

function same(a: ZoneView, b: ZoneView): boolean {
  return `${a.squares} ${a.onPawns}` === `${b.squares} ${b.onPawns}`
}
