import type { Unit } from '../../unit'

export default {
  steps: [
    {
      do: 'read',
      scene: { fen: '4k3/p6p/8/8/3S4/8/P6P/4K3[] w - - 0 1', marks: ['c3', 'e3', 'c5', 'd5', 'e5'] },
      claims: [
        { lawful: 'd4d5' },
        { lawful: 'd4c3' },
        { unlawful: 'd4d3', because: 'not-its-move' },
        { unlawful: 'd4c4', because: 'not-its-move' },
        { unlawful: 'd4e4', because: 'not-its-move' },
      ],
    },
    {
      do: 'squares',
      scene: { fen: '4k3/p6p/8/3s4/8/8/P6P/4K3[] b - - 0 1', color: 'black' },
      answer: { destinations: 'd5' },
      claims: [{ lawful: 'd5d4' }, { unlawful: 'd5d6', because: 'not-its-move' }],
    },
    {
      do: 'squares',
      scene: { fen: '4k3/p7/8/4p3/2pS4/3P4/P7/4K3[] w - - 0 1' },
      answer: { destinations: 'd4' },
      claims: [
        { unlawful: 'd4c4', because: 'not-its-move' },
        { unlawful: 'd4d3', because: 'own-piece-there' },
      ],
    },
    {
      do: 'choose',
      scene: { fen: '4k3/p7/8/4N3/3S4/8/P7/4K3[] w - - 0 1' },
      answer: 2,
      claims: [
        { unlawful: 'd4f6', because: 'not-its-move' },
        { unlawful: 'd4e5', because: 'own-piece-there' },
        { lawful: 'd4d5' },
      ],
    },
    {
      do: 'move',
      scene: { fen: '4k3/8/p7/2p1n3/3S4/8/P7/4K3[] w - - 0 1' },
      goal: { any: ['d4e5'] },
    },
    {
      do: 'choose',
      scene: { fen: '4k3/p7/8/3S4/8/8/P7/4K3[] w - - 0 1' },
      answer: 2,
      claims: [
        { unlawful: 'd5d4', because: 'not-its-move' },
        { lawful: 'd5d6' },
        { scene: { fen: '4k3/p7/3S4/8/8/8/P7/4K3[] w - - 0 1' }, lawful: 'd6c5' },
        { scene: { fen: '4k3/p7/8/2S5/8/8/P7/4K3[] w - - 0 1' }, lawful: 'c5d4' },
      ],
    },
  ],
} satisfies Unit
