import type { Unit } from '../../unit'

export default {
  steps: [
    {
      do: 'read',
      scene: { fen: '4r1k1/8/8/3P4/8/4F3/8/1K5R[] b' },
      beside: { fen: '4r1k1/8/8/3P4/8/4F3/8/1K5R[] b', moves: ['e8e3', 'd5d5f'] },
      claims: [
        { lawful: 'e8e3' },
        { lawful: 'd5d5f', scene: { fen: '4r1k1/8/8/3P4/8/4F3/8/1K5R[] b', moves: ['e8e3'] } },
      ],
    },
  ],
} satisfies Unit
