import type { Unit } from '../../unit'

const army = { fen: 'r1r5/1n1nfks1/3spppp/pppp4/4PPPP/PPPPSS2/3NNFK1/2R2R2[] w - - 0 1' }
const line = ['b3b4', 'c5b4', 'c3b4', 'a5b4']

export default {
  steps: [
    {
      do: 'squares',
      answer: { shown: 'c1c8', mark: 'target' },
      scene: { ...army, marks: ['c1', 'c8'] },
      claims: [{ unlawful: 'c1c8', because: 'path-blocked' }],
    },
    {
      do: 'choose',
      answer: 0,
      scene: army,
      beside: { ...army, moves: ['c3c4'] },
      claims: [
        { unlawful: 'c1c8', because: 'path-blocked', scene: { ...army, moves: ['c3c4', 'f7g8'] } },
        { lawful: 'b3b4' },
      ],
    },
    {
      do: 'ply',
      answer: 3,
      scene: { ...army, moves: line },
      claims: [
        { unlawful: 'c1c8', because: 'path-blocked', scene: { ...army, moves: ['b3b4', 'c5b4'] } },
        { lawful: 'c8c1', scene: { ...army, moves: line.slice(0, 3) } },
        { lawful: 'c1c8' },
      ],
    },
    {
      do: 'squares',
      answer: { destinations: 'c1' },
      scene: { ...army, moves: line },
      beside: army,
      claims: [{ lawful: 'c1c8' }, { unlawful: 'c1c4', because: 'path-blocked', scene: army }],
    },
  ],
} satisfies Unit
