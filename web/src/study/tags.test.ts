import { expect, test } from 'vitest'
import { players } from './tags'

test('players are named where both are known', () => {
  const white = { name: 'White', value: 'Mya' }
  expect(players([white, { name: 'Black', value: 'Aung' }])).toEqual({ white: 'Mya', black: 'Aung' })
  expect(players([white, { name: 'Black', value: '?' }])).toBeNull()
  expect(players([white])).toBeNull()
})
