import type { Unit } from '../../unit'

const army = ['K@d2', 'F@e2', 'S@c2', 'S@e3', 'N@f3', 'N@b2', 'R@a1', 'R@h1'] as const

export default {
  steps: [
    {
      do: 'choose',
      answer: 2,
      scene: {},
      claims: [
        { unlawful: 'R@d2', because: 'rook-back-rank-only' },
        { unlawful: 'R@b4', because: 'rook-back-rank-only' },
        { lawful: 'R@a1' },
        { lawful: 'R@d2', scene: { ruleset: 'parlett' } },
      ],
    },
    {
      do: 'choose',
      answer: 1,
      scene: {},
      beside: { ruleset: 'tournament' },
      claims: [
        { unlawful: 'K@e1', because: 'back-rank-for-rooks' },
        { lawful: 'K@e2' },
        { lawful: 'K@e1', scene: { ruleset: 'tournament' } },
      ],
    },
    {
      do: 'choose',
      answer: 1,
      scene: { moves: army, marks: ['d2', 'd3', 'd5', 'd8'] },
      beside: { moves: [...army, 'S@d6'], marks: ['d6'] },
      claims: [
        { unlawful: 'R@d8', because: 'rook-faces-king', rule: 'C7' },
        { lawful: 'R@d8', scene: { moves: [...army, 'S@d6'] } },
      ],
    },
    {
      do: 'choose',
      answer: 0,
      scene: { moves: army.slice(0, 3) },
      claims: [
        { unlawful: 'e4d5', because: 'must-place-first' },
        { lawful: 'N@d4', scene: {} },
        { unlawful: 'K@d4', because: 'placed-into-check', rule: 'C6', scene: {} },
      ],
    },
  ],
} satisfies Unit
