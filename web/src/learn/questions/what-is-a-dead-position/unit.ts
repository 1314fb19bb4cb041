import type { Unit } from '../../unit'

export default {
  steps: [
    {
      do: 'read',
      scene: { fen: '8/8/4k3/8/8/3NK3/8/8[] w' },
      beside: { fen: '8/8/4k3/8/8/3SK3/8/8[] w' },
      claims: [
        { outcome: 'dead-position', winner: null },
        { outcome: null, scene: { fen: '8/8/4k3/8/8/3SK3/8/8[] w' } },
        { outcome: 'dead-position', winner: null, scene: { fen: '8/8/4k3/8/8/3PK3/8/8[] w' } },
        { outcome: 'checkmate', winner: 'white', scene: { fen: 'k7/1S6/1K6/8/8/8/8/8[] b' } },
      ],
    },
    {
      do: 'choose',
      answer: 2,
      scene: { fen: '8/8/4k3/8/8/3FK3/8/8[] w' },
      claims: [
        { outcome: 'dead-position', winner: null },
        { outcome: null, scene: { fen: '8/8/4k3/8/8/3RK3/8/8[] w' } },
        { outcome: null, scene: { fen: '8/8/4k3/8/8/2NNK3/8/8[] w' } },
      ],
    },
  ],
} satisfies Unit
