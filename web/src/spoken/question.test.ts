import { describe, expect, test } from 'vitest'
import type { LawfulMove } from '../rules'
import { movesIn, questionIn, type Vocabulary } from './question'

const english: Vocabulary = {
  asks: {
    board: ['board', 'all'], piece: ['where'], rank: ['rank'], file: ['file'], square: ['square'], lines: ['lines'], moves: ['moves'],
    hand: ['hand'], last: ['last'], turn: ['turn'], count: ['count'], clock: ['clock'], help: ['help', '?'],
  },
  pieces: { king: 'king', general: 'general', elephant: 'elephant', knight: 'knight', rook: 'rook', pawn: 'pawn' },
  letters: { king: 'K', general: 'G', elephant: 'E', knight: 'N', rook: 'R' },
}
const french: Vocabulary = { ...english, letters: { king: 'R', general: 'G', elephant: 'E', knight: 'C', rook: 'T' } }

const move = (san: string, uci: string, role: LawfulMove['role']): LawfulMove => ({
  san, uci, role, kind: 'move', from: uci.slice(0, 2), to: uci.slice(2, 4), captured: null,
})
const lawful = [
  move('Nc3', 'b1c3', 'knight'), move('Nf3+', 'g1f3', 'knight'), move('exd5', 'e4d5', 'pawn'), move('Sxd5', 'e6d5', 'elephant'),
  move('e5', 'e4e5', 'pawn'), { ...move('e5=F', 'e5e5f', 'pawn'), kind: 'promotion-in-place' as const }, move('Ra1', 'a8a1', 'rook'),
  move('Ka1', 'b2a1', 'king'),
]
const sans = (text: string, words = english) => movesIn(text, lawful, words).map(({ san }) => san)

describe('what is asked', () => {
  test.each([
    ['4', { ask: 'rank', of: '4' }],
    ['rank 4', { ask: 'rank', of: '4' }],
    ['e', { ask: 'file', of: 'e' }],
    ['square e4', { ask: 'square', of: 'e4' }],
    ['  LINES e4 ', { ask: 'lines', of: 'e4' }],
    ['rook', { ask: 'piece', role: 'rook' }],
    ['where pawn', { ask: 'piece', role: 'pawn' }],
    ['E', { ask: 'piece', role: 'elephant' }],
    ['moves', { ask: 'moves', of: null }],
    ['moves e2', { ask: 'moves', of: 'e2' }],
    ['moves rook', { ask: 'moves', of: 'rook' }],
    ['?', { ask: 'help' }],
  ])('%s', (text, question) => expect(questionIn(text, english)).toEqual(question))

  test.each(['Nc3', 'e4', 'rank 9', 'square i9', 'lines', 'nonsense', ''])('%s is no question', (text) =>
    expect(questionIn(text, english)).toBeNull(),
  )
})

describe('which move is meant', () => {
  test.each([
    ['Nc3', ['Nc3']], ['nc3', ['Nc3']], ['Nb1c3', ['Nc3']], ['b1c3', ['Nc3']], ['Nf3', ['Nf3+']], ['e4d5', ['exd5']],
    // A capital letter is the elephant, a small one the file.
    ['exd5', ['exd5']], ['ed5', ['exd5']], ['Exd5', ['Sxd5']], ['Sd5', ['Sxd5']],
    ['e5=G', ['e5=F']], ['e5G', ['e5=F']], ['e5', ['e5']], ['Nh8', []], ['', []],
  ])('%s', (text, found) => expect(sans(text)).toEqual(found))

  test('the letters of the language come before those of the rules', () => {
    expect(sans('Ra1', english)).toEqual(['Ra1'])
    expect(sans('Ra1', french)).toEqual(['Ka1'])
    expect(sans('Ta1', french)).toEqual(['Ra1'])
    expect(sans('Cc3', french)).toEqual(['Nc3'])
    expect(sans('Nc3', french)).toEqual(['Nc3'])
  })

  test('where several are meant all are found', () => {
    const twins = [move('Nbd2', 'b1d2', 'knight'), move('Nfd2', 'f3d2', 'knight')]
    expect(movesIn('nd2', twins, english)).toEqual([])
    expect(movesIn('NBD2', twins, english)).toEqual([twins[0]])
  })
})
