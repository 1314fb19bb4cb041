import type { Unit } from '../../unit'

export default {
  steps: [
    {
      do: 'read',
      scene: { fen: '8/2k5/8/4P3/4P1N1/5K2/8/8[] w' },
      beside: { ruleset: 'modern', fen: '8/2k5/8/4P3/4P1N1/5K2/8/8[] w' },
      claims: [
        { lawful: 'e5e5f' },
        { unlawful: 'e5f6f', because: 'promotion-in-place-only', rule: 'C9' },
        { lawful: 'e5f6f', scene: { ruleset: 'modern', fen: '8/2k5/8/4P3/4P1N1/5K2/8/8[] w' } },
      ],
    },
  ],
} satisfies Unit
