import type { Unit } from '../../unit'

export default {
  steps: [
    {
      do: 'read',
      scene: { fen: '4k3/8/8/8/2PPP3/3S4/8/4K3[] w' },
      beside: { fen: '4k3/8/8/8/2ppp3/3S4/8/4K3[] w' },
      claims: [
        { unlawful: 'd3d5', because: 'not-its-move' },
        { unlawful: 'd3d4', because: 'own-piece-there' },
        { lawful: 'd3c2' },
        { lawful: 'd3d4', scene: { fen: '4k3/8/8/8/2ppp3/3S4/8/4K3[] w' } },
      ],
    },
    { do: 'squares', scene: { fen: '4k3/8/8/8/2PPP3/3S4/8/4K3[] w' }, answer: { destinations: 'd3' } },
  ],
} satisfies Unit
