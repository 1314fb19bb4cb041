import type { Unit } from '../../unit'

export default {
  steps: [
    {
      do: 'read',
      scene: { marks: ['a3', 'b3', 'c3', 'd3', 'a5', 'b5', 'c5', 'd5'] },
      claims: [
        { moves: 68 },
        { lawful: 'h3h4', scene: { fen: '4k3/p7/8/8/8/7P/8/4K3[] w' } },
        { unlawful: 'h3h5', because: 'not-its-move', scene: { fen: '4k3/p7/8/8/8/7P/8/4K3[] w' } },
      ],
    },
    { do: 'squares', scene: { fen: '4k3/8/8/8/3n1p2/4P3/8/4K3[] w' }, answer: { destinations: 'e3' } },
  ],
} satisfies Unit
