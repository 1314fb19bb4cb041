import type { Unit } from '../../unit'

export default {
  steps: [
    {
      do: 'read',
      scene: { fen: '8/8/8/4P3/3k4/8/6P1/4K3[] w' },
      beside: { ruleset: 'modern', fen: '8/8/8/4P3/3k4/8/6P1/4K3[] w' },
      claims: [
        { lawful: 'e5e5f' },
        {
          unlawful: 'e5e5f',
          because: 'promotion-attacks',
          rule: 'C11',
          scene: { ruleset: 'modern', fen: '8/8/8/4P3/3k4/8/6P1/4K3[] w' },
        },
        { lawful: 'e5d6f', scene: { ruleset: 'modern', fen: '8/8/8/4P3/3k4/8/6P1/4K3[] w' } },
        { check: true, scene: { fen: '8/8/8/4P3/3k4/8/6P1/4K3[] w', moves: ['e5e5f'] } },
      ],
    },
    {
      do: 'move',
      scene: { fen: '8/8/8/4P3/3k4/8/6P1/4K3[] w' },
      goal: { any: ['e5e5f'] },
      claims: [{ check: false }],
    },
  ],
} satisfies Unit
