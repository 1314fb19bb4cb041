import { beforeEach, expect, test } from 'vitest'
import type { News } from '../../game/news'
import type { DraftPiece, GameRecord, GameView, LawfulMove, Rules } from '../../rules'
import type { Act, Color, GameSnapshot, GameStatus, Happening, ServerMessage } from '../messages'
import { OnlineGame, type LiveNews } from './online-game.svelte'

// A toy game stands in for the rules: the pieces of an army are placed as one draft, then moves of the
// form a1b1 are lawful but for those to h8. What is tested is the page's part alone.
const move = (uci: string): LawfulMove =>
  uci[1] === '@'
    ? { uci, kind: 'placement', role: 'king', from: null, to: uci.slice(2), captured: null, san: uci }
    : { uci, kind: 'move', role: 'king', from: uci.slice(0, 2), to: uci.slice(2), captured: null, san: uci }

function viewOf(record: GameRecord, draft: DraftPiece[], side: Color | null): GameView {
  const { moves, ending, order } = record
  const deploying = moves.length < 2
  const turn = side ?? (moves.length % 2 === 0 ? 'white' : 'black')
  const over = ending !== null
  return {
    fen: '', pieces: [], white: [], black: [], turn, stage: deploying ? 'deployment' : 'play',
    draft: deploying && order !== 'alternate' && !over ? { confirm: draft[0] ? [`K@${draft[0].square}`] : null, loose: [] } : null,
    moves: over ? [] : deploying ? [move('K@e2'), move('K@d7')] : [move('a1b1'), move('b1a1'), move('c1d1')],
    check: null, checkers: [], dice: null, claims: [], sharedClaims: moves.length > 4 ? ['count'] : [], count: null,
    history: moves.map((uci, index) => ({ move: move(uci), color: index % 2 ? 'black' : 'white', san: uci, check: false })),
    outcome: ending?.kind === 'resigned' ? { winner: ending.by === 'white' ? 'black' : 'white', reason: 'resignation', rule: null } : null,
  }
}

const rules = {
  game: async (record: GameRecord, draft: DraftPiece[], side: Color | null = null) => viewOf(record, draft, side),
  explain: async () => ({ reason: 'path-blocked', rule: null, role: null, squares: [] }),
} as unknown as Rules

let sent: { kind: string; nonce: string; ply: number; action: Act['action'] }[]
let told: News[]
let news: LiveNews[]
let kept: Map<string, DraftPiece[]>
let owned: string[] | null
let confirms: boolean

function snapshot(moves: string[], part: Partial<GameSnapshot> = {}, status: Partial<GameStatus> = {}): GameSnapshot {
  return {
    id: 'g', ruleset: 'toy', version: 1, order: 'all-then-all', time: { kind: 'unlimited' }, rated: false, createdAt: 0,
    players: { white: { id: 'w', name: 'Aye', rating: null, provisional: false }, black: { id: 'b', name: null, rating: null, provisional: false } },
    moves,
    status: {
      seq: moves.length, ply: moves.length, position: `p${moves.length}`, turn: moves.length % 2 ? 'black' : 'white',
      confirmed: { white: false, black: false }, clocks: null, now: 1000, drawOffer: null, takeback: null,
      abortable: false, result: null, ...status,
    },
    ...part,
  }
}

const here = { here: true, away: null }
const shown = (game: GameSnapshot, you: Color | null): ServerMessage => ({
  kind: 'snapshot', game, you, presence: { players: { white: here, black: here }, spectators: 0 },
})
const update = (moves: string[], from: number, happening: Happening, status: Partial<GameStatus> = {}): ServerMessage => {
  const whole = snapshot(moves, {}, status)
  return { kind: 'update', from, moves: moves.slice(from), happening, status: whole.status }
}
const settled = () => new Promise((resolve) => setTimeout(resolve, 5))

async function table(game: GameSnapshot, you: Color | null): Promise<OnlineGame> {
  const made = new OnlineGame(game, {
    rules,
    say: (message) => sent.push(message as never),
    arrangement: async () => ({ placements: owned }),
    drafts: {
      load: ({ id }) => kept.get(id) ?? [],
      save: ({ id }, draft) => void kept.set(id, [...draft]),
    },
    confirms: ({ kind }) => confirms && kind === 'unlimited',
    tell: (one) => told.push(one),
    report: (one) => news.push(one),
  })
  made.lineChanged('open')
  await made.open()
  made.hear(shown(game, you))
  await settled()
  return made
}

const played = ['K@e2', 'K@d7', 'a1b1', 'a1b1']

beforeEach(() => {
  sent = []
  told = []
  news = []
  kept = new Map()
  owned = null
  confirms = false
})

