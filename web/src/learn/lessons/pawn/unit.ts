import type { Unit } from '../../unit'

const passing = { fen: '4k3/8/3p4/4P3/8/8/8/4K3[] b - - 0 1', moves: ['d6d5'], color: 'white' } as const

export default {
  steps: [
    {
      do: 'read',
      scene: { fen: '4k3/8/3p1p2/8/4P3/8/8/4K3[] w - - 0 1', marks: ['e5'] },
      beside: { fen: '4k3/8/3p1p2/3n1n2/4P3/8/8/4K3[] w - - 0 1', marks: ['d5', 'e5', 'f5'] },
      claims: [
        { lawful: 'e4e5' },
        { unlawful: 'e4d5', because: 'pawn-needs-capture' },
        { unlawful: 'e4e6', because: 'not-its-move' },
        { unlawful: 'e4e3', because: 'not-its-move' },
        { scene: { fen: '4k3/8/3p1p2/3n1n2/4P3/8/8/4K3[] w - - 0 1' }, lawful: 'e4d5' },
      ],
    },
    {
      do: 'squares',
      scene: { fen: '4k3/8/8/3ppp2/4P3/8/8/4K3[] w - - 0 1' },
      answer: { destinations: 'e4' },
      claims: [{ unlawful: 'e4e5', because: 'pawn-blocked' }],
    },
    {
      do: 'squares',
      scene: { fen: '4k3/2p5/8/8/1P6/8/8/4K3[] b - - 0 1', color: 'black' },
      answer: { destinations: 'c7' },
      claims: [{ unlawful: 'c7c5', because: 'not-its-move' }],
    },
    {
      do: 'squares',
      scene: { fen: '4k3/8/8/2p5/1PPP4/8/8/4K3[] b - - 0 1', color: 'black' },
      answer: { destinations: 'c5' },
      claims: [{ unlawful: 'c5c4', because: 'pawn-blocked' }],
    },
    {
      do: 'move',
      scene: { fen: '4k3/8/4n3/3n4/2P1P3/8/8/4K3[] w - - 0 1' },
      goal: { to: ['d5'], role: 'pawn' },
    },
    {
      do: 'choose',
      scene: passing,
      answer: 1,
      claims: [
        { unlawful: 'e5d6', because: 'pawn-needs-capture' },
        { unlawful: 'e5d5', because: 'not-its-move' },
        { lawful: 'e5e6' },
      ],
    },
    {
      do: 'choose',
      scene: { fen: '2P5/4k3/8/8/8/8/4P3/4K3[] w - - 0 1' },
      answer: 2,
      claims: [{ unlawful: 'c8c8f', because: 'promotion-passed', rule: 'C13' }, { moves: 5 }],
    },
  ],
} satisfies Unit
