import type { Unit } from '../../unit'

const withGeneral = { fen: '6k1/8/2P5/8/7P/6F1/4K3/8[] w - - 0 1', marks: ['c6'] }
const without = { fen: '6k1/8/2P5/8/7P/8/4K3/8[] w - - 0 1', marks: ['c6'] }
const theirs = { fen: '6k1/5f2/2P5/8/7P/8/4K3/8[] w - - 0 1', marks: ['c6'] }

export default {
  steps: [
    {
      do: 'choose',
      answer: 0,
      scene: withGeneral,
      beside: without,
      claims: [
        { unlawful: 'c6c6f', because: 'general-present', rule: 'C32' },
        { lawful: 'c6c6f', scene: without },
      ],
    },
    {
      do: 'choose',
      answer: 2,
      scene: withGeneral,
      beside: without,
      claims: [
        { unlawful: 'c6c6f', because: 'general-present', rule: 'C32' },
        { lawful: 'c6c6f', scene: without },
        { lawful: 'c6c6f', scene: theirs },
      ],
    },
    {
      do: 'move',
      goal: { does: 'promote' },
      then: [{ reply: 'g8f7', goal: { to: ['b5', 'b7', 'd5', 'd7'], role: 'general' } }],
      scene: without,
      claims: [{ lawful: 'c6c7' }],
    },
    {
      do: 'choose',
      answer: 1,
      scene: theirs,
      beside: without,
      claims: [{ lawful: 'c6c6f' }, { lawful: 'c6c6f', scene: without }],
    },
  ],
} satisfies Unit
