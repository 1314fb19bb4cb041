import type { Unit } from '../../unit'

const armies = '5rr1/2kns3/1nsfpppp/pppp4/4PPPP/PPPPFN2/1SKSN3/5RR1[]'
const white = { fen: `${armies} w - - 0 1` }
const black = { fen: `${armies} b - - 0 1` }

export default {
  steps: [
    {
      do: 'read',
      scene: {
        marks: [
          ...['a1', 'b2', 'c3', 'd4', 'e5', 'f6', 'g7', 'h8'],
          ...['a8', 'b7', 'c6', 'd5', 'e4', 'f3', 'g2', 'h1'],
        ],
      },
    },
    {
      do: 'squares',
      scene: {},
      answer: { list: ['c3', 'e4', 'd5', 'f6'] },
      claims: [
        { unlawful: 'N@c3', because: 'square-taken' },
        { unlawful: 'N@e4', because: 'square-taken' },
        { unlawful: 'N@d5', because: 'square-taken' },
        { unlawful: 'N@f6', because: 'square-taken' },
        { lawful: 'N@b2' },
        { lawful: 'N@d4' },
      ],
    },
    {
      do: 'squares',
      scene: {},
      answer: { list: ['e4', 'e6'] },
      claims: [
        { unlawful: 'N@e4', because: 'square-taken' },
        { unlawful: 'N@e6', because: 'square-taken' },
        { lawful: 'N@e2' },
        { lawful: 'N@e3' },
      ],
    },
    { do: 'read', scene: { marks: ['a3', 'b3', 'c3', 'd3', 'e4', 'f4', 'g4', 'h4'] } },
    {
      do: 'choose',
      scene: { marks: ['a3'] },
      answer: 1,
      claims: [{ unlawful: 'N@h6', because: 'square-taken' }],
    },
    {
      do: 'squares',
      scene: white,
      answer: { list: ['e4', 'd5'] },
      claims: [
        { lawful: 'e4d5' },
        { scene: black, lawful: 'd5e4' },
        { unlawful: 'd3c4', because: 'pawn-needs-capture' },
        { unlawful: 'f4e5', because: 'pawn-needs-capture' },
      ],
    },
    { do: 'read', scene: white, claims: [{ moves: 35 }] },
    {
      do: 'choose',
      scene: {},
      answer: 2,
      claims: [
        { lawful: 'N@e2' },
        { unlawful: 'e4e5', because: 'must-place-first' },
        { unlawful: 'e4d5', because: 'must-place-first' },
      ],
    },
  ],
} satisfies Unit
