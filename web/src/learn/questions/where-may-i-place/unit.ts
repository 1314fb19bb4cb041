import type { Unit } from '../../unit'

export default {
  steps: [
    {
      do: 'read',
      scene: { marks: ['a1', 'b1', 'c1', 'd1', 'e1', 'f1', 'g1', 'h1'] },
      claims: [
        { unlawful: 'K@e1', because: 'back-rank-for-rooks', rule: 'C5' },
        { unlawful: 'R@c2', because: 'rook-back-rank-only' },
        { unlawful: 'N@a3', because: 'square-taken' },
        { unlawful: 'K@d4', because: 'placed-into-check', rule: 'C6' },
        { moves: 88, scene: { ruleset: 'modern' } },
        { moves: 56, scene: { ruleset: 'federation' } },
        { lawful: 'K@e1', scene: { ruleset: 'tournament' } },
      ],
    },
    { do: 'squares', scene: {  }, answer: { placements: 'elephant' }, claims: [{ lawful: 'S@d4' }] },
  ],
} satisfies Unit
