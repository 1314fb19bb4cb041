import type { Unit } from '../../unit'

export default {
  steps: [
    {
      do: 'read',
      scene: { fen: '4k3/p6p/8/8/3F4/8/P6P/4K3[] w - - 0 1', marks: ['c3', 'e3', 'c5', 'e5'] },
      beside: { fen: '4k3/p6p/8/8/3S4/8/P6P/4K3[] w - - 0 1', marks: ['c3', 'e3', 'c5', 'd5', 'e5'] },
      claims: [
        { lawful: 'd4e5' },
        { unlawful: 'd4d5', because: 'not-its-move' },
        { unlawful: 'd4e4', because: 'not-its-move' },
        { unlawful: 'd4f6', because: 'not-its-move' },
      ],
    },
    {
      do: 'squares',
      scene: { fen: '4k3/p6p/8/2p1p3/3F4/4P3/P6P/4K3[] w - - 0 1' },
      answer: { destinations: 'd4' },
    },
    {
      do: 'move',
      scene: { fen: '4k3/p6p/8/2r1n3/8/4F3/P6P/4K3[] w - - 0 1' },
      goal: { to: ['d4'], role: 'general' },
      then: [{ reply: 'c5c2', goal: { any: ['d4e5'] } }],
    },
    {
      do: 'choose',
      scene: { fen: '4k3/p6p/8/3n4/3F4/8/P6P/4K3[] w - - 0 1' },
      answer: 2,
      claims: [
        { unlawful: 'd4d5', because: 'not-its-move' },
        { lawful: 'd4c5' },
      ],
    },
    {
      do: 'choose',
      scene: { fen: '4k3/7p/8/4P3/8/1F6/8/4K3[] w - - 0 1' },
      answer: 1,
      claims: [{ unlawful: 'e5e5f', because: 'general-present' }],
    },
  ],
} satisfies Unit
