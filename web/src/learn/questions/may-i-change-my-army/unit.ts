import type { Unit } from '../../unit'

export default {
  steps: [
    {
      do: 'read',
      scene: { moves: ['K@e2', 'F@f2'] },
      claims: [
        { lawful: 'S@d2' },
        {
          unlawful: 'e2f2',
          because: 'must-place-first',
          rule: 'C29',
          scene: { ruleset: 'modern', moves: ['K@e2', 'K@e7'] },
        },
      ],
    },
  ],
} satisfies Unit
