import type { Unit } from '../../unit'

const army = ['K@d2', 'F@e2', 'S@c2', 'S@e3', 'N@f3', 'N@b2', 'R@a1', 'R@h1'] as const

export default {
  steps: [
    {
      do: 'choose',
      answer: 1,
      scene: { moves: [...army, 'N@d7'], marks: ['d7', 'd8'] },
      beside: { moves: [...army, 'N@d7', 'S@d6'], marks: ['d6', 'd7', 'd8'] },
      claims: [
        { unlawful: 'R@d8', because: 'rook-faces-king', rule: 'C7', scene: { moves: army } },
        { lawful: 'R@d8' },
        { lawful: 'R@d8', scene: { moves: [...army, 'N@d7', 'S@d6'] } },
      ],
    },
    {
      do: 'arrange',
      scene: { moves: army, marks: ['d8'] },
      claims: [{ unlawful: 'R@d8', because: 'rook-faces-king', rule: 'C7' }],
    },
  ],
} satisfies Unit
