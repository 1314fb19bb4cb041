import type { Unit } from '../../unit'

const board = '3rr3/1kfn1s2/1ns1pppp/pppp4/4PPPP/PPPP1SN1/2SN1FK1/3RR3[]'
const white = { fen: `${board} w - - 0 1` }
const black = { fen: `${board} b - - 0 1` }

export default {
  steps: [
    {
      do: 'squares',
      answer: { list: ['d5', 'e4'] },
      scene: white,
      claims: [
        { lawful: 'e4d5' },
        { lawful: 'd5e4', scene: black },
        { unlawful: 'd3c4', because: 'pawn-needs-capture' },
        { unlawful: 'f4g5', because: 'pawn-needs-capture' },
      ],
    },
    {
      do: 'squares',
      answer: { list: ['b6', 'c6', 'e6'] },
      scene: { ...white, moves: ['e4d5'], color: 'white', marks: ['d5'] },
      claims: [
        { lawful: 'b6d5' },
        { lawful: 'c6d5' },
        { lawful: 'e6d5' },
        { unlawful: 'd7d5', because: 'not-its-move' },
        { unlawful: 'd8d5', because: 'path-blocked' },
      ],
    },
    {
      do: 'choose',
      answer: 1,
      scene: { ...white, moves: ['e4e5'], color: 'white', marks: ['e5'] },
      beside: white,
      claims: [
        { lawful: 'f6e5' },
        { unlawful: 'e5e5f', because: 'general-present', rule: 'C32', scene: { ...white, moves: ['e4e5', 'a5a4'] } },
      ],
    },
  ],
} satisfies Unit
