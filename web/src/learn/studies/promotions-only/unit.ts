import type { Unit } from '../../unit'

const corner = 'KP4k1/4r3/8/8/8/8/8/8[] w - - 0 1'

export default {
  steps: [
    {
      do: 'choose',
      answer: 1,
      scene: { ruleset: 'modern', fen: corner },
      beside: { ruleset: 'modern', fen: 'KP4k1/8/4r3/8/8/8/8/8[] w - - 0 1' },
      claims: [
        { check: false },
        { lawful: 'b8b8f' },
        { unlawful: 'a8a7', because: 'king-into-check' },
        { may: 'promotions-only', open: true },
        { may: 'promotions-only', open: true, scene: { ruleset: 'federation', fen: corner } },
        {
          may: 'promotions-only',
          open: false,
          scene: { ruleset: 'modern', fen: 'KP4k1/8/4r3/8/8/8/8/8[] w - - 0 1' },
        },
        { outcome: 'stalemate', winner: null, scene: { fen: corner } },
      ],
    },
  ],
} satisfies Unit
