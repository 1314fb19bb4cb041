import type { Unit } from '../../unit'

const march = { fen: '4k3/8/8/5P2/7P/8/4K3/8[] w - - 0 1' }

export default {
  steps: [
    {
      do: 'squares',
      answer: { promotions: true },
      scene: { fen: '4k3/8/8/8/2p1p3/3p1p2/1p5p/3K4[] b - - 0 1' },
      claims: [
        { unlawful: 'd3d3f', because: 'promotion-passed', rule: 'C13' },
        { unlawful: 'c4c4f', because: 'not-on-promotion-square' },
        { unlawful: 'h2h2f', because: 'not-on-promotion-square' },
      ],
    },
    {
      do: 'choose',
      answer: 1,
      scene: { fen: '4k3/6P1/8/8/7P/5F2/4K3/8[] w - - 0 1', marks: ['g7'] },
      claims: [{ check: false }, { unlawful: 'g7g7f', because: 'general-present', rule: 'C32' }],
    },
    {
      do: 'move',
      goal: { any: ['f5f6'] },
      then: [{ reply: 'e8f7', goal: { does: 'promote' } }],
      scene: march,
      claims: [
        { unlawful: 'f5f5f', because: 'not-on-promotion-square' },
        { lawful: 'f6f6f', scene: { ...march, moves: ['f5f6', 'e8f7'] } },
      ],
    },
    {
      do: 'choose',
      answer: 2,
      scene: { fen: '6k1/8/8/4P3/7P/8/8/r3K3[] w - - 0 1', marks: ['e5'] },
      claims: [{ check: true }, { unlawful: 'e5e5f', because: 'leaves-check' }],
    },
  ],
} satisfies Unit
