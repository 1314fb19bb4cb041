import type { Unit } from '../../unit'

export default {
  steps: [
    {
      do: 'read',
      scene: { fen: '4r1k1/8/8/3PP3/8/8/8/1K6[] w', moves: ['e5e5f', 'g8f8'] },
      beside: { fen: '4r1k1/8/8/3PP3/8/8/8/1K6[] w', moves: ['e5e5f', 'e8e5'] },
      claims: [
        { unlawful: 'd5d5f', because: 'general-present', rule: 'C32' },
        { lawful: 'd5d5f', scene: { fen: '4r1k1/8/8/3PP3/8/8/8/1K6[] w', moves: ['e5e5f', 'e8e5'] } },
      ],
    },
  ],
} satisfies Unit
