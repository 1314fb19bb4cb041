import type { Unit } from '../../unit'

export default {
  steps: [
    {
      do: 'read',
      scene: { ruleset: 'modern', fen: '6k1/8/5p2/4P3/8/8/6P1/4K3[] w' },
      claims: [
        { unlawful: 'e5f6f', because: 'promotion-cannot-capture' },
        { unlawful: 'e5e5f', because: 'promotion-attacks', rule: 'C11' },
        { lawful: 'e5d6f' },
        { lawful: 'e5f6' },
        {
          unlawful: 'e5f6f',
          because: 'promotion-in-place-only',
          rule: 'C9',
          scene: { fen: '6k1/8/5p2/4P3/8/8/6P1/4K3[] w' },
        },
        { lawful: 'e5e5f', scene: { fen: '6k1/8/5p2/4P3/8/8/6P1/4K3[] w' } },
      ],
    },
  ],
} satisfies Unit
