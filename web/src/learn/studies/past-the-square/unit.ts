import type { Unit } from '../../unit'

const choice = { fen: '4k3/8/2n5/3P4/7P/2F5/4K3/8[] w - - 0 1' }

export default {
  steps: [
    {
      do: 'squares',
      answer: { promotions: true },
      scene: { fen: '4k1PP/PP6/3P4/2P1P3/8/8/4K3/8[] w - - 0 1' },
      claims: [
        { unlawful: 'd6d6f', because: 'promotion-passed', rule: 'C13' },
        { unlawful: 'g8g8f', because: 'promotion-passed', rule: 'C13' },
        { unlawful: 'a7a7f', because: 'not-on-promotion-square' },
        { unlawful: 'c5c5f', because: 'not-on-promotion-square' },
        { lawful: 'h8h8f' },
      ],
    },
    {
      do: 'move',
      goal: { any: ['d5c6'] },
      scene: choice,
      beside: { ...choice, moves: ['d5d6'] },
      claims: [
        { lawful: 'd5d6' },
        { lawful: 'c6c6f', scene: { fen: '4k3/8/2P5/8/7P/8/4K3/8[] w - - 0 1' } },
        {
          unlawful: 'd6d6f',
          because: 'promotion-passed',
          rule: 'C13',
          scene: { fen: '4k3/8/3P4/8/7P/8/4K3/8[] w - - 0 1' },
        },
      ],
    },
  ],
} satisfies Unit