test('a move stands on the board at once, and is the game’s own once it has come back', async () => {
  const game = await table(snapshot(played), 'white')
  expect(game.myTurn).toBe(true)
  await game.move([move('c1d1')])
  await settled()
  expect(sent.at(-1)).toMatchObject({ kind: 'act', ply: 4, action: { kind: 'play', uci: 'c1d1' } })
  expect(game.now?.history).toHaveLength(5)
  expect([game.sending, game.myTurn]).toEqual([true, false])
  game.hear({ kind: 'ack', nonce: sent.at(-1)?.nonce ?? '', seq: 5 })
  game.hear(update([...played, 'c1d1'], 4, { kind: 'played', by: 'white' }))
  await settled()
  expect([game.now?.history.length, game.sending, game.unanswered.length]).toEqual([5, false, 0])
})

test('a move that is refused leaves the board, and the next one can be made', async () => {
  const game = await table(snapshot(played), 'white')
  await game.move([move('c1d1')])
  await settled()
  const nonce = sent.at(-1)?.nonce ?? ''
  game.hear({ kind: 'refused', nonce, error: { code: 'illegal', message: '' }, game: snapshot(played) })
  await settled()
  expect([game.now?.history.length, game.myTurn]).toEqual([4, true])
  expect(news.at(-1)).toMatchObject({ kind: 'refused' })
  await game.move([move('a1b1')])
  expect(sent.at(-1)?.action).toMatchObject({ uci: 'a1b1' })
})

test('what was not answered is said again after the line was lost', async () => {
  const game = await table(snapshot(played), 'white')
  await game.move([move('c1d1')])
  await settled()
  const before = sent.length
  game.lineChanged('lost')
  game.lineChanged('open')
  game.hear(shown(snapshot(played), 'white'))
  expect(sent.slice(before)).toEqual([sent[before - 1]])
  expect(news).toEqual([{ kind: 'line', state: 'lost' }, { kind: 'line', state: 'open' }])
})

test('a missing number asks for the whole game', async () => {
  const game = await table(snapshot(played), 'black')
  game.hear(update([...played, 'a1b1', 'a1b1'], 5, { kind: 'played', by: 'black' }))
  expect(sent.at(-1)).toEqual({ kind: 'resync' })
  expect(game.game.moves).toHaveLength(4)
})

test('a plan is carried out on the next own turn, and only then', async () => {
  const game = await table(snapshot(played), 'black')
  expect([game.myTurn, game.playable]).toEqual([false, true])
  await game.refuse({ kind: 'move', from: 'c1', to: 'd1' })
  expect(game.plan).toHaveLength(1)
  expect(sent).toEqual([])
  game.hear(update([...played, 'a1b1'], 4, { kind: 'played', by: 'white' }))
  await settled()
  expect(sent.at(-1)).toMatchObject({ ply: 5, action: { uci: 'c1d1' } })
  expect(game.plan).toEqual([])
})

test('a plan that the rules do not allow is dropped, and not made a turn later', async () => {
  const game = await table(snapshot(played), 'black')
  await game.refuse({ kind: 'move', from: 'c1', to: 'h8' })
  game.hear(update([...played, 'a1b1'], 4, { kind: 'played', by: 'white' }))
  await settled()
  expect(sent).toEqual([])
  expect(news.map(({ kind }) => kind)).toContain('plan-dropped')
  expect(game.refusal?.explanation?.reason).toBe('path-blocked')
  expect([game.plan.length, game.myTurn]).toEqual([0, true])
})

test('a move taken back, and the end of the game, take the plan with them', async () => {
  const game = await table(snapshot(played), 'black')
  await game.refuse({ kind: 'move', from: 'c1', to: 'd1' })
  game.hear({ ...update(played.slice(0, 2), 2, { kind: 'took-back' }, { seq: 5 }) })
  await settled()
  expect(game.plan).toEqual([])
  await game.refuse({ kind: 'move', from: 'c1', to: 'd1' })
  expect(game.plan).toHaveLength(1)
  const result = { winner: 'black', reason: 'resignation' } as const
  game.hear(update(played.slice(0, 2), 2, { kind: 'resigned', by: 'white' }, { seq: 6, turn: null, result }))
  await settled()
  expect([game.plan.length, game.over, game.playable]).toEqual([0, true, false])
  expect(told.filter(({ kind }) => kind === 'over')).toHaveLength(1)
})

test('a plan is kept over a lost line and made when the other side has moved meanwhile', async () => {
  const game = await table(snapshot(played), 'black')
  await game.refuse({ kind: 'move', from: 'c1', to: 'd1' })
  game.lineChanged('lost')
  game.hear(shown(snapshot(played), 'black'))
  await settled()
  expect(game.plan).toHaveLength(1)
  game.hear(shown(snapshot([...played, 'a1b1']), 'black'))
  await settled()
  expect(sent.at(-1)?.action).toMatchObject({ uci: 'c1d1' })
})

