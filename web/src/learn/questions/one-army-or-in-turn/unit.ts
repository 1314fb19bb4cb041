import type { Unit } from '../../unit'

export default {
  steps: [
    {
      do: 'read',
      scene: { moves: ['K@e2'] },
      beside: { ruleset: 'modern', moves: ['K@e2'] },
      claims: [{ lawful: 'R@a1' }, { lawful: 'K@e7', scene: { ruleset: 'modern', moves: ['K@e2'] } }],
    },
  ],
} satisfies Unit
