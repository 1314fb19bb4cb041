import type { Unit } from '../../unit'

const army = ['K@d2', 'F@e2', 'S@c2', 'S@e3', 'N@f3', 'N@b2', 'R@a1', 'R@h1'] as const
const screened = ['K@e2', 'S@e3', 'F@d2', 'S@c2', 'N@f3', 'N@b2', 'R@a1', 'R@h1'] as const

export default {
  steps: [
    {
      do: 'squares',
      answer: { placements: 'rook' },
      scene: { moves: army, marks: ['d2'] },
      beside: { moves: screened, marks: ['e2', 'e3'] },
      claims: [
        { unlawful: 'R@d8', because: 'rook-faces-king', rule: 'C7' },
        { lawful: 'R@e8' },
        { lawful: 'R@e8', scene: { moves: screened } },
      ],
    },
    {
      do: 'squares',
      answer: { list: ['d6', 'd7'] },
      scene: { moves: army, marks: ['d2', 'd8'] },
      beside: { moves: [...army, 'N@d7'], marks: ['d7', 'd8'] },
      claims: [
        { lawful: 'R@d8', scene: { moves: [...army, 'N@d7'] } },
        { lawful: 'R@d8', scene: { moves: [...army, 'S@d6'] } },
        { unlawful: 'R@d8', because: 'rook-faces-king', scene: { moves: [...army, 'N@c7'] } },
      ],
    },
  ],
} satisfies Unit
