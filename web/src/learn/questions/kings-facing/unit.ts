import type { Unit } from '../../unit'

export default {
  steps: [
    {
      do: 'read',
      scene: { fen: '4k3/8/8/8/4N3/8/P7/4K3[] w' },
      beside: { fen: '8/8/4k3/8/4K3/8/P6p/8[] w' },
      claims: [
        { lawful: 'e4c5' },
        { unlawful: 'e4e5', because: 'king-into-check', scene: { fen: '8/8/4k3/8/4K3/8/P6p/8[] w' } },
        { lawful: 'a2a3', scene: { fen: '8/8/4k3/8/4K3/8/P6p/8[] w' } },
      ],
    },
  ],
} satisfies Unit
