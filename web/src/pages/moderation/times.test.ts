import { expect, test } from 'vitest'
import type { Agreement, MoveTime } from '../../online/messages'
import { timed } from './times'

const move = (by: 'white' | 'black', uci: string | null, millis: number): MoveTime => ({ by, uci, millis })
const armies = ['K@e2', 'R@a1', 'K@d7', 'R@a8']
const opinion = (ply: number, played: string, best: string) => ({ ply, by: 'white' as const, played, best, lost: 0.1 })
const asked = (moves: Agreement['moves']): Agreement => {
  const side = { moves: 1, same: 0, lost: 0.1 }
  return { nodes: 20_000, sides: { white: side, black: side }, moves }
}

test('what the engine says stands beside the move it speaks of, after the armies', () => {
  const times = [move('white', null, 5000), move('black', null, 6000), move('white', 'a3a4', 700), move('black', 'h6h5', 800)]
  const rows = timed(times, [...armies, 'a3a4', 'h6h5'], asked([opinion(5, 'h6h5', 'g6g5')]))
  expect(rows.map(({ judged }) => judged?.best ?? null)).toEqual([null, null, null, 'g6g5'])
  expect(rows.map(({ millis }) => millis)).toEqual([5000, 6000, 700, 800])
})

test('where a move was taken back no opinion is put beside another move', () => {
  const times = [move('white', null, 5000), move('black', null, 6000), move('white', 'a3a4', 700), move('white', 'b3b4', 900)]
  const rows = timed(times, [...armies, 'b3b4'], asked([opinion(4, 'b3b4', 'c3c4')]))
  expect(rows.every(({ judged }) => judged === null)).toBe(true)
})

test('placements by turns are moves like others', () => {
  const rows = timed([move('white', 'K@e2', 1), move('black', 'K@d7', 2)], ['K@e2', 'K@d7'], null)
  expect(rows.map(({ judged }) => judged)).toEqual([null, null])
})
