import { expect, test } from 'vitest'
import { indexOf, isThrow, throwDice, upTo } from './throws'

const moves = ['K@e2', '1,2,2', 'a3a4', 'b1c3', '6,6,6', '1,1,3', 'h4h5']

test('throws are told from moves and passed over when moves are counted', () => {
  expect(moves.filter(isThrow)).toEqual(['1,2,2', '6,6,6', '1,1,3'])
  expect([0, 1, 3, 4].map((ply) => indexOf(moves, ply))).toEqual([0, 2, 6, 7])
  expect(upTo(moves, 0)).toEqual([])
  expect(upTo(moves, 2)).toEqual(['K@e2', '1,2,2', 'a3a4'])
  expect(upTo(moves, 4)).toEqual(moves)
})

test('a throw is three faces in rising order', () => {
  for (let i = 0; i < 200; i++) expect(throwDice()).toMatch(/^[1-6],[1-6],[1-6]$/)
  const bytes = (...all: number[]) => () => new Uint8Array(all)
  expect(throwDice(bytes(5, 0, 251))).toBe('1,6,6')
})

test('bytes that would favour some faces are thrown again', () => {
  const rounds = [[252, 255, 3], [254, 1, 253], [0, 9, 9]]
  const bytes = () => new Uint8Array(rounds.shift() ?? [])
  expect(throwDice(bytes)).toBe('1,2,4')
})

test('every face comes up about as often as the others', () => {
  const seen = new Map<string, number>()
  for (let i = 0; i < 4000; i++) for (const face of throwDice().split(',')) seen.set(face, (seen.get(face) ?? 0) + 1)
  expect([...seen.keys()].sort()).toEqual(['1', '2', '3', '4', '5', '6'])
  // Six standard deviations of a binomial of 12000 and 1/6 are 245.
  for (const count of seen.values()) expect(Math.abs(count - 2000)).toBeLessThan(245)
})