test('a draft outlasts a reload, and behind the curtain the server gives the army back', async () => {
  const hidden = snapshot([], { order: 'hidden' }, { turn: null })
  const first = await table(hidden, 'white')
  await first.move([move('K@e2')])
  await settled()
  expect(first.draft).toEqual([{ role: 'king', square: 'e2' }])
  const again = await table(hidden, 'white')
  expect(again.draft).toEqual([{ role: 'king', square: 'e2' }])
  await again.confirm()
  expect(sent.at(-1)?.action).toEqual({ kind: 'arrange', placements: ['K@e2'] })
  // Nothing of it stands among the moves.
  expect(again.record.moves).toEqual([])

  kept.clear()
  owned = ['K@e2']
  const confirmed = snapshot([], { order: 'hidden' }, { turn: null, confirmed: { white: true, black: false } })
  const elsewhere = await table(confirmed, 'white')
  expect(elsewhere.draft).toEqual([{ role: 'king', square: 'e2' }])
  expect([elsewhere.waiting, elsewhere.myTurn]).toEqual([true, false])
})

test('whoever watches does nothing, and says nothing of a draft', async () => {
  const game = await table(snapshot([], { order: 'hidden' }, { turn: null }), null)
  expect([game.myTurn, game.playable, game.side]).toEqual([false, false, null])
  game.act({ kind: 'resign' })
  expect(sent).toEqual([])
  expect(kept.size).toBe(0)
})

test('a rematch begins for those who saw it offered, not for whoever comes back later', async () => {
  const game = await table(snapshot(played), 'white')
  const began = () => news.flatMap((one) => (one.kind === 'rematch' ? [one.begins] : []))
  game.hear({ kind: 'rematch', offer: 'black', game: null })
  game.hear({ kind: 'rematch', offer: 'black', game: 'next' })
  game.hear({ kind: 'rematch', offer: 'black', game: 'next' })
  expect(began()).toEqual([false, true, false])
  news = []
  const again = await table(snapshot(played), 'white')
  again.hear({ kind: 'rematch', offer: 'black', game: 'next' })
  expect(began()).toEqual([false])
  expect(again.rematch.game).toBe('next')
})

test('a claim that is open to both is offered on the other side’s turn as well', async () => {
  const game = await table(snapshot([...played, 'a1b1']), 'white')
  expect([game.myTurn, [...game.claims]]).toEqual([false, ['count']])
  await game.claim('count')
  expect(sent.at(-1)?.action).toEqual({ kind: 'claim', claim: 'count' })
})

test('a move that is to be confirmed stands on the board and is sent only then', async () => {
  confirms = true
  const game = await table(snapshot(played), 'white')
  await game.move([move('c1d1')])
  await settled()
  expect([game.now?.history.length, game.myTurn, game.playable, game.sending]).toEqual([5, false, false, false])
  expect([sent, [...game.claims]]).toEqual([[], []])
  // Neither a second move nor a plan comes in between.
  await game.move([move('a1b1')])
  await game.refuse({ kind: 'move', from: 'c1', to: 'd1' })
  expect([game.proposed?.uci, game.plan.length]).toEqual(['c1d1', 0])

  await game.answer(false)
  await settled()
  expect([game.now?.history.length, game.myTurn, game.proposed, sent]).toEqual([4, true, null, []])

  await game.move([move('a1b1')])
  await settled()
  told = []
  await game.answer(true)
  await settled()
  expect(sent.map(({ action }) => action)).toEqual([{ kind: 'play', uci: 'a1b1' }])
  // It was told when it was made.
  expect([game.now?.history.length, game.sending, game.proposed, told]).toEqual([5, true, null, []])
  await game.answer(true)
  expect(sent).toHaveLength(1)
})

test('a move that waits for its confirmation goes with the position it was meant for, and with nothing less', async () => {
  confirms = true
  const game = await table(snapshot(played), 'white')
  await game.move([move('c1d1')])
  await settled()
  game.hear(update(played, 4, { kind: 'draw-offered', by: 'black' }, { seq: 5, drawOffer: 'black' }))
  await settled()
  expect([game.proposed?.uci, game.now?.history.length]).toEqual(['c1d1', 5])
  game.hear(update(played.slice(0, 3), 3, { kind: 'took-back' }, { seq: 6, turn: 'black' }))
  await settled()
  expect([game.proposed, game.now?.history.length, sent]).toEqual([null, 3, []])

  const ends = await table(snapshot(played), 'white')
  await ends.move([move('c1d1')])
  const result = { winner: 'white', reason: 'resignation' } as const
  ends.hear(update(played, 4, { kind: 'resigned', by: 'black' }, { seq: 5, turn: null, result }))
  await settled()
  expect([ends.proposed, ends.now?.history.length, ends.over, sent.filter(({ kind }) => kind === 'act')]).toEqual([null, 4, true, []])
})

test('a game with a clock asks for no confirmation, and neither does a plan', async () => {
  confirms = true
  const clock = { kind: 'clock', initial: 60, increment: 0, deployment: 60 } as const
  const fast = await table(snapshot(played, { time: clock }), 'white')
  await fast.move([move('c1d1')])
  expect(sent).toHaveLength(1)
  sent = []
  const game = await table(snapshot(played), 'black')
  await game.refuse({ kind: 'move', from: 'c1', to: 'd1' })
  game.hear(update([...played, 'a1b1'], 4, { kind: 'played', by: 'white' }))
  await settled()
  expect(sent.at(-1)).toMatchObject({ ply: 5, action: { uci: 'c1d1' } })
})
