import type { Unit } from '../../unit'

export default {
  steps: [
    {
      do: 'read',
      scene: { fen: '6k1/8/8/4P3/8/8/6P1/4K3[] w', moves: ['e1d1', 'g8f8'] },
      beside: { fen: '6k1/8/8/4P3/8/8/6P1/4K3[] w', moves: ['e5e6', 'g8f8'] },
      claims: [
        { lawful: 'e5e5f' },
        {
          unlawful: 'e6e6f',
          because: 'promotion-passed',
          rule: 'C13',
          scene: { fen: '6k1/8/8/4P3/8/8/6P1/4K3[] w', moves: ['e5e6', 'g8f8'] },
        },
        { lawful: 'c6c6f', scene: { fen: '6k1/8/2p5/3P4/8/8/6P1/4K3[] w', moves: ['d5c6', 'g8f8'] } },
      ],
    },
    {
      do: 'choose',
      answer: 2,
      scene: { fen: '6k1/8/2p5/3P4/8/8/6P1/4K3[] w' },
      claims: [
        { lawful: 'd5d5f' },
        { lawful: 'd5c6' },
        { lawful: 'd5d6' },
        {
          unlawful: 'd6d6f',
          because: 'promotion-passed',
          rule: 'C13',
          scene: { fen: '6k1/8/2p5/3P4/8/8/6P1/4K3[] w', moves: ['d5d6', 'g8f8'] },
        },
        { lawful: 'c6c6f', scene: { fen: '6k1/8/2p5/3P4/8/8/6P1/4K3[] w', moves: ['d5c6', 'g8f8'] } },
      ],
    },
  ],
} satisfies Unit
