import type { Unit } from '../../unit'

export default {
  steps: [
    {
      do: 'read',
      scene: { marks: ['a8', 'b7', 'c6', 'd5', 'e5', 'f6', 'g7', 'h8'] },
      claims: [{ moves: 68 }],
    },
    {
      do: 'squares',
      scene: { fen: '8/1P5k/5P2/3P2P1/2P5/8/8/4K3[] w' },
      answer: { promotions: true },
      claims: [
        { lawful: 'b7b7f' },
        { lawful: 'd5d5f' },
        { lawful: 'f6f6f' },
        { unlawful: 'c4c4f', because: 'not-on-promotion-square' },
      ],
    },
  ],
} satisfies Unit
