import { expect, test } from 'vitest'
import { rotated } from '../../board/geometry'
import type { PlacedPiece, Role } from '../../rules'
import { holds, placed } from './atlas'
import { games, points } from './results'

const man = (role: Role, square: string, color: PlacedPiece['color'] = 'white'): PlacedPiece => ({ role, square, color, draft: false })

test('points count a draw as half', () => {
  expect(points({ won: 5, drawn: 4, lost: 1, margin: null })).toBe(0.7)
  expect(points({ won: 0, drawn: 0, lost: 0, margin: null })).toBe(0)
  expect(games({ won: 5, drawn: 4, lost: 1, margin: null })).toBe(10)
})

test('an army holds men where they stand, of their kind', () => {
  const army = [man('king', 'e2'), man('rook', 'a1'), man('rook', 'h1')]
  expect(holds(army, [])).toBe(true)
  expect(holds(army, [man('rook', 'h1'), man('king', 'e2')])).toBe(true)
  expect(holds(army, [man('rook', 'b1')])).toBe(false)
  expect(holds(army, [man('general', 'e2')])).toBe(false)
})

test('pawns are not placed', () => {
  const board = [man('pawn', 'a3'), man('king', 'e2'), man('king', 'd7', 'black')]
  expect(placed(board, 'white')).toEqual([man('king', 'e2')])
})

test('the other side calls a1 what is h8 here', () => {
  expect(['a1', 'e2', 'h8', 'c6'].map(rotated)).toEqual(['h8', 'd7', 'a1', 'f3'])
})
