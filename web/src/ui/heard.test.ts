import { expect, test } from 'vitest'
import type { GameView, PlayedMove } from '../rules'
import { soundOf } from './heard'

const quiet: PlayedMove = {
  move: { uci: 'b1c3', kind: 'move', role: 'knight', from: 'b1', to: 'c3', captured: null },
  color: 'white',
  san: 'Nc3',
  check: false,
}
const other = { ...quiet, move: { ...quiet.move, uci: 'g1f3' } }
const taken: PlayedMove = { ...quiet, move: { ...quiet.move, uci: 'c3d5', captured: 'pawn' } }
const checking: PlayedMove = { ...taken, check: true }

function after(...history: PlayedMove[]): GameView {
  return {
    fen: '', pieces: [], white: [], black: [], turn: 'white', stage: 'play', draft: null, moves: [], check: null, checkers: [],
    dice: null, history, claims: [], sharedClaims: [], count: null, outcome: null,
  }
}

test('a move, a capture and a check sound each their own way', () => {
  expect(soundOf(after(), after(quiet))).toBe('move')
  expect(soundOf(after(quiet), after(quiet, taken))).toBe('capture')
  expect(soundOf(after(quiet), after(quiet, checking))).toBe('check')
})

test('of a move and its answer the answer is heard', () => {
  expect(soundOf(after(), after(quiet, taken))).toBe('capture')
})

test('the end is heard once, also where no move brings it', () => {
  const ended = { ...after(quiet), outcome: { kind: 'resignation', winner: 'white' } } as unknown as GameView
  expect(soundOf(after(quiet), ended)).toBe('end')
  expect(soundOf(after(), ended)).toBe('end')
  expect(soundOf(ended, ended)).toBeNull()
})

test('nothing is heard when a game is opened, stepped back, left for another, or skipped through', () => {
  expect(soundOf(null, after(quiet))).toBeNull()
  expect(soundOf(after(quiet, taken), after(quiet))).toBeNull()
  expect(soundOf(after(other), after(quiet, taken))).toBeNull()
  expect(soundOf(after(), after(quiet, taken, quiet))).toBeNull()
  expect(soundOf(after(quiet), after(quiet))).toBeNull()
})
