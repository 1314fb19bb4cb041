import { expect, test } from 'vitest'
import { aimOf, attemptOf, compare, recordOf } from './judge'

test('a scene is a game under the present version of its rules', () => {
  const rulesets = [{ id: 'formal', version: 3, orders: [], dice: false }]
  expect(recordOf({ fen: 'x', moves: ['a3a4'] }, rulesets)).toEqual({
    ruleset: 'formal',
    version: 3,
    fen: 'x',
    moves: ['a3a4'],
    ending: null,
  })
  expect(() => recordOf({ ruleset: 'none' }, rulesets)).toThrow('none')
})

test('chosen squares are right, missing or too many', () => {
  expect(compare(['e4', 'd4'], ['c4', 'd4'])).toEqual({ right: ['d4'], missing: ['c4'], excess: ['e4'] })
})

test.each([
  ['e4e5', { kind: 'move', from: 'e4', to: 'e5' }],
  ['e5e5f', { kind: 'promote', from: 'e5', to: 'e5' }],
  ['K@e2', { kind: 'place', role: 'king', to: 'e2' }],
  ['N@a3,b2', { kind: 'place', role: 'knight', to: 'a3', displaced: 'b2' }],
])('%s is an attempt', (uci, attempt) => {
  expect(attemptOf(uci)).toEqual(attempt)
})

test('a text that is no move is refused', () => {
  expect(() => attemptOf('e4-e5')).toThrow('no move')
})

test('goals are named by what they ask', () => {
  expect([aimOf({ any: ['e4e5'] }), aimOf({ to: ['e5'] }), aimOf({ does: 'mate' })]).toEqual(['any', 'to', 'mate'])
})
