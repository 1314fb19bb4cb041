import type { Unit } from '../../unit'

const bare = { fen: '7k/R7/6K1/8/8/8/8/8[] w - - 0 1' }
const pawn = { fen: '7k/R7/6K1/8/p7/8/8/8[] w - - 0 1' }

export default {
  steps: [
    {
      do: 'choose',
      answer: 2,
      scene: { ...bare, marks: ['g7'] },
      beside: { ...pawn, marks: ['g7', 'a4'] },
      claims: [
        { unlawful: 'a7g7', because: 'stalemates', rule: 'C1' },
        { lawful: 'a7g7', scene: pawn },
        { outcome: 'stalemate', winner: null, scene: { ...bare, ruleset: 'modern', moves: ['a7g7'] } },
      ],
    },
    {
      do: 'move',
      goal: { does: 'mate' },
      scene: bare,
      claims: [{ outcome: 'checkmate', winner: 'white', scene: { ...bare, moves: ['a7a8'] } }],
    },
  ],
} satisfies Unit
