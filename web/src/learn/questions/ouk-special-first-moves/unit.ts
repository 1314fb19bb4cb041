import type { Unit } from '../../unit'

export default {
  steps: [
    {
      do: 'read',
      scene: { fen: '4k3/4p3/8/8/8/8/4P3/3FK3[] w' },
      claims: [
        { unlawful: 'e1g2', because: 'not-its-move' },
        { unlawful: 'e1c2', because: 'not-its-move' },
        { unlawful: 'd1d3', because: 'not-its-move' },
        { lawful: 'd1c2' },
        { lawful: 'e1f1' },
      ],
    },
  ],
} satisfies Unit
