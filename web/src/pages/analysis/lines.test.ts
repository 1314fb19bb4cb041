import { expect, it } from 'vitest'
import type { Color, PlayedMove } from '../../rules'
import { Tree, type Node } from '../../study/tree'
import { lineFrom, plies } from './lines'

const played = (color: Color, kind: PlayedMove['move']['kind'] = 'move') =>
  ({ color, san: '', check: false, move: { uci: '', kind, role: 'pawn', from: null, to: '', captured: null } }) as PlayedMove

/** The numbers along the line that begins with a node. */
function numbers(tree: Tree, first: Node, apart = false) {
  return lineFrom(first, apart, plies(tree)).map(({ number }) => (number ? `${number.n}${number.sign}` : ''))
}

it('numbers moves, not placements, and Black after what stands between', () => {
  const tree = new Tree()
  const army = tree.add(tree.start, 'K@e2', played('white', 'placement'))
  const a = tree.add(army, 'a', played('white'))
  const b = tree.add(a, 'b', played('black'))
  const c = tree.add(b, 'c', played('white'))
  tree.add(c, 'd', played('black'))
  expect(numbers(tree, army)).toEqual(['', '1.', '', '2.', ''])
  const other = tree.add(a, 'e', played('black'))
  tree.add(other, 'f', played('white'))
  b.comments = ['so']
  expect(numbers(tree, army)).toEqual(['', '1.', '', '2.', ''])
  expect(numbers(tree, other, true)).toEqual(['1…', '2.'])
  c.comments = ['so']
  expect(numbers(tree, army)).toEqual(['', '1.', '', '2.', '2…'])
})

it('numbers a game that Black begins', () => {
  const tree = new Tree()
  const a = tree.add(tree.start, 'a', played('black'))
  const b = tree.add(a, 'b', played('white'))
  tree.add(b, 'c', played('black'))
  expect(numbers(tree, a)).toEqual(['1…', '2.', ''])
})
