import type { Unit } from '../../unit'

export default {
  steps: [
    {
      do: 'read',
      scene: {
        fen: '4k2r/8/8/8/8/8/8/4K1R1[] w',
        moves: ['g1g2', 'h8h7', 'g2g1', 'h7h8', 'g1g2', 'h8h7', 'g2g1', 'h7h8'],
      },
      claims: [
        { may: 'threefold', open: true },
        {
          may: 'threefold',
          open: false,
          scene: { fen: '4k2r/8/8/8/8/8/8/4K1R1[] w', moves: ['g1g2', 'h8h7', 'g2g1', 'h7h8'] },
        },
        {
          may: 'threefold',
          open: false,
          scene: {
            ruleset: 'federation',
            fen: '4k2r/8/8/8/8/8/8/4K1R1[] w',
            moves: ['g1g2', 'h8h7', 'g2g1', 'h7h8', 'g1g2', 'h8h7', 'g2g1', 'h7h8'],
          },
        },
        {
          may: 'fifty-move',
          open: true,
          scene: { fen: '1k6/8/8/8/8/8/P7/K6R[] w - - 99 60', moves: ['h1g1'] },
        },
        {
          may: 'fifty-move',
          open: false,
          scene: { fen: '1k6/8/8/8/8/8/P7/K6R[] w - - 99 60', moves: ['a2a3'] },
        },
      ],
    },
    {
      do: 'choose',
      answer: 0,
      scene: { fen: '1k6/8/8/8/8/8/P7/K6R[] w - - 99 60' },
      claims: [
        { may: 'fifty-move', open: false },
        {
          may: 'fifty-move',
          open: false,
          scene: { fen: '1k6/8/8/8/8/8/P7/K6R[] w - - 99 60', moves: ['a2a3'] },
        },
        {
          may: 'fifty-move',
          open: true,
          scene: { fen: '1k6/8/8/8/8/8/P7/K6R[] w - - 99 60', moves: ['h1g1'] },
        },
      ],
    },
  ],
} satisfies Unit
