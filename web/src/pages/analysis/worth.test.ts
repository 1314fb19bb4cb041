import { expect, it } from 'vitest'
import { written } from './worth'

const plain = (value: number) => String(value)

it('writes pawns with a sign, and mates with their moves', () => {
  const pawns = (value: number) => written({ kind: 'centipawns', value }, plain)
  expect([0, 4, 5, 31, -31, 96, -250, 1234].map(pawns)).toEqual(['0.0', '0.0', '+0.1', '+0.3', '−0.3', '+1.0', '−2.5', '+12.3'])
  expect(written({ kind: 'mate', moves: 3 }, plain)).toBe('#3')
  expect(written({ kind: 'mate', moves: -2 }, plain)).toBe('−#2')
})
