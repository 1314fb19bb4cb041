import type { Unit } from '../../unit'

export default {
  steps: [
    {
      do: 'read',
      scene: { fen: '6k1/8/P3P3/8/8/8/6P1/4K3[] w', marks: ['a8', 'b7', 'c6', 'd5', 'e5', 'f6', 'g7', 'h8'] },
      claims: [
        { unlawful: 'a6a6f', because: 'not-on-promotion-square' },
        { unlawful: 'e6e6f', because: 'promotion-passed', rule: 'C13' },
      ],
    },
    { do: 'squares', scene: { fen: '6k1/1P6/P1P1PP2/8/8/8/8/4K3[] w' }, answer: { promotions: true } },
  ],
} satisfies Unit
