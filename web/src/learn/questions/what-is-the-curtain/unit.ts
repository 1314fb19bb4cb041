import type { Unit } from '../../unit'

export default {
  steps: [
    {
      do: 'read',
      scene: { ruleset: 'tournament', order: 'hidden', color: 'white', marks: ['a4', 'b4', 'c4', 'd4'] },
      claims: [
        { unlawful: 'N@a4', because: 'outside-zone', rule: 'C5' },
        { lawful: 'K@e1' },
        { lawful: 'N@a4', scene: { ruleset: 'tournament' } },
      ],
    },
  ],
} satisfies Unit
