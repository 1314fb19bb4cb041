import type { Unit } from '../../unit'

export default {
  steps: [
    {
      do: 'squares',
      answer: { destinations: 'e4' },
      scene: { fen: '6k1/8/3s2f1/8/4K3/8/8/8[] w - - 0 1' },
      beside: { fen: '6k1/8/8/3s1f2/4K3/8/8/8[] w - - 0 1' },
      claims: [
        { check: false },
        { unlawful: 'e4d5', because: 'king-into-check' },
        { unlawful: 'e4e5', because: 'king-into-check' },
        { unlawful: 'e4f5', because: 'king-into-check' },
        { check: true, scene: { fen: '6k1/8/8/3s1f2/4K3/8/8/8[] w - - 0 1' } },
      ],
    },
  ],
} satisfies Unit
