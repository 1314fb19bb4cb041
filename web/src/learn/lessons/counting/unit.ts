import type { Unit } from '../../unit'

const rook = { fen: '8/8/8/3k4/3n4/8/8/3RK3[] w - - 0 1', moves: ['d1d4'], color: 'white' } as const
const elephant = { fen: '8/8/8/3k4/3n4/2S5/8/4K3[] w - - 0 1', moves: ['c3d4'], color: 'white' } as const
const knights = { fen: '8/8/8/3k4/3n4/1N6/8/4K2N[] w - - 0 1', moves: ['b3d4'], color: 'white' } as const
const pawn = { fen: '8/8/8/3k4/3n4/8/7P/3RK3[] w - - 0 1', moves: ['d1d4'], color: 'white' } as const
const traded = {
  fen: '8/8/8/3k4/3n4/2S5/8/R3K3[] w - - 0 1',
  moves: ['c3d4', 'd5d4', 'a1a4'],
  color: 'white',
} as const
const lastMove = 'k7/8/1K6/8/8/8/8/7R[] w - 32 31 17'
const over = { fen: 'k7/8/1K6/8/8/8/8/6R1[] b - 32 32 17', moves: ['a8b8'], color: 'white' } as const

export default {
  steps: [
    {
      do: 'read',
      scene: { ruleset: 'modern', ...rook },
      claims: [
        { count: { limit: 16, used: 0 } },
        { scene: { ruleset: 'federation', ...rook }, count: { limit: 16, used: 0 } },
        { scene: rook, count: null },
      ],
    },
    {
      do: 'choose',
      scene: { ruleset: 'modern', ...elephant },
      answer: 1,
      claims: [
        { count: { limit: 44, used: 0 } },
        { scene: { ruleset: 'modern', ...knights }, count: { limit: 64, used: 0 } },
      ],
    },
    { do: 'choose', scene: { ruleset: 'modern', ...pawn }, answer: 2, claims: [{ count: null }] },
    {
      do: 'choose',
      scene: { ruleset: 'modern', ...traded },
      answer: 0,
      claims: [{ count: { limit: 16, used: 1 } }],
    },
    {
      do: 'move',
      scene: { ruleset: 'modern', fen: lastMove },
      goal: { does: 'mate' },
      claims: [
        {
          scene: { ruleset: 'modern', fen: lastMove, moves: ['h1h8'] },
          outcome: 'checkmate',
          winner: 'white',
        },
      ],
    },
    {
      do: 'choose',
      scene: { ruleset: 'federation', ...over },
      answer: 1,
      claims: [
        { outcome: null },
        { may: 'count', open: true },
        { scene: { ruleset: 'modern', ...over }, outcome: 'counted-out', winner: null },
      ],
    },
    {
      do: 'choose',
      scene: { ruleset: 'federation', ...elephant },
      answer: 2,
      claims: [
        { count: null },
        { scene: { ruleset: 'federation', ...knights }, count: null },
        {
          scene: { ruleset: 'federation', fen: '8/8/8/3k4/3n4/1N6/8/3FK3[] w - - 0 1', moves: ['b3d4'] },
          count: { limit: 64, used: 0 },
        },
        {
          scene: { ruleset: 'federation', fen: '8/8/8/3k4/3n4/2S5/8/3FK3[] w - - 0 1', moves: ['c3d4'] },
          count: { limit: 44, used: 0 },
        },
      ],
    },
  ],
} satisfies Unit
