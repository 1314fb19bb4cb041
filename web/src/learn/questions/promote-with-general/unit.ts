import type { Unit } from '../../unit'

export default {
  steps: [
    {
      do: 'read',
      scene: { fen: '6k1/8/8/4P3/8/8/3F2P1/4K3[] w' },
      beside: { fen: '6k1/8/8/4P3/8/8/6P1/4K3[] w' },
      claims: [
        { unlawful: 'e5e5f', because: 'general-present', rule: 'C32' },
        { lawful: 'e5e5f', scene: { fen: '6k1/8/8/4P3/8/8/6P1/4K3[] w' } },
        { lawful: 'e5e5f', scene: { fen: '5fk1/8/8/4P3/8/8/6P1/4K3[] w' } },
      ],
    },
    {
      do: 'move',
      scene: { fen: '6k1/8/8/4P3/8/8/6P1/4K3[] w' },
      goal: { any: ['e5e5f'] },
      claims: [{ lawful: 'e5e6' }],
    },
  ],
} satisfies Unit
