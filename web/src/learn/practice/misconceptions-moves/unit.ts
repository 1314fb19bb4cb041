import type { Unit } from '../../unit'

const army = { fen: '3rr3/1kfn1s2/1ns1pppp/pppp4/4PPPP/PPPP1SN1/2SN1FK1/3RR3[] w - - 0 1' }

export default {
  steps: [
    {
      do: 'squares',
      answer: { destinations: 'f3' },
      scene: { ...army, marks: ['f3'] },
      claims: [
        { unlawful: 'f3h5', because: 'not-its-move' },
        { unlawful: 'f3h1', because: 'not-its-move' },
        { unlawful: 'f3f2', because: 'own-piece-there' },
      ],
    },
    {
      do: 'squares',
      answer: { destinations: 'f2' },
      scene: { ...army, marks: ['f2'] },
      claims: [
        { unlawful: 'f2d4', because: 'not-its-move' },
        { unlawful: 'f2f1', because: 'not-its-move' },
      ],
    },
    {
      do: 'squares',
      answer: { destinations: 'c3' },
      scene: { fen: '6k1/8/8/3p4/8/2P5/4K3/R7[] w - - 0 1', marks: ['c3'] },
      claims: [
        { unlawful: 'c3c5', because: 'not-its-move' },
        { unlawful: 'c3d4', because: 'pawn-needs-capture' },
      ],
    },
    {
      do: 'squares',
      answer: { destinations: 'd4' },
      scene: { fen: '6k1/8/8/2rn4/3P4/8/4K3/R7[] w - - 0 1', marks: ['d4'] },
      claims: [
        { unlawful: 'd4d5', because: 'pawn-blocked' },
        { unlawful: 'd4e5', because: 'pawn-needs-capture' },
        { lawful: 'd4c5' },
      ],
    },
    {
      do: 'choose',
      answer: 1,
      scene: { fen: '4k3/8/8/8/7P/8/8/4K2R[] w - - 0 1' },
      claims: [{ unlawful: 'e1g1', because: 'not-its-move' }, { lawful: 'e1f1' }],
    },
  ],
} satisfies Unit
