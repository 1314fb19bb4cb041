import type { Unit } from '../../unit'

export default {
  steps: [
    {
      do: 'read',
      scene: { ruleset: 'modern', fen: '8/8/8/3k4/3n4/8/8/3RK3[] w', moves: ['d1d4'] },
      claims: [
        { count: { limit: 16, used: 0 } },
        { count: null, scene: { fen: '8/8/8/3k4/3n4/8/8/3RK3[] w', moves: ['d1d4'] } },
        {
          outcome: 'counted-out',
          winner: null,
          scene: { ruleset: 'modern', fen: 'k7/8/1K6/8/8/8/8/6R1[] b - 32 32 17', moves: ['a8b8'] },
        },
        {
          outcome: 'checkmate',
          winner: 'white',
          scene: { ruleset: 'modern', fen: 'k7/8/1K6/8/8/8/8/7R[] w - 32 31 17', moves: ['h1h8'] },
        },
      ],
    },
    {
      do: 'choose',
      answer: 1,
      scene: { ruleset: 'modern', fen: '8/8/8/3k4/3n4/2S5/8/4K3[] w', moves: ['c3d4'] },
      claims: [{ count: { limit: 44, used: 0 } }],
    },
  ],
} satisfies Unit
