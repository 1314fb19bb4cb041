import type { Unit } from '../../unit'

export default {
  steps: [
    {
      do: 'squares',
      scene: { fen: '4k3/4p3/8/8/3F4/8/4P3/4K3[] w' },
      answer: { destinations: 'd4' },
      claims: [{ lawful: 'd4e5' }, { unlawful: 'd4d5', because: 'not-its-move' }],
    },
  ],
} satisfies Unit
