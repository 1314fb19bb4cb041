import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { GameView, MoveView } from '../../rules'
import type { Act, ChatMessage, ClockView, GameSnapshot, GameStatus, GameUpdate } from '../messages'
import { face, left, nextTick, ServerTime } from './clock'
import { continues, fold, gathered } from './keep'
import { Outbox, PATIENCE } from './outbox'
import { meant, planned, squares } from './plan'

const status = (seq: number, ply: number) => ({ seq, ply, position: `p${ply}` }) as GameStatus
const game = (...moves: string[]) => ({ moves, status: status(moves.length + 1, moves.length) }) as GameSnapshot
const update = (seq: number, from: number, moves: string[]) =>
  ({ from, moves, status: status(seq, from + moves.length) }) as GameUpdate

test('an update goes on from its first changed move', () => {
  expect(fold(game('a'), update(3, 1, ['b']))).toMatchObject({ moves: ['a', 'b'], status: { seq: 3 } })
  expect(fold(game('a', 'b', 'c'), update(5, 1, []))).toMatchObject({ moves: ['a'], status: { ply: 1 } })
})

test('an update twice changes nothing, and one too many asks for the whole', () => {
  expect(fold(game('a'), update(2, 0, ['a']))).toBe('known')
  expect(fold(game('a'), update(4, 1, ['b', 'c']))).toBe('gap')
  expect(fold(game('a'), update(3, 2, ['c']))).toBe('gap')
  expect(fold(game('a'), { ...update(3, 1, ['b']), status: status(3, 7) })).toBe('gap')
})

test('a game goes on or is another', () => {
  expect(continues(game('a'), game('a', 'b'))).toBe(true)
  expect(continues(game('a', 'b'), game('a'))).toBe(false)
  expect(continues(game('a'), game('b'))).toBe(false)
})

test('what is said is kept by its number, and what is removed is replaced', () => {
  const said = (number: number, text: string | null) =>
    ({ number, words: text === null ? null : { kind: 'text', text } }) as ChatMessage
  const kept = gathered([said(1, 'a'), said(3, 'c')], [said(2, 'b'), said(1, null)])
  expect(kept.map(({ number, words }) => [number, words?.kind ?? null])).toEqual([[1, null], [2, 'text'], [3, 'text']])
})

const clock = (part: Partial<ClockView>): ClockView => ({
  remaining: 60_000, deployment: 30_000, running: null, since: null, compensated: 0, ...part,
})

test('a clock runs from since on, stands until then, and never shows less than nothing', () => {
  const running = clock({ running: 'main', since: 1000 })
  expect(left(running, 'main', 11_000)).toBe(50_000)
  expect(left(running, 'main', 500)).toBe(60_000)
  expect(left(running, 'main', 100_000)).toBe(0)
  expect(left(running, 'deployment', 100_000)).toBe(30_000)
  expect(left(clock({}), 'main', 100_000)).toBe(60_000)
})

test('the face shows tenths under twenty seconds, and days', () => {
  expect(face(600_000)).toEqual({ text: '10:00' })
  expect(face(20_000)).toEqual({ text: '0:20' })
  expect(face(19_990)).toEqual({ text: '0:19.9' })
  expect(face(40)).toEqual({ text: '0:00.0' })
  expect(face(3_600_000 + 61_000)).toEqual({ text: '1:01:01' })
  expect(face(3 * 86_400_000)).toEqual({ days: 3, hours: 0 })
})

test('the face is drawn anew when it changes', () => {
  expect(face(61_500 - nextTick(61_500))).toEqual({ text: '1:00' })
  expect(face(20_000 - nextTick(20_000))).toEqual({ text: '0:19.9' })
  expect(face(5_250 - nextTick(5_250))).toEqual({ text: '0:05.1' })
})

test('the time of the server is read off the quickest sign of life', () => {
  const time = new ServerTime()
  time.heard(1_000_000, 100)
  expect(time.now(100)).toBe(1_000_000)
  time.answered(1000, 1_001_000, 1200)
  expect(time.now(1200)).toBe(1_001_100)
  // A slow one says less.
  time.answered(2000, 1_003_000, 4000)
  expect(time.now(1200)).toBe(1_001_100)
  time.answered(5000, 1_004_910, 5020)
  expect(time.now(5020)).toBe(1_004_920)
  // Messages on their way for nobody knows how long do not count any more.
  time.heard(1, 6000)
  expect(time.now(5020)).toBe(1_004_920)
  time.reset()
  time.heard(2_000_000, 7000)
  expect(time.now(7000)).toBe(2_000_000)
})

