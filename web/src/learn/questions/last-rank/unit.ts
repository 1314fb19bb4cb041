import type { Unit } from '../../unit'

export default {
  steps: [
    {
      do: 'read',
      scene: { fen: '3P4/8/6k1/8/8/8/4P3/4K3[] w' },
      beside: { fen: '7P/8/3k4/8/8/8/4P3/4K3[] w' },
      claims: [
        { unlawful: 'd8d8f', because: 'promotion-passed', rule: 'C13' },
        { lawful: 'h8h8f', scene: { fen: '7P/8/3k4/8/8/8/4P3/4K3[] w' } },
      ],
    },
    {
      do: 'squares',
      scene: { fen: 'P2P3P/1P6/5P2/8/6k1/8/8/4K3[] w' },
      answer: { promotions: true },
      claims: [{ unlawful: 'd8d8f', because: 'promotion-passed', rule: 'C13' }],
    },
  ],
} satisfies Unit
