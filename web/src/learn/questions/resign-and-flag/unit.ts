import type { Unit } from '../../unit'

export default {
  steps: [
    {
      do: 'read',
      scene: { fen: '8/8/4k1n1/8/8/4K3/8/3R4[] w' },
      claims: [
        { outcome: null },
        { outcome: 'dead-position', winner: null, scene: { fen: '8/8/4k1n1/8/8/4K3/8/8[] w' } },
      ],
    },
  ],
} satisfies Unit
