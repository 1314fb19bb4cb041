import type { Unit } from '../../unit'

export default {
  steps: [
    {
      do: 'read',
      scene: { fen: '4k3/p7/8/8/8/8/P7/4K2R[] w' },
      claims: [
        { unlawful: 'e1g1', because: 'not-its-move' },
        { lawful: 'e1f1' },
        { unlawful: 'K@e1', because: 'back-rank-for-rooks', rule: 'C5', scene: {  } },
      ],
    },
  ],
} satisfies Unit
