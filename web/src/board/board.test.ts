import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { GameView, LawfulMove } from '../rules/messages'
import { Board, type BoardEvents, type BoardState, type BoardText } from './board'

const text: BoardText = {
  board: 'Board',
  tray: (color) => `Hand of ${color}`,
  square: (name) => name,
  piece: (color, role) => `${color} ${role}`,
  number: String,
  squareLabel: (d) =>
    [d.square, d.piece?.role ?? 'empty', d.target && 'target', d.promotion && 'promotion', d.lastMove && 'last', d.picked && 'picked', d.sign].filter(Boolean).join(' '),
  trayLabel: (d) => `${d.color} ${d.role} ${d.count}`,
}

const knightMove: LawfulMove = { uci: 'b1c3', kind: 'move', role: 'knight', from: 'b1', to: 'c3', captured: null, san: 'Nc3' }

const play: GameView = {
  fen: '', white: [], black: [], turn: 'white', stage: 'play', draft: null, check: null, checkers: [], claims: [], sharedClaims: [], count: null, dice: null,
  outcome: null,
  pieces: [
    { square: 'b1', color: 'white', role: 'knight', draft: false },
    { square: 'e8', color: 'black', role: 'king', draft: false },
  ],
  moves: [knightMove],
  history: [{ move: { uci: 'd8e8', kind: 'move', role: 'king', from: 'd8', to: 'e8', captured: null }, color: 'black', san: 'Ke8', check: false }],
}

let root: HTMLElement
let board: Board
let state: BoardState
const on = { move: vi.fn(), refused: vi.fn(), takeUp: vi.fn(), select: vi.fn(), pick: vi.fn() } satisfies BoardEvents

beforeEach(() => {
  root = document.createElement('div')
  document.body.append(root)
  board = new Board(root, text, on)
  state = { view: play, orientation: 'white', pieceSet: 'traditional', interactive: true, marks: [] }
  board.set(state)
})

afterEach(() => {
  board.destroy()
  root.remove()
  vi.clearAllMocks()
})

const cell = (square: string) => root.querySelector<HTMLElement>(`[data-square="${square}"]`)!
const press = (key: string) => document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))

describe('for a screen reader', () => {
  test('the board is a grid of eight rows with eight labelled squares', () => {
    const grid = root.querySelector('[role=grid]')!
    expect(grid.getAttribute('aria-label')).toBe('Board')
    expect([...grid.children].map((row) => [row.getAttribute('role'), row.children.length])).toEqual(Array(8).fill(['row', 8]))
    expect(grid.querySelector('[role=gridcell]')?.getAttribute('aria-label')).toBe('a8 empty')
    expect(cell('e8').getAttribute('aria-label')).toBe('e8 king last')
  })

  test('squares come in the order in which they are seen', () => {
    board.set({ ...state, orientation: 'black' })
    expect(root.querySelector('[role=gridcell]')?.getAttribute('aria-label')).toBe('h1 empty')
  })

  test('another language relabels at once', () => {
    board.setText({ ...text, board: 'Échiquier' })
    expect(root.querySelector('[role=grid]')?.getAttribute('aria-label')).toBe('Échiquier')
  })
})

describe('with the keyboard', () => {
  test('one square is the tab stop, and follows the arrows', () => {
    board.focus('b1')
    press('ArrowUp')
    expect([...root.querySelectorAll<HTMLElement>('.cell[tabindex="0"]')].map((c) => c.dataset['square'])).toEqual(['b2'])
    expect(document.activeElement).toBe(cell('b2'))
  })

  test('Enter chooses and moves', () => {
    board.focus('b1')
    press('Enter')
    expect(on.select).toHaveBeenLastCalledWith({ square: 'b1' })
    expect(cell('b1').getAttribute('aria-selected')).toBe('true')
    expect(cell('c3').getAttribute('aria-label')).toBe('c3 empty target')
    board.focus('c3')
    press(' ')
    expect(on.move).toHaveBeenCalledExactlyOnceWith([knightMove])
  })

  test('Escape lets go', () => {
    cell('b1').click()
    board.focus('b1')
    press('Escape')
    expect(on.select).toHaveBeenLastCalledWith(null)
    cell('c3').click()
    expect(on.move).not.toHaveBeenCalled()
  })

  test('the focus stays on its square when the board turns', () => {
    board.focus('b1')
    board.set({ ...state, orientation: 'black' })
    expect(document.activeElement).toBe(cell('b1'))
  })
})

