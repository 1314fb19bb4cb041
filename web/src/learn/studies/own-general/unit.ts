import type { Unit } from '../../unit'

const withGeneral = { fen: '3r2k1/8/8/4P3/7P/2F5/4K3/8[] w - - 0 1' }
const without = { fen: '3r2k1/8/8/4P3/7P/8/4K3/8[] w - - 0 1' }

export default {
  steps: [
    {
      do: 'choose',
      answer: 1,
      scene: { ...withGeneral, marks: ['e5'] },
      beside: { ...without, marks: ['e5'] },
      claims: [
        { check: false },
        { unlawful: 'e5e5f', because: 'general-present', rule: 'C32' },
        { lawful: 'e5e5f', scene: without },
      ],
    },
    {
      do: 'move',
      goal: { any: ['e5e5f'] },
      scene: without,
      claims: [{ lawful: 'e5e6' }, { outcome: null, scene: { ...without, moves: ['e5e5f'] } }],
    },
  ],
} satisfies Unit
