import type { Unit } from '../../unit'

export default {
  steps: [
    {
      do: 'read',
      scene: {  },
      beside: { ruleset: 'parlett', moves: ['N@a3,b2'] },
      claims: [
        { unlawful: 'N@a3', because: 'square-taken' },
        { lawful: 'N@a3,b2', scene: { ruleset: 'parlett' } },
        {
          unlawful: 'N@a3,d4',
          because: 'displaced-outside-zone',
          rule: 'C17',
          scene: { ruleset: 'parlett' },
        },
        { lawful: 'N@a3,b2', scene: { ruleset: 'murray' } },
      ],
    },
  ],
} satisfies Unit
