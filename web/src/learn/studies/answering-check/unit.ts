import type { Unit } from '../../unit'

const rook = { fen: '4r1k1/8/3F4/8/8/2N5/8/4K3[] w - - 0 1' }
const knight = { fen: '6k1/8/3F4/8/8/2N2n2/8/4K3[] w - - 0 1' }

export default {
  steps: [
    {
      do: 'squares',
      answer: { list: ['e2', 'e4', 'e5', 'e7'] },
      scene: rook,
      claims: [
        { check: true },
        { lawful: 'c3e2' },
        { lawful: 'c3e4' },
        { lawful: 'd6e5' },
        { lawful: 'd6e7' },
        { unlawful: 'c3d5', because: 'leaves-check' },
      ],
    },
    {
      do: 'move',
      goal: { does: 'lawful' },
      scene: knight,
      beside: rook,
      claims: [
        { check: true },
        { moves: 4 },
        { unlawful: 'c3e2', because: 'leaves-check' },
        { unlawful: 'd6e5', because: 'leaves-check' },
        { unlawful: 'e1d2', because: 'king-into-check' },
      ],
    },
  ],
} satisfies Unit
