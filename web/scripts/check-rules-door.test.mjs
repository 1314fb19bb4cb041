// @vitest-environment node
import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { breaches } from './check-rules-door.mjs'

const fixture = (name) => readFile(new URL(`../tests/fixtures/${name}`, import.meta.url), 'utf8')

test('a generator of moves is refused for its steps and for its calculation', async () => {
  const found = breaches(await fixture('knight.ts'))
  expect(found).toContain('a table of steps')
  expect(found.some((breach) => breach.startsWith('tells roles apart and calculates'))).toBe(true)
})

test('a calculation inside a component is refused too', async () => {
  expect(breaches(await fixture('pawn.svelte'))).toHaveLength(1)
})

test('WebAssembly elsewhere is a way round the door', () => {
  expect(breaches(`import url from './rules.wasm?url'`)).toEqual(['a way round the door'])
  expect(breaches(`const w = new Worker(url)`)).toEqual(['a way round the door'])
})

test('drawing squares without roles, and roles without squares, is allowed', () => {
  expect(breaches(`const x = column + 1; const name = 'abcdefgh'.charAt(x)`)).toEqual([])
  expect(breaches(`const order = ['king', 'general'] // the general stands at file + 1`)).toEqual([])
  expect(breaches(`const claim = { placements: 'rook', because: 'back-rank-for-rooks' }`)).toEqual([])
})
