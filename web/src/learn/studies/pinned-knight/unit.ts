import type { Unit } from '../../unit'

const pinned = { fen: '4r1k1/8/8/8/4N3/3P4/8/4K3[] w - - 0 1' }
const free = { fen: '4r1k1/8/8/8/4N3/3P4/8/3K4[] w - - 0 1' }

export default {
  steps: [
    {
      do: 'squares',
      answer: { shown: 'e4f6', mark: 'attacker' },
      scene: pinned,
      beside: free,
      claims: [
        { unlawful: 'e4f6', because: 'exposes-king' },
        { lawful: 'e4f6', scene: free },
        { check: true, scene: { ...free, moves: ['e4f6'] } },
      ],
    },
    {
      do: 'move',
      goal: { to: ['d1', 'd2', 'f1', 'f2'], role: 'king' },
      then: [{ reply: 'g8h8', goal: { any: ['e4f6'] } }],
      scene: pinned,
    },
  ],
} satisfies Unit
