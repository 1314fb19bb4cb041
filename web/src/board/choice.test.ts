import { describe, expect, test } from 'vitest'
import type { GameView, LawfulMove, PlacedPiece, Role } from '../rules/messages'
import { activate, activateTray, drop, preview, release, stands, takeUp, targets } from './choice'

const NOTHING = { kind: 'select', choice: null }

function move(kind: LawfulMove['kind'], role: Role, from: string | null, to: string, captured: Role | null = null): LawfulMove {
  return { uci: `${from ?? role}${to}`, kind, role, from, to, captured, san: '' }
}

function man(square: string, role: Role, color: 'white' | 'black' = 'white', draft = false): PlacedPiece {
  return { square, color, role, draft }
}

function view(part: Partial<GameView>): GameView {
  return {
    fen: '', pieces: [], white: [], black: [], turn: 'white', stage: 'play', draft: null, moves: [], check: null,
    checkers: [], dice: null, history: [], claims: [], sharedClaims: [], count: null, outcome: null, ...part,
  }
}

const step = move('move', 'pawn', 'd5', 'd6')
const strike = move('move', 'pawn', 'd5', 'e6', 'pawn')
const here = move('promotion-in-place', 'pawn', 'd5', 'd5')
const aside = move('promotion-by-step', 'pawn', 'd5', 'c6')
const game = view({
  pieces: [man('d5', 'pawn'), man('e6', 'pawn', 'black'), man('g2', 'pawn'), man('a3', 'pawn'), man('b1', 'rook')],
  moves: [step, strike, here, aside],
})

describe('in play', () => {
  test('targets are drawn by what happens there', () => {
    expect([...targets(game, { square: 'd5' })]).toEqual([
      ['d6', 'quiet'],
      ['e6', 'capture'],
      ['d5', 'promotion'],
      ['c6', 'promotion'],
    ])
    expect(targets(game, null).size).toBe(0)
  })

  test('a first tap chooses an own piece and names the owner of another', () => {
    expect(activate(game, null, 'd5')).toEqual({ kind: 'select', choice: { square: 'd5' } })
    expect(activate(game, null, 'e6')).toEqual({ kind: 'refused', attempt: { kind: 'move', from: 'e6', to: 'e6' } })
    expect(activate(game, null, 'h8')).toEqual(NOTHING)
  })

  test('a second tap moves, promotes in place, or chooses another piece', () => {
    expect(activate(game, { square: 'd5' }, 'd6')).toEqual({ kind: 'move', candidates: [step] })
    expect(activate(game, { square: 'd5' }, 'd5')).toEqual({ kind: 'move', candidates: [here] })
    expect(activate(game, { square: 'd5' }, 'b1')).toEqual({ kind: 'select', choice: { square: 'b1' } })
  })

  test('several moves to one square are all offered', () => {
    const two = view({ ...game, moves: [strike, move('promotion-by-step', 'pawn', 'd5', 'e6')] })
    expect(activate(two, { square: 'd5' }, 'e6')).toMatchObject({ kind: 'move', candidates: { length: 2 } })
  })

  test('what is not lawful is refused', () => {
    expect(activate(game, { square: 'd5' }, 'h8')).toEqual({ kind: 'refused', attempt: { kind: 'move', from: 'd5', to: 'h8' } })
    expect(drop(game, { square: 'd5' }, 'b1')).toEqual({ kind: 'refused', attempt: { kind: 'move', from: 'd5', to: 'b1' } })
  })

  test('a pawn tapped twice asks for promotion only on a drawn diagonal', () => {
    expect(activate(game, { square: 'g2' }, 'g2')).toEqual({ kind: 'refused', attempt: { kind: 'promote', from: 'g2', to: 'g2' } })
    expect(activate(game, { square: 'a3' }, 'a3')).toEqual(NOTHING)
  })
})

describe('in a deployment', () => {
  const placing = move('placement', 'rook', null, 'a1')
  const shifting = move('placement', 'king', 'e2', 'f2')
  const deployment = view({
    stage: 'deployment',
    pieces: [man('e2', 'king', 'white', true), man('d2', 'general', 'white', true), man('a3', 'pawn')],
    white: [{ role: 'rook', count: 2 }],
    draft: { confirm: null, loose: ['e2'] },
    moves: [placing, shifting],
  })

  test('a piece of the tray is chosen, placed and let go', () => {
    expect(activateTray(deployment, null, 'rook')).toEqual({ kind: 'select', choice: { role: 'rook' } })
    expect(activate(deployment, { role: 'rook' }, 'a1')).toEqual({ kind: 'move', candidates: [placing] })
    expect(activateTray(deployment, { role: 'rook' }, 'rook')).toEqual(NOTHING)
  })

  test('a refused placement says what was tried where', () => {
    const attempt = { kind: 'place', role: 'rook', to: 'a3' }
    expect(activate(deployment, { role: 'rook' }, 'a3')).toEqual({ kind: 'refused', attempt })
    expect(drop(deployment, { role: 'rook' }, 'a3')).toEqual({ kind: 'refused', attempt })
  })

  test('a drafted piece shifts, and comes up where it is loose', () => {
    expect(drop(deployment, { square: 'e2' }, 'f2')).toEqual({ kind: 'move', candidates: [shifting] })
    expect(activate(deployment, { square: 'e2' }, 'e2')).toEqual({ kind: 'takeUp', square: 'e2' })
    expect(activateTray(deployment, { square: 'e2' }, 'king')).toEqual({ kind: 'takeUp', square: 'e2' })
    expect(takeUp(deployment, 'd2')).toEqual({ kind: 'refused', attempt: { kind: 'takeUp', from: 'd2' } })
    expect(takeUp(deployment, 'a3')).toEqual(NOTHING)
  })

  test('a choice stands as long as its piece is there', () => {
    expect(stands(deployment, { role: 'rook' })).toBe(true)
    expect(stands(deployment, { role: 'king' })).toBe(false)
    expect(stands(deployment, { square: 'e2' })).toBe(true)
    expect(stands({ ...deployment, turn: 'black' }, { square: 'e2' })).toBe(false)
  })
})

