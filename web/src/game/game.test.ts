import { beforeEach, expect, test, vi } from 'vitest'
import {
  Cancelled,
  type Attempt,
  type Best,
  type Color,
  type DraftPiece,
  type Engine,
  type GameRecord,
  type GameView,
  type MoveView,
  type Role,
  type Rules,
} from '../rules'
import { Game, type News } from './game.svelte'
import type { Saved } from './storage'

// A toy game stands in for the rules: each side places a king and a rook as one draft (or in turn),
// then any move is lawful. What is tested is the page's part alone.
const letters: Record<string, Role> = { K: 'king', R: 'rook' }

function viewOf(record: GameRecord, draft: DraftPiece[]): GameView {
  const inTurn = record.ruleset === 'in-turn'
  const history = record.moves.map((uci, index) => {
    const placed = uci[1] === '@'
    const color: Color = (index < 4 && !inTurn ? index < 2 : index % 2 === 0) ? 'white' : 'black'
    const move: MoveView = {
      uci,
      kind: placed ? 'placement' : 'move',
      role: placed ? (letters[uci[0] ?? ''] ?? 'pawn') : 'king',
      from: placed ? null : uci.slice(0, 2),
      to: uci.slice(2),
      captured: null,
    }
    return { move, color, san: uci, check: false }
  })
  const ply = history.length
  const turn: Color = (ply < 4 && !inTurn ? ply < 2 : ply % 2 === 0) ? 'white' : 'black'
  const deploying = ply < 4
  const { ending } = record
  return {
    fen: '',
    pieces: [],
    white: [],
    black: [],
    turn,
    stage: deploying ? 'deployment' : 'play',
    draft:
      deploying && !inTurn
        ? {
            confirm:
              draft.length === 2
                ? draft.map(({ role, square }) => `${role === 'king' ? 'K' : 'R'}@${square}`)
                : null,
            loose: draft.map(({ square }) => square).filter((square) => square !== 'd1'),
          }
        : null,
    moves: [],
    check: null,
    checkers: [],
    history,
    claims: ply >= 8 ? ['threefold'] : [],
    count: null,
    outcome: ending && {
      winner: ending.kind === 'resigned' ? (ending.by === 'white' ? 'black' : 'white') : null,
      reason: ending.kind === 'resigned' ? 'resignation' : 'threefold',
      rule: null,
    },
  }
}

const place = (role: Role, to: string): MoveView => ({
  uci: `${role === 'king' ? 'K' : 'R'}@${to}`,
  kind: 'placement',
  role,
  from: null,
  to,
  captured: null,
})
const move = (from: string, to: string): MoveView => ({
  uci: from + to,
  kind: 'move',
  role: 'king',
  from,
  to,
  captured: null,
})

let news: News[]
let saved: Saved[]
let search: ReturnType<typeof vi.fn<() => Promise<Best>>>
let cancel: ReturnType<typeof vi.fn<() => void>>

const rules: Rules = {
  rulesets: () => Promise.resolve([]),
  game: (record, draft) => Promise.resolve(viewOf(record, draft)),
  explain: (_record, _draft, attempt: Attempt) =>
    Promise.resolve({ reason: 'not-its-move', role: null, rule: null, squares: [], attempt }),
}

async function open(over: Partial<Saved> & { moves?: string[] } = {}): Promise<Game> {
  const record: GameRecord = { ruleset: 'toy', version: 1, fen: null, moves: over.moves ?? [], ending: null }
  const engine: Engine = {
    search,
    arrange: (_record, draft) =>
      Promise.resolve(
        draft.length > 0
          ? [...draft, { role: 'rook', square: 'h1' } as const]
          : [
              { role: 'king', square: 'e8' },
              { role: 'rook', square: 'a8' },
            ],
      ),
    cancel,
    onloading: () => {},
  }
  const game = new Game(
    { record, draft: [], me: 'white', level: 3, seed: 1, ...over },
    { rules, engine, save: (one) => saved.push(one), tell: (one) => news.push(one), pause: 0 },
  )
  await game.open()
  return game
}

const armies = ['K@e1', 'R@a1', 'K@e8', 'R@a8']

beforeEach(() => {
  news = []
  saved = []
  search = vi.fn(() => Promise.resolve({ uci: 'e8e7', claim: null }))
  cancel = vi.fn()
})

test('a draft grows, is shifted, and goes back without becoming part of the game', async () => {
  const game = await open()
  await game.move([place('king', 'e1')])
  await game.move([place('rook', 'a1')])
  await game.move([{ ...place('rook', 'b1'), from: 'a1' }])
  expect(game.draft).toEqual([
    { role: 'king', square: 'e1' },
    { role: 'rook', square: 'b1' },
  ])
  await game.takeUp('e1')
  expect(game.draft).toEqual([{ role: 'rook', square: 'b1' }])
  await game.takeBack()
  expect(game.draft).toEqual([])
  expect(game.record.moves).toEqual([])
})

test('a piece that must stay is not taken up but explained', async () => {
  const game = await open()
  await game.move([place('rook', 'd1')])
  await game.takeUp('d1')
  expect(game.draft).toHaveLength(1)
  expect(game.refusal?.attempt).toEqual({ kind: 'takeUp', from: 'd1' })
})

test('confirming makes the draft part of the game, and the computer arranges its own', async () => {
  const game = await open()
  await game.move([place('king', 'e1')])
  await game.arrange()
  expect(game.draft).toHaveLength(2)
  await game.confirm()
  await vi.waitFor(() => expect(game.record.moves).toEqual(['K@e1', 'R@h1', 'K@e8', 'R@a8']))
  expect(news.filter(({ kind }) => kind === 'army')).toHaveLength(2)
  expect(game.myTurn).toBe(true)
})

