import type { Unit } from '../../unit'

export default {
  steps: [
    {
      do: 'read',
      scene: { ruleset: 'modern', fen: '1k4PK/3r4/8/8/8/8/8/8[] w' },
      claims: [
        { may: 'promotions-only', open: true },
        { moves: 3 },
        {
          may: 'promotions-only',
          open: true,
          scene: { ruleset: 'federation', fen: '1k4PK/3r4/8/8/8/8/8/8[] w' },
        },
      ],
    },
  ],
} satisfies Unit
