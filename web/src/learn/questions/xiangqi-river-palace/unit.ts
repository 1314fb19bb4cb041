import type { Unit } from '../../unit'

export default {
  steps: [
    {
      do: 'read',
      scene: { fen: '2k5/8/8/3SK3/8/8/4P3/8[] w' },
      claims: [
        { lawful: 'd5d6' },
        { lawful: 'e5f6' },
        { lawful: 'd5e6' },
        { unlawful: 'd5f7', because: 'not-its-move' },
      ],
    },
  ],
} satisfies Unit
