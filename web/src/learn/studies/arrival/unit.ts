import type { Unit } from '../../unit'

const walk = { fen: '4k3/8/8/8/3P3P/8/4K3/8[] w - - 0 1' }
const mating = { fen: '8/5KPs/7k/R7/8/8/8/8[] w - - 0 1' }
const racing = { fen: '6k1/8/6K1/4P3/8/8/8/1rR5[] w - - 0 1' }

export default {
  steps: [
    {
      do: 'ply',
      answer: 2,
      scene: { ...walk, moves: ['d4d5', 'e8d7', 'd5d5f'] },
      claims: [
        { unlawful: 'd4d4f', because: 'not-on-promotion-square', scene: walk },
        { lawful: 'd5d5f', scene: { ...walk, moves: ['d4d5', 'e8d7'] } },
      ],
    },
    {
      do: 'move',
      goal: { does: 'mate' },
      scene: mating,
      beside: racing,
      claims: [
        { outcome: 'checkmate', winner: 'white', scene: { ...mating, moves: ['g7g7f'] } },
        { outcome: null, scene: { ...racing, moves: ['e5e5f'] } },
      ],
    },
    {
      do: 'move',
      goal: { does: 'mate' },
      scene: racing,
      claims: [
        { lawful: 'e5e5f' },
        { lawful: 'b1c1', scene: { ...racing, moves: ['e5e5f'] } },
        { outcome: 'checkmate', winner: 'white', scene: { ...racing, moves: ['c1c8'] } },
      ],
    },
  ],
} satisfies Unit
