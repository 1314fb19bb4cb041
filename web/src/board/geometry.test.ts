import { describe, expect, test } from 'vitest'
import { distance, filesSeen, onDiagonal, placeOf, ranksSeen, squareAt, squareUnder, lineFrom } from './geometry'

describe('a place on the screen', () => {
  test('has White below unless the board is turned', () => {
    expect(squareAt({ column: 0, row: 7 }, 'white')).toBe('a1')
    expect(squareAt({ column: 4, row: 4 }, 'white')).toBe('e4')
    expect(squareAt({ column: 0, row: 7 }, 'black')).toBe('h8')
    expect(squareAt({ column: 3, row: 3 }, 'black')).toBe('e4')
  })

  test('belongs to one square, both ways round', () => {
    for (const orientation of ['white', 'black'] as const) {
      const seen = new Set<string>()
      for (let row = 0; row < 8; row++)
        for (let column = 0; column < 8; column++) {
          const square = squareAt({ column, row }, orientation)
          expect(placeOf(square, orientation)).toEqual({ column, row })
          seen.add(square)
        }
      expect(seen.size).toBe(64)
    }
  })
})

test('a point of the window finds its square, and none beside the board', () => {
  const box = { left: 100, top: 50, width: 400, height: 400 }
  expect(squareUnder(box, 101, 51, 'white')).toBe('a8')
  expect(squareUnder(box, 499, 449, 'white')).toBe('h1')
  expect(squareUnder(box, 499, 449, 'black')).toBe('a8')
  expect(squareUnder(box, 99, 60, 'white')).toBeNull()
  expect(squareUnder(box, 300, 450, 'white')).toBeNull()
})

test('the margins follow the orientation', () => {
  expect(filesSeen('white').join('')).toBe('abcdefgh')
  expect(filesSeen('black').join('')).toBe('hgfedcba')
  expect(ranksSeen('white').join('')).toBe('87654321')
  expect(ranksSeen('black').join('')).toBe('12345678')
})

test('sixteen squares lie on the drawn diagonals', () => {
  const all = [...'abcdefgh'].flatMap((file) => [...'12345678'].map((rank) => file + rank))
  expect(all.filter(onDiagonal).sort()).toEqual(
    ['a1', 'a8', 'b2', 'b7', 'c3', 'c6', 'd4', 'd5', 'e4', 'e5', 'f3', 'f6', 'g2', 'g7', 'h1', 'h8'],
  )
})

test('distance counts king steps', () => {
  expect(distance('a1', 'a1')).toBe(0)
  expect(distance('a1', 'b3')).toBe(2)
  expect(distance('h8', 'a1')).toBe(7)
})

test('a line goes on to the edge of the board', () => {
  expect(lineFrom('f6', 1, 1)).toEqual(['g7', 'h8'])
  expect(lineFrom('b2', -1, 0)).toEqual(['a2'])
  expect(lineFrom('b2', 0, -1)).toEqual(['b1'])
  expect(lineFrom('h8', 1, 0)).toEqual([])
})
