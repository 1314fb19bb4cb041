import type { Unit } from '../../unit'

export default {
  steps: [
    {
      do: 'read',
      scene: { fen: '6k1/8/8/8/4P3/8/P7/4K3[] w', marks: ['e5'] },
      beside: { fen: '6k1/8/8/8/4P3/8/P7/4K3[] w', moves: ['e4e5', 'g8f8'] },
      claims: [
        { unlawful: 'e4e5f', because: 'not-on-promotion-square' },
        { lawful: 'e4e5' },
        { lawful: 'e5e5f', scene: { fen: '6k1/8/8/8/4P3/8/P7/4K3[] w', moves: ['e4e5', 'g8f8'] } },
      ],
    },
    {
      do: 'move',
      scene: { fen: '5k2/8/8/8/4P3/8/P7/4K3[] w' },
      goal: { to: ['e5'], role: 'pawn' },
      then: [{ reply: 'f8f7', goal: { does: 'promote' } }],
    },
  ],
} satisfies Unit
