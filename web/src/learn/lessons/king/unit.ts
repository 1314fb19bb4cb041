import type { Unit } from '../../unit'

export default {
  steps: [
    {
      do: 'read',
      scene: { fen: '8/4k3/4p3/8/8/3P4/4K3/8[] w - - 0 1', marks: ['d1', 'e1', 'f1', 'd2', 'f2', 'e3', 'f3'] },
      claims: [{ lawful: 'e2f3' }, { lawful: 'e2d1' }, { unlawful: 'e2d3', because: 'own-piece-there' }],
    },
    {
      do: 'squares',
      scene: { fen: '8/8/4k3/p7/P7/8/7P/7K[] w - - 0 1' },
      answer: { destinations: 'h1' },
    },
    {
      do: 'squares',
      scene: { fen: '4r3/2k5/8/8/3K4/8/1P6/8[] w - - 0 1' },
      answer: { destinations: 'd4' },
      claims: [
        { unlawful: 'd4e4', because: 'king-into-check' },
        { check: false },
      ],
    },
    {
      do: 'move',
      scene: { fen: '6k1/8/8/4p3/3pK3/8/1P6/8[] w - - 0 1' },
      goal: { does: 'capture' },
      claims: [{ lawful: 'e4e5' }, { unlawful: 'e4d4', because: 'king-into-check' }],
    },
    {
      do: 'choose',
      scene: { fen: '8/8/2k5/8/2K5/7P/7p/8[] w - - 0 1' },
      answer: 1,
      claims: [
        { unlawful: 'c4c5', because: 'king-into-check' },
        { unlawful: 'c4b5', because: 'king-into-check' },
        { unlawful: 'c4d5', because: 'king-into-check' },
        { lawful: 'c4d4' },
      ],
    },
    {
      do: 'choose',
      scene: { fen: '4k3/pp6/8/8/8/8/PP6/4K2R[] w - - 0 1' },
      answer: 2,
      claims: [{ unlawful: 'e1g1', because: 'not-its-move' }, { lawful: 'e1f1' }],
    },
  ],
} satisfies Unit