const said: Act[] = []
let open: readonly Act[] = []
let asked = 0
let outbox: Outbox

beforeEach(() => {
  vi.useFakeTimers()
  said.length = 0
  open = []
  asked = 0
  outbox = new Outbox({ say: (act) => said.push(act), changed: (acts) => (open = acts), unanswered: () => asked++ })
})
afterEach(() => {
  outbox.clear()
  vi.useRealTimers()
})

test('an action is said again, the same, until it is answered', () => {
  outbox.put({ kind: 'play', uci: 'e2e3' }, status(5, 4), 1200)
  expect(said).toMatchObject([{ ply: 4, position: 'p4', think: 1200, action: { uci: 'e2e3' } }])
  expect(said[0]?.nonce).toMatch(/^[\da-f]{24}$/)
  vi.advanceTimersByTime(PATIENCE)
  expect(said[1]).toEqual(said[0])
  expect(asked).toBe(1)
  outbox.again()
  expect(said[2]).toEqual(said[0])
})

test('what is acknowledged stands until its event has come, and is not said again', () => {
  outbox.put({ kind: 'offer-draw' }, status(5, 4), null)
  const nonce = said[0]?.nonce ?? ''
  expect('think' in (said[0] ?? {})).toBe(false)
  outbox.acknowledged(nonce, 6)
  outbox.again()
  expect(said).toHaveLength(1)
  outbox.reached(5)
  expect(open).toHaveLength(1)
  outbox.reached(6)
  expect(open).toHaveLength(0)
  vi.advanceTimersByTime(PATIENCE * 3)
  expect([said.length, asked]).toEqual([1, 0])
})

test('what is refused is gone; two actions have two names', () => {
  outbox.put({ kind: 'offer-draw' }, status(5, 4), null)
  outbox.put({ kind: 'resign' }, status(5, 4), null)
  expect(said[0]?.nonce).not.toBe(said[1]?.nonce)
  outbox.refused(said[0]?.nonce ?? '')
  expect(open.map(({ action }) => action.kind)).toEqual(['resign'])
})

const move = (uci: string, kind: MoveView['kind'], from: string | null, to: string): MoveView =>
  ({ uci, kind, from, to, role: 'pawn', captured: null })

test('a plan is one move, or several placements', () => {
  const king = { kind: 'place', role: 'king', to: 'e2' } as const
  const rook = { kind: 'place', role: 'rook', to: 'a1' } as const
  const step = { kind: 'move', from: 'a3', to: 'a4' } as const
  expect(planned(planned([], king), rook)).toEqual([king, rook])
  // Another piece for the same square takes its place.
  expect(planned([king, rook], { ...rook, to: 'e2' })).toEqual([rook, { ...rook, to: 'e2' }])
  expect(planned([king], step)).toEqual([step])
  expect(planned([step], king)).toEqual([king])
  expect(squares([step])).toEqual(['a3', 'a4'])
  expect(squares([king, rook])).toEqual(['e2', 'a1'])
})

test('what is meant is what the rules call lawful', () => {
  const view = {
    moves: [
      move('a3a4', 'move', 'a3', 'a4'),
      move('g7g7f', 'promotion-in-place', 'g7', 'g7'),
      move('P@b2', 'placement', null, 'b2'),
    ],
  } as GameView
  expect(meant(view, { kind: 'move', from: 'a3', to: 'a4' })).toHaveLength(1)
  expect(meant(view, { kind: 'move', from: 'a3', to: 'a5' })).toHaveLength(0)
  expect(meant(view, { kind: 'promote', from: 'g7', to: 'g7' })).toHaveLength(1)
  expect(meant(view, { kind: 'place', role: 'pawn', to: 'b2' })).toHaveLength(1)
  expect(meant(view, { kind: 'takeUp', from: 'b2' })).toHaveLength(0)
})
