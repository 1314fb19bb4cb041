import type { Unit } from '../../unit'

const steps = '4k3/3n4/8/3P1p2/7P/5K2/8/8[] w - - 0 1'
const check = '8/8/8/4P3/3k3P/8/8/4K3[] w - - 0 1'
const last = '4k3/8/8/8/2P5/8/4K3/R7[] w - - 0 1'

export default {
  steps: [
    {
      do: 'squares',
      answer: { list: ['c4', 'd5'] },
      scene: { ruleset: 'federation', fen: steps },
      beside: { fen: steps },
      claims: [
        { lawful: 'd5c4f' },
        { lawful: 'd5d5f' },
        { unlawful: 'd5c6f', because: 'promotion-attacks', rule: 'C11' },
        { unlawful: 'd5e6f', because: 'promotion-attacks', rule: 'C11' },
        { unlawful: 'd5e4f', because: 'promotion-attacks', rule: 'C11' },
        { lawful: 'd5d5f', scene: { fen: steps } },
        { unlawful: 'd5c4f', because: 'promotion-in-place-only', scene: { fen: steps } },
      ],
    },
    {
      do: 'move',
      goal: { does: 'promote' },
      scene: { ruleset: 'federation', fen: check },
      beside: { fen: check },
      claims: [
        { unlawful: 'e5e5f', because: 'promotion-attacks', rule: 'C11' },
        { lawful: 'e5e5f', scene: { fen: check } },
        { check: true, scene: { fen: check, moves: ['e5e5f'] } },
      ],
    },
    {
      do: 'squares',
      answer: { promotions: true },
      scene: { ruleset: 'modern', fen: last },
      beside: { fen: last },
      claims: [
        { lawful: 'c4c4f' },
        { unlawful: 'c4c4f', because: 'not-on-promotion-square', scene: { fen: last } },
      ],
    },
  ],
} satisfies Unit
