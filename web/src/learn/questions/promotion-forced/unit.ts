import type { Unit } from '../../unit'

export default {
  steps: [
    {
      do: 'read',
      scene: { fen: '6k1/8/8/4P3/8/8/6P1/4K3[] w' },
      beside: { fen: '8/8/4p3/4P3/8/1s6/8/K1k5[] w' },
      claims: [
        { moves: 8 },
        { lawful: 'e5e5f' },
        { lawful: 'e5e6' },
        { lawful: 'e1d1' },
        { moves: 1, scene: { fen: '8/8/4p3/4P3/8/1s6/8/K1k5[] w' } },
        { lawful: 'e5e5f', scene: { fen: '8/8/4p3/4P3/8/1s6/8/K1k5[] w' } },
      ],
    },
  ],
} satisfies Unit
