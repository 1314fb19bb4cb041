import type { Unit } from '../../unit'

export default {
  steps: [
    {
      do: 'read',
      scene: {  },
      claims: [
        { unlawful: 'e4e5', because: 'must-place-first', rule: 'C29' },
        { unlawful: 'e4d5', because: 'must-place-first', rule: 'C29' },
        { lawful: 'R@a1' },
      ],
    },
    { do: 'squares', scene: {  }, answer: { placements: 'rook' } },
  ],
} satisfies Unit
