import type { Unit } from '../../unit'

export default {
  steps: [
    {
      do: 'read',
      scene: { fen: '4k3/8/8/8/4r3/8/3P4/4K3[] w' },
      claims: [
        { check: true },
        { unlawful: 'd2d3', because: 'leaves-check' },
        { unlawful: 'e1e2', because: 'king-into-check' },
        { lawful: 'e1d1' },
        {
          outcome: 'king-captured',
          winner: 'white',
          scene: { ruleset: 'dice', fen: '4k3/8/8/8/8/8/8/4K2R[] w', moves: ['4,4,4', 'h1h8', 'h8e8'] },
        },
      ],
    },
    {
      do: 'squares',
      scene: { fen: '4k3/8/8/8/8/3n4/8/r3K3[] w' },
      answer: { checkers: true },
      claims: [{ check: true }],
    },
  ],
} satisfies Unit
