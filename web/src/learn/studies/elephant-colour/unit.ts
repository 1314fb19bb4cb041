import type { Unit } from '../../unit'

const elephant = { fen: '4k3/8/3n4/3S4/8/8/6K1/8[] w - - 0 1' }
const general = { fen: '4k3/8/3n4/3F4/8/8/6K1/8[] w - - 0 1' }

export default {
  steps: [
    {
      do: 'squares',
      answer: { list: ['d6'] },
      scene: elephant,
      claims: [
        { lawful: 'd5d6' },
        { lawful: 'd5c6' },
        { lawful: 'd5e6' },
        { lawful: 'd5c4' },
        { lawful: 'd5e4' },
      ],
    },
    {
      do: 'move',
      goal: { does: 'capture' },
      scene: elephant,
      beside: general,
      claims: [
        { lawful: 'd5d6' },
        { unlawful: 'd5d6', because: 'not-its-move', scene: general },
      ],
    },
  ],
} satisfies Unit
