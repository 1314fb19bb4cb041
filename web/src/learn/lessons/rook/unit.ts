import type { Unit } from '../../unit'

const open = '3k4/8/p2p2p1/8/P2R2p1/8/3P4/4K3[] w - - 0 1'

export default {
  steps: [
    {
      do: 'read',
      scene: { fen: open, marks: ['d3', 'b4', 'c4', 'e4', 'f4', 'g4', 'd5', 'd6'] },
      claims: [
        { lawful: 'd4d6' },
        { lawful: 'd4g4' },
        { unlawful: 'd4d8', because: 'path-blocked' },
        { unlawful: 'd4h4', because: 'path-blocked' },
        { unlawful: 'd4d2', because: 'own-piece-there' },
        { unlawful: 'd4e5', because: 'not-its-move' },
      ],
    },
    {
      do: 'squares',
      scene: { fen: '4k3/1p4p1/8/8/1R2n3/8/1P4P1/4K3[] w - - 0 1' },
      answer: { destinations: 'b4' },
    },
    {
      do: 'squares',
      scene: { fen: '4k3/1p4p1/8/8/1R2n3/8/1P4P1/4K3[] w - - 0 1' },
      answer: { shown: 'b4g4' },
      claims: [{ unlawful: 'b4g4', because: 'path-blocked' }],
    },
    {
      do: 'move',
      scene: { fen: '1k6/pp4n1/8/8/4P3/8/PP6/1K4R1[] w - - 0 1' },
      goal: { does: 'capture' },
      claims: [{ lawful: 'g1g7' }],
    },
    {
      do: 'move',
      scene: { fen: '6k1/5p2/2r5/8/2N2P2/2P5/8/4K3[] b - - 0 1' },
      goal: { does: 'capture' },
      claims: [{ lawful: 'c6c4' }, { unlawful: 'c6c3', because: 'path-blocked' }],
    },
  ],
} satisfies Unit
