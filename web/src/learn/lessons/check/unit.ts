import type { Unit } from '../../unit'

const line = 'R3r1k1/6pp/8/8/8/8/2N3PP/4K3[] w - - 0 1'
const knight = '6k1/6pp/8/8/8/3n4/PP4R1/4K3[] w - - 0 1'

export default {
  steps: [
    {
      do: 'read',
      scene: { fen: line, marks: ['e8', 'e1'] },
      claims: [{ check: true }, { moves: 6 }, { unlawful: 'c2d4', because: 'leaves-check' }],
    },
    { do: 'squares', scene: { fen: line }, answer: { destinations: 'e1' } },
    { do: 'move', scene: { fen: line }, goal: { any: ['c2e3'] } },
    { do: 'move', scene: { fen: line }, goal: { does: 'capture' } },
    {
      do: 'squares',
      scene: { fen: '4r1k1/8/8/8/8/3n4/P6P/4K3[] w - - 0 1' },
      answer: { checkers: true },
      claims: [{ check: true }, { moves: 3 }],
    },
    {
      do: 'choose',
      scene: { fen: knight },
      answer: 2,
      claims: [
        { unlawful: 'g2e2', because: 'leaves-check' },
        { unlawful: 'a2a3', because: 'leaves-check' },
        { moves: 4 },
      ],
    },
    {
      do: 'squares',
      scene: { fen: '4r1k1/6pp/8/8/8/4R3/6PP/4K3[] w - - 0 1' },
      answer: { destinations: 'e3' },
      claims: [
        { unlawful: 'e3a3', because: 'exposes-king' },
        { scene: { fen: '4r1k1/6pp/8/8/8/4N3/6PP/4K3[] w - - 0 1' }, unlawful: 'e3d5', because: 'exposes-king' },
      ],
    },
    {
      do: 'squares',
      scene: { fen: '4k3/8/8/4n3/8/8/P2K4/4R3[] w - - 0 1' },
      answer: { destinations: 'd2' },
      claims: [{ unlawful: 'd2d3', because: 'king-into-check' }],
    },
  ],
} satisfies Unit
