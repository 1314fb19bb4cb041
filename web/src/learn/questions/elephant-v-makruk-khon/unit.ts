import type { Unit } from '../../unit'

export default {
  steps: [
    {
      do: 'squares',
      scene: { fen: '4k3/8/8/8/3S4/8/8/4K3[] w' },
      answer: { destinations: 'd4' },
      claims: [
        { lawful: 'd4d5' },
        { unlawful: 'd4d3', because: 'not-its-move' },
        { lawful: 'd5d4', scene: { fen: '4k3/8/8/3s4/8/8/8/4K3[] b' } },
        { unlawful: 'd5d6', because: 'not-its-move', scene: { fen: '4k3/8/8/3s4/8/8/8/4K3[] b' } },
      ],
    },
  ],
} satisfies Unit
