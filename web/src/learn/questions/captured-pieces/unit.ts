import type { Unit } from '../../unit'

export default {
  steps: [
    {
      do: 'read',
      scene: { fen: 'r3k3/8/8/8/8/8/8/R3K3[] w', moves: ['a1a8', 'e8d7'] },
      claims: [{ unlawful: 'R@a1', because: 'not-in-hand' }, { lawful: 'a8a1' }],
    },
  ],
} satisfies Unit
