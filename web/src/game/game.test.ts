import { beforeEach, expect, test, vi } from 'vitest'
import {
  Cancelled,
  type Attempt,
  type Best,
  type Color,
  type DiceView,
  type DraftPiece,
  type Engine,
  type GameRecord,
  type GameView,
  type MoveView,
  type Role,
  type Rules,
} from '../rules'
import { Game } from './game.svelte'
import type { News } from './news'
import type { Saved } from './storage'

// A toy game stands in for the rules: each side places a king and a rook as one draft (or in turn),
// then any move is lawful. What is tested is the page's part alone.
const letters: Record<string, Role> = { K: 'king', R: 'rook' }

function diceOf({ ruleset, moves }: GameRecord): DiceView | null {
  if (ruleset !== 'dice' || moves.length < 4) return null
  const throws = moves.flatMap((entry, index) =>
    /^\d/.test(entry) ? [{ ply: index, color: 'white' as const, roles: [], passed: entry === '1,1,1' }] : [],
  )
  // One move a throw is enough for a toy.
  return { awaited: !/^\d/.test(moves.at(-1) ?? ''), left: [], throws }
}

function viewOf(record: GameRecord, draft: DraftPiece[], side: Color | null = null): GameView {
  const inTurn = record.ruleset === 'in-turn'
  const history = record.moves.filter((entry) => !/^\d/.test(entry)).map((uci, index) => {
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
    turn: side ?? turn,
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
    dice: diceOf(record),
    history,
    claims: ply >= 8 ? ['threefold'] : [],
    sharedClaims: [],
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
let arrange: ReturnType<typeof vi.fn<Engine['arrange']>>
let cancel: ReturnType<typeof vi.fn<() => void>>

const rules: Rules = {
  rulesets: () => Promise.resolve([]),
  rulebook: () => Promise.reject(new Error('not asked here')),
  game: (record, draft, side) => Promise.resolve(viewOf(record, draft, side)),
  explain: (_record, _draft, attempt: Attempt) =>
    Promise.resolve({ reason: 'not-its-move', role: null, rule: null, squares: [], attempt }),
}

async function open(over: Partial<Saved> & { moves?: string[] } = {}): Promise<Game> {
  const record: GameRecord = { ruleset: 'toy', version: 1, fen: null, moves: over.moves ?? [], ending: null }
  const engine = { search, arrange, cancel, onloading: () => {} }
  const game = new Game(
    { record, draft: [], opponent: 'computer', me: 'white', level: 3, seed: 1, secret: {}, curtain: false, goal: null, ...over },
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
  arrange = vi.fn<Engine['arrange']>((_record, draft) =>
    Promise.resolve(
      draft.length > 0
        ? [...draft, { role: 'rook', square: 'h1' }]
        : [
            { role: 'king', square: 'e8' },
            { role: 'rook', square: 'a8' },
          ],
    ),
  )
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

test('squares are pointed out in an earlier position, and in the last one too', async () => {
  const game = await open({ moves: [...armies, 'e1e2', 'e8e7'] })
  const marks = [{ square: 'e2', mark: 'target' as const }]
  await game.look(5, marks)
  expect(game.past).toMatchObject({ ply: 5, marks })
  await game.look(6, marks)
  expect(game.past).toMatchObject({ ply: 6, marks })
  expect(game.shown?.history).toHaveLength(6)
  await game.look(5)
  expect(game.past?.marks).toEqual([])
  await game.look(6)
  expect(game.past).toBeNull()
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
  expect((await open({ moves: armies, goal: 'mate' })).rematch().goal).toBe('mate')
  expect(next.record).toEqual({ ruleset: 'toy', version: 1, fen: null, moves: [], ending: null })
})

const hiddenRecord: GameRecord = { ruleset: 'toy', version: 1, fen: null, order: 'hidden', moves: [], ending: null }

async function placeArmy(game: Game, king: string, rook: string) {
  await game.move([place('king', king)])
  await game.move([place('rook', rook)])
}

test('two people: each side is moved in turn and one move is taken back', async () => {
  const game = await open({ opponent: 'person', moves: armies })
  await game.move([move('e1', 'e2')])
  expect(game.myTurn).toBe(true)
  await game.move([move('e8', 'e7')])
  expect(search).not.toHaveBeenCalled()
  await game.takeBack()
  expect(game.record.moves).toEqual([...armies, 'e1e2'])
})

test('two people: the side to move resigns, and a draw is agreed', async () => {
  const resigned = await open({ opponent: 'person', moves: [...armies, 'e1e2'] })
  await resigned.resign()
  expect(resigned.record.ending).toEqual({ kind: 'resigned', by: 'black' })
  const agreed = await open({ opponent: 'person', moves: armies })
  await agreed.agree()
  expect(agreed.record.ending).toEqual({ kind: 'agreed' })
  const against = await open({ moves: armies })
  await against.agree()
  expect(against.record.ending).toBeNull()
})

test('two people, taking back: the last army comes back as a draft', async () => {
  const game = await open({ opponent: 'person', moves: armies.slice(0, 2) })
  await game.takeBack()
  expect(game.record.moves).toEqual([])
  expect(game.draft.map(({ square }) => square)).toEqual(['e1', 'a1'])
})

test('behind the curtain the first army leaves the game and the draft until the second is confirmed', async () => {
  const game = await open({ opponent: 'person', record: hiddenRecord })
  await placeArmy(game, 'e1', 'a1')
  await game.confirm()
  expect([game.curtain, game.side, game.myTurn, game.canTakeBack]).toEqual([true, 'black', false, false])
  expect([game.record.moves, game.draft]).toEqual([[], []])
  expect(saved.at(-1)).toMatchObject({ secret: { white: ['K@e1', 'R@a1'] }, curtain: true, draft: [] })
  expect(news.at(-1)).toEqual({ kind: 'covered', color: 'black' })

  await game.move([place('king', 'e8')])
  expect(game.draft).toEqual([])
  game.lift()
  expect(game.myTurn).toBe(true)
  await placeArmy(game, 'e8', 'a8')
  await game.confirm()
  expect(game.record.moves).toEqual(armies)
  expect(news.at(-1)).toEqual({ kind: 'revealed' })
  expect(saved.at(-1)).toMatchObject({ secret: {}, curtain: false })
  expect(game.canTakeBack).toBe(false)
})

test('a reload behind the curtain goes on where it was', async () => {
  const kept = { opponent: 'person', record: hiddenRecord, secret: { white: ['K@e1', 'R@a1'] } } as const
  const game = await open({ ...kept, secret: { white: [...kept.secret.white] }, curtain: true })
  expect([game.curtain, game.side]).toEqual([true, 'black'])
  game.lift()
  await placeArmy(game, 'e8', 'a8')
  await game.confirm()
  expect(game.record.moves).toEqual(armies)
})

test('the computer behind the curtain is shown the empty game, its side and its seed, whatever the player did', async () => {
  for (const [king, rook] of [['e1', 'a1'], ['g1', 'b1']] as const) {
    const game = await open({ record: hiddenRecord, seed: 77 })
    await placeArmy(game, king, rook)
    await game.confirm()
    await vi.waitFor(() => expect(game.record.moves).toHaveLength(4))
    expect(game.record.moves.slice(2)).toEqual(['K@e8', 'R@a8'])
  }
  const [first, second] = arrange.mock.calls
  expect(first).toEqual([hiddenRecord, [], 3, 77, 'black'])
  expect(second).toEqual(first)
})

test('behind the curtain a confirmed army waits for the computer, also over a reload and a failure', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  arrange.mockRejectedValueOnce(new Error('404'))
  const draft: DraftPiece[] = [
    { role: 'king', square: 'e1' },
    { role: 'rook', square: 'a1' },
  ]
  const game = await open({ record: hiddenRecord, draft, secret: { white: ['K@e1', 'R@a1'] } })
  await vi.waitFor(() => expect(game.stuck).toBe(true))
  expect([game.waiting, game.myTurn, game.canTakeBack]).toEqual([true, false, false])
  expect(game.draft).toEqual(draft)
  await game.retry()
  expect(game.record.moves).toEqual(armies)
})

test('the pawn that a piece displaces stays in the draft and comes back with the army', async () => {
  const game = await open()
  await game.move([{ ...place('king', 'e1'), displaced: 'e2' }])
  expect(game.draft).toEqual([{ role: 'king', square: 'e1', displaced: 'e2' }])
  expect(news.at(-1)).toEqual({ kind: 'drafted', role: 'king', square: 'e1', displaced: 'e2' })
  game.displace('d3')
  game.displace('d3')
  expect(news.filter(({ kind }) => kind === 'displacing')).toEqual([{ kind: 'displacing', square: 'd3' }])
})

test('dice are thrown into the record, told, and stay thrown', async () => {
  const record: GameRecord = { ruleset: 'dice', version: 1, fen: null, moves: armies, ending: null }
  const game = await open({ opponent: 'person', record })
  expect(game.canTakeBack).toBe(true)
  await game.throw()
  expect(game.record.moves.at(-1)).toMatch(/^[1-6],[1-6],[1-6]$/)
  expect(news.at(-1)?.kind).toBe('thrown')
  expect(game.canTakeBack).toBe(false)
  const { moves } = game.record
  await game.throw()
  expect(game.record.moves).toEqual(moves)
  await game.move([move('e1', 'e2')])
  await game.takeBack()
  expect(game.record.moves).toEqual(moves)
})

test('the computer throws for itself before it moves', async () => {
  const record: GameRecord = { ruleset: 'dice', version: 1, fen: null, moves: [...armies, '1,2,3', 'e1e2'], ending: null }
  const game = await open({ record })
  await vi.waitFor(() => expect(game.record.moves).toHaveLength(8))
  expect(game.record.moves[6]).toMatch(/^[1-6],[1-6],[1-6]$/)
  expect(game.record.moves[7]).toBe('e8e7')
})
