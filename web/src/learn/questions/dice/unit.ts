import type { Unit } from '../../unit'

export default {
  steps: [
    {
      do: 'read',
      scene: { ruleset: 'dice', fen: '4k3/8/8/8/8/8/4P3/4K3[] w', moves: ['1,2,6'] },
      beside: { ruleset: 'dice', fen: '4k3/8/8/8/8/8/4P3/4K3[] w', moves: ['1,2,6', 'e2e3'] },
      claims: [
        { moves: 5 },
        { lawful: 'e2e3' },
        {
          unlawful: 'e2e3',
          because: 'throw-first',
          rule: 'C27',
          scene: { ruleset: 'dice', fen: '4k3/8/8/8/8/8/4P3/4K3[] w' },
        },
        {
          unlawful: 'e3e4',
          because: 'no-die',
          rule: 'C27',
          scene: { ruleset: 'dice', fen: '4k3/8/8/8/8/8/4P3/4K3[] w', moves: ['1,2,6', 'e2e3'] },
        },
      ],
    },
    {
      do: 'choose',
      answer: 2,
      scene: { ruleset: 'dice', fen: '4k3/8/8/8/8/8/4P3/4K3[] w', moves: ['1,2,6', 'e2e3'] },
    },
  ],
} satisfies Unit
