import type { Unit } from '../../unit'

const exchange = { fen: '8/8/2k5/2n1P3/3F3P/8/4K3/8[] w - - 0 1' }
const gift = { fen: '8/8/2k5/4P3/3F3P/8/4K3/8[] w - - 0 1' }

export default {
  steps: [
    {
      do: 'move',
      goal: { any: ['d4c5'] },
      then: [{ reply: 'c6c5', goal: { any: ['e5e5f'] } }],
      scene: exchange,
      claims: [
        { unlawful: 'e5e5f', because: 'general-present', rule: 'C32' },
        { lawful: 'e5e5f', scene: { ...exchange, moves: ['d4c5', 'c6c5'] } },
      ],
    },
    {
      do: 'choose',
      answer: 2,
      scene: gift,
      beside: exchange,
      claims: [
        { lawful: 'd4c5' },
        { lawful: 'c6c5', scene: { ...gift, moves: ['d4c5'] } },
        { lawful: 'e5e5f', scene: { ...gift, moves: ['d4c5', 'c6c5'] } },
      ],
    },
  ],
} satisfies Unit
