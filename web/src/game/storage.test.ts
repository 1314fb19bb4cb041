import { expect, test } from 'vitest'
import { damaged, forgetDamaged, load, putAside, save, type Saved, type Shelf } from './storage'

function memory(text: string | null = null): Shelf & { text: string | null } {
  return {
    text,
    getItem() {
      return this.text
    },
    setItem(_, value) {
      this.text = value
    },
    removeItem() {
      this.text = null
    },
  }
}

const game: Saved = {
  record: { ruleset: 'formal', version: 1, fen: null, moves: ['K@e2'], ending: null },
  draft: [{ role: 'rook', square: 'a1' }],
  opponent: 'person',
  me: 'white',
  level: 4,
  seed: 7,
  secret: { white: ['K@e2'] },
  curtain: true,
  goal: 'hanging',
}

test('what was kept comes back', () => {
  const shelf = memory()
  save(game, shelf)
  expect(load(shelf)).toEqual(game)
})

test('a game that was kept before there were two people is one against the computer', () => {
  const { opponent, secret, curtain, goal, ...older } = game
  expect([opponent, secret, curtain, goal]).not.toContain(undefined)
  expect(load(memory(JSON.stringify(older)))).toEqual({ ...older, opponent: 'computer', secret: {}, curtain: false, goal: null })
})

test.each([
  ['nothing', null],
  ['half a text', '{"record":'],
  ['another kind of thing', '[1,2]'],
  ['moves that are none', JSON.stringify({ ...game, record: { ...game.record, moves: [1] } })],
  ['a level there is not', JSON.stringify({ ...game, level: 99 })],
  ['a secret that is none', JSON.stringify({ ...game, secret: { white: [1] } })],
  ['an opponent there is not', JSON.stringify({ ...game, opponent: 'dog' })],
  ['a goal there is not', JSON.stringify({ ...game, goal: 'toString' })],
  ['no side', JSON.stringify({ ...game, me: 'red' })],
])('%s is no saved game', (_, text) => {
  expect(load(memory(text))).toBeNull()
})

test('blocked storage is no saved game and no error', () => {
  const blocked: Shelf = {
    getItem() {
      throw new DOMException('blocked', 'SecurityError')
    },
    setItem() {
      throw new DOMException('full', 'QuotaExceededError')
    },
    removeItem() {},
  }
  expect(load(blocked)).toBeNull()
  expect(() => save(game, blocked)).not.toThrow()
  expect(load(null)).toBeNull()
})

test('a game that cannot be read is put aside, outlives the next game, and can be thrown away', () => {
  const kept = new Map([['sittuyin.game.1', '{"record":']])
  const shelf: Shelf = {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  }
  expect(damaged(shelf)).toBeNull()
  putAside(shelf)
  save(game, shelf)
  expect(damaged(shelf)).toBe('{"record":')
  expect(load(shelf)).toEqual(game)
  forgetDamaged(shelf)
  expect(damaged(shelf)).toBeNull()
  expect(load(shelf)).toEqual(game)
})

test('where nothing is kept nothing is put aside', () => {
  const shelf = memory()
  putAside(shelf)
  expect(shelf.text).toBeNull()
  expect(damaged(null)).toBeNull()
})
