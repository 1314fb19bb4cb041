import type { Unit } from '../../unit'

export default {
  steps: [
    {
      do: 'squares',
      scene: { fen: '4k3/4p3/8/8/8/5F2/4P3/4K3[] w' },
      answer: { destinations: 'f3' },
      claims: [
        { unlawful: 'f3f5', because: 'not-its-move' },
        { unlawful: 'f3e2', because: 'own-piece-there' },
        { unlawful: 'f3h5', because: 'not-its-move' },
      ],
    },
  ],
} satisfies Unit
