import type { Unit } from '../../unit'

export default {
  steps: [
    {
      do: 'read',
      scene: { fen: 'k7/P7/Ks6/8/8/8/8/8[] w' },
      beside: { fen: 'kF6/p7/1p6/KP6/8/8/8/8[] w', moves: ['a5a6'] },
      claims: [
        { outcome: 'no-lawful-move', winner: null },
        { check: false },
        {
          outcome: 'no-lawful-move',
          winner: null,
          scene: { fen: 'kF6/p7/1p6/KP6/8/8/8/8[] w', moves: ['a5a6'] },
        },
        { lawful: 'a5a6', scene: { fen: 'kF6/p7/1p6/KP6/8/8/8/8[] w' } },
      ],
    },
    {
      do: 'choose',
      answer: 1,
      scene: { fen: 'k7/P7/Kr6/P7/8/8/8/8[] w' },
      claims: [{ check: true }, { outcome: 'no-lawful-move', winner: null }],
    },
  ],
} satisfies Unit