describe('a drafted piece on the square of an own pawn', () => {
  const shift = (to: string, displaced: string | null): LawfulMove => ({ ...move('placement', 'knight', 'e2', to), displaced })
  const [plain, onto, left] = [shift('f2', null), shift('e4', 'a1'), shift('e4', 'e2')]
  const deployment = view({
    stage: 'deployment',
    pieces: [man('e2', 'knight', 'white', true), man('e4', 'pawn')],
    white: [],
    draft: { confirm: null, loose: ['e2'] },
    moves: [plain, onto, left],
  })
  const asked = { square: 'e2', at: 'e4' }

  test('asks for the square of the pawn, which may be the one that the piece leaves', () => {
    expect([...targets(deployment, { square: 'e2' }).keys()]).toEqual(['f2', 'e4'])
    expect(activate(deployment, { square: 'e2' }, 'e4')).toEqual({ kind: 'select', choice: asked })
    expect(drop(deployment, { square: 'e2' }, 'e4')).toEqual({ kind: 'select', choice: asked })
    expect([...targets(deployment, asked).keys()]).toEqual(['a1', 'e2'])
    expect(activate(deployment, asked, 'e2')).toEqual({ kind: 'move', candidates: [left] })
    expect(stands(deployment, asked)).toBe(true)
    expect(preview(deployment, asked)).toEqual([man('e4', 'knight', 'white', true)])
  })

  test('is called off, and refused with what was tried', () => {
    expect(activate(deployment, asked, 'e4')).toEqual({ kind: 'select', choice: { square: 'e2' } })
    expect(release(asked)).toEqual({ square: 'e2' })
    const attempt = { kind: 'move', from: 'e2', to: 'e4', displaced: 'e5' }
    expect(activate(deployment, asked, 'e5')).toEqual({ kind: 'refused', attempt })
  })
})

describe('a piece on the square of an own pawn', () => {
  const onto = (displaced: string): LawfulMove => ({ ...move('placement', 'knight', null, 'e4'), uci: `N@e4,${displaced}`, displaced })
  const plain = move('placement', 'knight', null, 'e2')
  const deployment = view({
    stage: 'deployment',
    pieces: [man('e4', 'pawn'), man('d3', 'pawn')],
    white: [{ role: 'knight', count: 2 }],
    moves: [plain, onto('e3'), onto('a1')],
  })
  const asked = { role: 'knight', at: 'e4' } as const

  test('asks for the square of the pawn, by tap and by drag', () => {
    expect([...targets(deployment, { role: 'knight' }).keys()]).toEqual(['e2', 'e4'])
    expect(activate(deployment, { role: 'knight' }, 'e4')).toEqual({ kind: 'select', choice: asked })
    expect(drop(deployment, { role: 'knight' }, 'e4')).toEqual({ kind: 'select', choice: asked })
    expect(activate(deployment, { role: 'knight' }, 'e2')).toEqual({ kind: 'move', candidates: [plain] })
  })

  test('then only the squares for the pawn are lit, and one of them makes the placement', () => {
    expect([...targets(deployment, asked)]).toEqual([['e3', 'quiet'], ['a1', 'quiet']])
    expect(activate(deployment, asked, 'a1')).toEqual({ kind: 'move', candidates: [onto('a1')] })
    expect(preview(deployment, asked).find(({ square }) => square === 'e4')).toEqual(man('e4', 'knight', 'white', true))
  })

  test('another square is refused with what was tried', () => {
    const attempt = { kind: 'place', role: 'knight', to: 'e4', displaced: 'e5' }
    expect(activate(deployment, asked, 'e5')).toEqual({ kind: 'refused', attempt })
  })

  test('it is called off with the same square, and the piece stays in hand', () => {
    expect(activate(deployment, asked, 'e4')).toEqual({ kind: 'select', choice: { role: 'knight' } })
    expect(release(asked)).toEqual({ role: 'knight' })
    expect(release({ role: 'knight' })).toBeNull()
    expect(stands(deployment, asked)).toBe(true)
    expect(stands({ ...deployment, moves: [plain] }, asked)).toBe(false)
  })
})
