import type { Unit } from '../../unit'

const army = { fen: '3rr3/1kfn1s2/1ns1pppp/pppp4/4PPPP/PPPP1SN1/2SN1FK1/3RR3[] w - - 0 1' }
const edges = { fen: 'r6r/1kfn1s2/1ns1pppp/pppp4/4PPPP/PPPP1SN1/2SN1FK1/R6R[] w - - 0 1' }

export default {
  steps: [
    {
      do: 'move',
      goal: { does: 'capture' },
      then: [{ reply: 'e6d5', goal: { any: ['e1e8'] } }],
      scene: army,
      beside: edges,
      claims: [
        { lawful: 'e1e8', scene: { ...army, moves: ['e4d5', 'e6d5'] } },
        { unlawful: 'a1a8', because: 'path-blocked', scene: { ...edges, moves: ['e4d5', 'e6d5'] } },
        { unlawful: 'h1h8', because: 'path-blocked', scene: { ...edges, moves: ['e4d5', 'e6d5'] } },
      ],
    },
    {
      do: 'squares',
      answer: { shown: 'e1e8', mark: 'target' },
      scene: { ...army, moves: ['e4d5', 'c6d5'], marks: ['e1', 'e8'] },
      beside: { ...army, moves: ['e4d5', 'e6d5'], marks: ['e1', 'e8'] },
      claims: [
        { unlawful: 'e1e8', because: 'path-blocked' },
        { lawful: 'e1e6' },
        { lawful: 'e1e8', scene: { ...army, moves: ['e4d5', 'e6d5'] } },
      ],
    },
    {
      do: 'choose',
      answer: 2,
      scene: { ...army, marks: ['d1'] },
      claims: [
        { unlawful: 'd1d8', because: 'path-blocked' },
        { lawful: 'd5e4', scene: { ...army, moves: ['a3a4'] } },
      ],
    },
  ],
} satisfies Unit
