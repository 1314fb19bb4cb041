import { expect, test } from 'vitest'
import type { Color, MoveKind, PlayedMove } from '../../rules'
import { layOut } from './rows'

function played(color: Color, san: string, kind: MoveKind = 'move'): PlayedMove {
  return { color, san, check: false, move: { uci: san, kind, role: 'king', from: null, to: 'a1', captured: null } }
}

test('armies stand apart, whether placed one after the other or in turn', () => {
  const { armies, rows } = layOut([
    played('white', 'K@e2', 'placement'),
    played('black', 'K@d7', 'placement'),
    played('white', 'e5'),
  ])
  expect(armies.white.map(({ ply }) => ply)).toEqual([1])
  expect(armies.black.map(({ ply }) => ply)).toEqual([2])
  expect(rows).toHaveLength(1)
  expect(rows[0]?.white?.ply).toBe(3)
})

test('moves are numbered in pairs', () => {
  const { rows } = layOut([played('white', 'e5'), played('black', 'dxe4'), played('white', 'Kd2')])
  expect(rows.map(({ number, white, black }) => [number, white?.played.san, black?.played.san])).toEqual([
    [1, 'e5', 'dxe4'],
    [2, 'Kd2', undefined],
  ])
})

test('a game that Black begins opens with a half-empty pair', () => {
  const { rows } = layOut([played('black', 'Kd7'), played('white', 'Kd2'), played('black', 'Kc7')])
  expect(rows.map(({ white, black }) => [white?.played.san, black?.played.san])).toEqual([
    [undefined, 'Kd7'],
    ['Kd2', 'Kc7'],
  ])
})

test('the rearrangement stands before the play, with numbers of its own', () => {
  const { rearranged, rows } = layOut([
    played('white', 'Rb4', 'relocation'),
    played('black', 'a4', 'relocation'),
    played('white', 'Kd2'),
  ])
  expect(rearranged.map(({ white, black }) => [white?.ply, black?.ply])).toEqual([[1, 2]])
  expect(rows.map(({ number, white }) => [number, white?.ply])).toEqual([[1, 3]])
})

test('with dice each throw opens a turn, a passed one without moves', () => {
  const thrown = (ply: number, color: Color, passed = false) => ({ ply, color, roles: [], passed })
  const { turns, rows } = layOut(
    [played('white', 'Kd2'), played('white', 'Kd3'), played('black', 'Kd7')],
    [thrown(0, 'white'), thrown(2, 'black', true), thrown(2, 'white', true), thrown(2, 'black')],
  )
  expect(turns.map(({ entries }) => entries.map(({ ply }) => ply))).toEqual([[1, 2], [], [], [3]])
  expect(rows).toEqual([])
})
