import type { Unit } from '../../unit'

export default {
  steps: [
    {
      do: 'read',
      scene: {  },
      claims: [
        { moves: 68 },
        { moves: 88, scene: { ruleset: 'modern' } },
        { moves: 56, scene: { ruleset: 'federation' } },
        { moves: 100, scene: { ruleset: 'tournament' } },
      ],
    },
    {
      do: 'choose',
      answer: 0,
      scene: { ruleset: 'modern', moves: ['K@e1'] },
      claims: [{ lawful: 'K@e8' }, { unlawful: 'K@e1', because: 'back-rank-for-rooks', rule: 'C5', scene: {  } }],
    },
  ],
} satisfies Unit