test('taking back after the deployment returns the whole army as a draft', async () => {
  const game = await open({ moves: armies })
  await game.takeBack()
  expect(game.record.moves).toEqual([])
  expect(game.draft).toEqual([
    { role: 'king', square: 'e1' },
    { role: 'rook', square: 'a1' },
  ])
})

test('placing in turn, taking back returns one placement', async () => {
  const record = { ruleset: 'in-turn', version: 1, fen: null, moves: ['K@e1', 'K@e8'], ending: null }
  const game = await open({ record })
  await game.takeBack()
  expect(game.record.moves).toEqual([])
  expect(game.draft).toEqual([])
})

test('taking back returns to the last decision of the player', async () => {
  const game = await open({ moves: [...armies, 'e1e2'] })
  await vi.waitFor(() => expect(game.record.moves).toHaveLength(6))
  await game.takeBack()
  expect(game.record.moves).toEqual(armies)
  expect(game.myTurn).toBe(true)
})

test('taking back while the computer thinks calls it off, and its late answer is ignored', async () => {
  let answer: (best: Best) => void = () => {}
  search.mockImplementation(() => new Promise((resolve) => (answer = resolve)))
  const game = await open({ moves: armies })
  await game.move([move('e1', 'e2')])
  expect(game.thinking).toBe(true)
  await game.takeBack()
  expect(cancel).toHaveBeenCalled()
  answer({ uci: 'e8e7', claim: null })
  await Promise.resolve()
  expect(game.record.moves).toEqual(armies)
  expect(game.thinking).toBe(false)
})

test('several lawful moves are a question; none of them is an answer too', async () => {
  const game = await open({ moves: armies })
  await game.move([move('e1', 'e2'), { ...move('e1', 'e2'), uci: 'e1e2f' }])
  expect(game.choices).toHaveLength(2)
  await game.choose(null)
  expect(game.choices).toEqual([])
  expect(game.record.moves).toEqual(armies)
})

test('the same refusal twice is told twice', async () => {
  const game = await open({ moves: armies })
  await game.refuse({ kind: 'move', from: 'e1', to: 'e5' })
  const first = game.refusal?.id
  await game.refuse({ kind: 'move', from: 'e1', to: 'e5' })
  expect(first).toBeDefined()
  expect(game.refusal?.id).not.toBe(first)
})

test('looking back changes nothing and allows no move', async () => {
  const game = await open({ moves: [...armies, 'e1e2', 'e8e7'] })
  await game.look(4)
  expect(game.shown?.history).toHaveLength(4)
  expect(game.myTurn).toBe(false)
  await game.move([move('e1', 'd1')])
  expect(game.record.moves).toHaveLength(6)
  await game.look(Infinity)
  expect(game.myTurn).toBe(true)
})

test('the move of the computer leaves a reader at the earlier position', async () => {
  let answer: (best: Best) => void = () => {}
  search.mockImplementation(() => new Promise((resolve) => (answer = resolve)))
  const game = await open({ moves: [...armies, 'e1e2'] })
  await vi.waitFor(() => expect(search).toHaveBeenCalled())
  await game.look(2)
  answer({ uci: 'e8e7', claim: null })
  await vi.waitFor(() => expect(game.record.moves).toHaveLength(6))
  expect(game.past?.ply).toBe(2)
})

test('resigning ends the game for the other side', async () => {
  const game = await open({ moves: armies })
  await game.resign()
  expect(game.now?.outcome?.winner).toBe('black')
  expect(news.at(-1)).toEqual({ kind: 'over' })
  expect(saved.at(-1)?.record.ending).toEqual({ kind: 'resigned', by: 'white' })
})

test('only an offered claim can be made', async () => {
  const early = await open({ moves: armies })
  await early.claim('threefold')
  expect(early.now?.outcome).toBeNull()
  const late = await open({ moves: [...armies, 'e1e2', 'e8e7', 'e2e1', 'e7e8'] })
  await late.claim('threefold')
  expect(late.record.ending).toEqual({ kind: 'claimed', claim: 'threefold' })
})

test('the computer claims what it is owed', async () => {
  search.mockResolvedValue({ uci: null, claim: 'threefold' })
  const game = await open({ moves: armies })
  await game.move([move('e1', 'e2')])
  await vi.waitFor(() => expect(game.record.ending).toEqual({ kind: 'claimed', claim: 'threefold' }))
})

test('a computer that fails leaves the game intact, and can be asked again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  search.mockRejectedValueOnce(new Error('404'))
  const game = await open({ moves: armies })
  await game.move([move('e1', 'e2')])
  await vi.waitFor(() => expect(game.stuck).toBe(true))
  expect(game.record.moves).toHaveLength(5)
  await game.retry()
  expect(game.stuck).toBe(false)
  expect(game.record.moves).toHaveLength(6)
})

test('giving up a search is no failure', async () => {
  search.mockRejectedValueOnce(new Cancelled('cancelled'))
  const game = await open({ moves: armies })
  await game.move([move('e1', 'e2')])
  await vi.waitFor(() => expect(game.thinking).toBe(false))
  expect(game.stuck).toBe(false)
})

test('a rematch changes the sides and keeps the rest', async () => {
  const game = await open({ moves: armies })
  const next = game.rematch()
  expect(next.me).toBe('black')
  expect(next.level).toBe(3)
  expect(next.record).toEqual({ ruleset: 'toy', version: 1, fen: null, moves: [], ending: null })
})