test('a board to look at answers no tap', () => {
  board.set({ ...state, interactive: false })
  cell('b1').click()
  cell('e8').click()
  expect(on.select).not.toHaveBeenCalled()
  expect(on.refused).not.toHaveBeenCalled()
})

describe('where squares are picked', () => {
  const chosen = () => [...root.querySelectorAll<HTMLElement>('[aria-selected=true]')].map((one) => one.dataset['square'])

  beforeEach(() => board.set({ ...state, picks: [] }))

  test('taps and keys pick any square, and move nothing', () => {
    cell('b1').click()
    expect(on.pick).toHaveBeenLastCalledWith('b1')
    board.focus('d5')
    press(' ')
    expect(on.pick).toHaveBeenLastCalledWith('d5')
    expect(on.select).not.toHaveBeenCalled()
    expect(on.move).not.toHaveBeenCalled()
  })

  test('several are chosen at once, and are seen and heard to be', () => {
    const grid = root.querySelector('[role=grid]')!
    expect(grid.getAttribute('aria-multiselectable')).toBe('true')
    board.set({ ...state, picks: ['b1', 'd5'], marks: [{ square: 'd5', mark: 'excess' }, { square: 'c3', mark: 'missing' }] })
    expect(chosen()).toEqual(['d5', 'b1'])
    expect(root.querySelectorAll('.scene-pick')).toHaveLength(2)
    expect(root.querySelectorAll('.scene-mark.is-excess, .scene-mark.is-missing')).toHaveLength(2)
    expect(['d5', 'c3'].map((square) => cell(square).getAttribute('aria-label'))).toEqual(['d5 empty picked excess', 'c3 empty missing'])
    board.set(state)
    expect([chosen(), grid.getAttribute('aria-multiselectable')]).toEqual([[], null])
  })

  test('a board to look at lets nothing be picked', () => {
    board.set({ ...state, picks: ['b1'], interactive: false })
    cell('d5').click()
    expect(on.pick).not.toHaveBeenCalled()
  })
})

test('the choice is dropped when the piece is gone, and kept otherwise', () => {
  cell('b1').click()
  board.set({ ...state, marks: [{ square: 'a1', mark: 'line' }] })
  expect(cell('b1').getAttribute('aria-selected')).toBe('true')
  board.set({ ...state, view: { ...play, pieces: play.pieces.slice(1) } })
  expect(on.select).toHaveBeenLastCalledWith(null)
})

test('the drawing follows the pieces', () => {
  const drawn = () => [...root.querySelectorAll('.scene-men use')].map((use) => use.getAttribute('href'))
  expect(drawn()).toEqual(['#man-traditional-knight', '#man-traditional-king'])
  board.set({ ...state, pieceSet: 'international', view: { ...play, pieces: play.pieces.slice(1) } })
  expect(drawn()).toEqual(['#man-international-king'])
})

describe('a tray', () => {
  const deployment: GameView = {
    ...play, stage: 'deployment', white: [{ role: 'rook', count: 2 }], black: [{ role: 'king', count: 1 }],
    moves: [{ uci: 'R@a1', kind: 'placement', role: 'rook', from: null, to: 'a1', captured: null, san: 'R@a1' }],
  }
  const slot = (color: string, role: string) => root.querySelector<HTMLElement>(`.tray[data-color=${color}] [data-role=${role}]`)!

  test('has a place for each role only while a side deploys', () => {
    expect(root.querySelectorAll('.tray button').length).toBe(0)
    expect(root.querySelector('[role=toolbar]')).toBeNull()
    board.set({ ...state, view: deployment })
    expect([...root.querySelectorAll('[role=toolbar]')].map((tray) => tray.getAttribute('aria-label'))).toEqual(['Hand of black', 'Hand of white'])
    expect(slot('white', 'rook').getAttribute('aria-label')).toBe('white rook 2')
    expect(slot('white', 'king').getAttribute('aria-disabled')).toBe('true')
  })

  test('gives pieces of the side to place only', () => {
    board.set({ ...state, view: deployment })
    slot('black', 'king').click()
    expect(on.select).not.toHaveBeenCalled()
    slot('white', 'rook').click()
    expect(slot('white', 'rook').getAttribute('aria-pressed')).toBe('true')
    cell('a1').click()
    expect(on.move).toHaveBeenCalledExactlyOnceWith(deployment.moves)
    slot('white', 'rook').click()
    cell('a2').click()
    expect(on.refused).toHaveBeenCalledExactlyOnceWith({ kind: 'place', role: 'rook', to: 'a2' })
  })
})
