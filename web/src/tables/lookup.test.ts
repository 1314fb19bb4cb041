import { expect, test, vi } from 'vitest'
import type { Engine, GameView, PlacedPiece, TableAnswer } from '../rules'
import { isEnding, lookUp } from './lookup'

const answer: TableAnswer = { fen: '', result: 'win', plies: 3, verdict: 'stands', moves: [], line: [] }

function men(count: number): PlacedPiece[] {
  return Array.from({ length: count }, (_, index) => ({ square: `a${index + 1}`, color: 'white', role: 'rook', draft: false }))
}

function view(count: number, more: Partial<GameView> = {}): GameView {
  const base = { fen: 'a fen', pieces: men(count), stage: 'play', dice: null, white: [], black: [] }
  return { ...base, ...more } as unknown as GameView
}

function engine(answer: TableAnswer | null) {
  return { tables: vi.fn<Engine['tables']>(() => Promise.resolve(answer)) } as unknown as Engine
}

const json = { 'content-type': 'application/json' }

test('only a position in play with few men and nothing in hand is an ending', () => {
  expect(isEnding(view(3))).toBe(true)
  expect(isEnding(view(4))).toBe(true)
  expect(isEnding(view(5))).toBe(false)
  expect(isEnding(view(3, { stage: 'deployment' }))).toBe(false)
  expect(isEnding(view(3, { white: [{ role: 'rook', count: 1 }] }))).toBe(false)
  expect(isEnding(view(3, { dice: { awaited: true, left: [], throws: [] } }))).toBe(false)
})

test('three men are looked up in the page, without a network', async () => {
  const ask = vi.fn<typeof fetch>()
  expect(await lookUp(engine(answer), 'modern', view(3), ask)).toBe(answer)
  expect(await lookUp(engine(null), 'dice', view(3), ask)).toBe('unknown')
  expect(ask).not.toHaveBeenCalled()
})

test('four men are asked of the server', async () => {
  const ask = vi.fn<typeof fetch>(() => Promise.resolve(new Response(JSON.stringify(answer), { headers: json })))
  expect(await lookUp(engine(null), 'modern', view(4, { fen: '8/8 w - 32 0 1' }), ask)).toEqual(answer)
  expect(ask).toHaveBeenCalledWith('/api/tables?ruleset=modern&fen=8%2F8+w+-+32+0+1')
})

test('what keeps the server from answering is told apart', async () => {
  const about = (ask: typeof fetch) => lookUp(engine(null), 'modern', view(4), ask)
  expect(await about(() => Promise.resolve(new Response('{}', { status: 404, headers: json })))).toBe('unknown')
  expect(await about(() => Promise.resolve(new Response('{}', { status: 500, headers: json })))).toBe('unreachable')
  expect(await about(() => Promise.resolve(new Response('<html>', { headers: { 'content-type': 'text/html' } })))).toBe(
    'unreachable',
  )
  expect(await about(() => Promise.reject(new TypeError('no network')))).toBe('unreachable')
})
