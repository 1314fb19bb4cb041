import type { Unit } from '../../unit'

export default {
  steps: [
    {
      do: 'read',
      scene: { ruleset: 'modern', fen: '8/8/8/8/3k4/2n5/8/1N1NK3[] w', moves: ['b1c3'] },
      claims: [
        { count: { limit: 64, used: 0 } },
        {
          count: null,
          scene: { ruleset: 'federation', fen: '8/8/8/8/3k4/2n5/8/1N1NK3[] w', moves: ['b1c3'] },
        },
        {
          count: { limit: 16, used: 0 },
          scene: { ruleset: 'modern', fen: '8/8/8/3k4/3n4/8/8/R2RK3[] w', moves: ['d1d4'] },
        },
      ],
    },
  ],
} satisfies Unit
