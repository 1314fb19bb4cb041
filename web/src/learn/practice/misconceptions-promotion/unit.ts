import type { Unit } from '../../unit'

const last = { fen: 'k7/6P1/8/8/7P/8/4K3/8[] w - - 0 1', moves: ['g7g8', 'a8b8'] }
const corner = { fen: '1k5P/8/8/8/6P1/8/4K3/8[] w - - 0 1' }
const arriving = { fen: '2k5/8/8/8/4P2P/8/4K3/8[] w - - 0 1' }
const two = { fen: '4k3/8/5P2/8/7P/3F4/4K3/8[] w - - 0 1' }

export default {
  steps: [
    {
      do: 'choose',
      answer: 3,
      scene: { ...last, marks: ['g8'] },
      beside: { ...corner, marks: ['h8'] },
      claims: [
        { unlawful: 'g8g8f', because: 'promotion-passed', rule: 'C13' },
        { lawful: 'h8h8f', scene: corner },
        { lawful: 'g7g7f', scene: { fen: last.fen } },
      ],
    },
    {
      do: 'move',
      goal: { any: ['e4e5'] },
      then: [{ reply: 'c8d7', goal: { any: ['e5e5f'] } }],
      scene: arriving,
      claims: [{ unlawful: 'e4e4f', because: 'not-on-promotion-square' }],
    },
    {
      do: 'choose',
      answer: 1,
      scene: { ...two, marks: ['f6', 'd3'] },
      claims: [{ unlawful: 'f6f6f', because: 'general-present', rule: 'C32' }, { lawful: 'f6f7' }],
    },
  ],
} satisfies Unit
