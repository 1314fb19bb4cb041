import type { Unit } from '../../unit'

export default {
  steps: [
    {
      do: 'read',
      scene: { fen: '4k3/8/8/3pP3/8/8/8/4K3[] w' },
      beside: { fen: '4k3/3p4/8/4P3/8/8/8/4K3[] b', moves: ['d7d6'] },
      claims: [
        { unlawful: 'e5d6', because: 'pawn-needs-capture' },
        { unlawful: 'e5d5', because: 'not-its-move' },
        { lawful: 'e5d6', scene: { fen: '4k3/3p4/8/4P3/8/8/8/4K3[] b', moves: ['d7d6'] } },
      ],
    },
  ],
} satisfies Unit
