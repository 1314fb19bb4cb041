import type { Unit } from '../../unit'

const army = ['K@g2', 'F@f2', 'S@e3', 'S@f3', 'N@d2', 'N@c2', 'R@d1', 'R@e1'] as const

export default {
  steps: [
    {
      do: 'squares',
      answer: { placements: 'rook' },
      scene: {},
      claims: [
        { unlawful: 'R@e2', because: 'rook-back-rank-only' },
        { unlawful: 'K@e1', because: 'back-rank-for-rooks' },
        { unlawful: 'N@e5', because: 'outside-zone' },
        { lawful: 'N@d4' },
        { unlawful: 'K@d4', because: 'placed-into-check', rule: 'C6' },
      ],
    },
    {
      do: 'arrange',
      scene: { color: 'white' },
      claims: [{ unlawful: 'e4d5', because: 'must-place-first' }],
    },
    {
      do: 'squares',
      answer: { placements: 'rook' },
      scene: { moves: army, color: 'black', marks: ['g2'] },
      beside: { moves: [...army, 'N@g7'], color: 'black', marks: ['g2', 'g7'] },
      claims: [
        { unlawful: 'R@g8', because: 'rook-faces-king', rule: 'C7' },
        { lawful: 'R@g8', scene: { moves: [...army, 'N@g7'] } },
      ],
    },
    {
      do: 'arrange',
      scene: { moves: army, color: 'black', marks: ['g2'] },
      claims: [{ unlawful: 'e4d5', because: 'not-your-piece' }],
    },
  ],
} satisfies Unit
