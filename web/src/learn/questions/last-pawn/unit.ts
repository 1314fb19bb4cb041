import type { Unit } from '../../unit'

export default {
  steps: [
    {
      do: 'read',
      scene: { ruleset: 'modern', fen: '6k1/8/6p1/8/4P3/8/8/4K3[] w' },
      beside: { fen: '6k1/8/6p1/8/4P3/8/8/4K3[] w' },
      claims: [
        { lawful: 'e4e4f' },
        { lawful: 'e4d5f' },
        { unlawful: 'e4f5f', because: 'promotion-attacks', rule: 'C11' },
        {
          unlawful: 'e4e4f',
          because: 'not-on-promotion-square',
          scene: { fen: '6k1/8/6p1/8/4P3/8/8/4K3[] w' },
        },
        { lawful: 'e4e4f', scene: { ruleset: 'federation', fen: '6k1/8/6p1/8/4P3/8/8/4K3[] w' } },
      ],
    },
  ],
} satisfies Unit
