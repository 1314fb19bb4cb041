import type { Unit } from '../../unit'

const corner = 'k7/7R/1K6/8/8/8/8/8[] w - - 0 1'
const both = 'k7/P7/Kr6/P7/8/8/8/8[] w - - 0 1'
const ahead = 'kF6/p7/1p6/KP6/8/8/8/8[] w - - 0 1'

export default {
  steps: [
    {
      do: 'read',
      scene: { ruleset: 'modern', fen: corner, moves: ['h7b7'], color: 'white', marks: ['a7', 'b8', 'b7'] },
      claims: [
        { outcome: 'stalemate', winner: null },
        { check: false },
        { scene: { fen: corner }, unlawful: 'h7b7', because: 'stalemates' },
        { scene: { ruleset: 'tournament', fen: corner }, unlawful: 'h7b7', because: 'stalemates' },
        { scene: { ruleset: 'parlett', fen: corner }, unlawful: 'h7b7', because: 'stalemates' },
        { scene: { ruleset: 'murray', fen: corner }, unlawful: 'h7b7', because: 'stalemates' },
        { scene: { ruleset: 'federation', fen: corner }, lawful: 'h7b7' },
      ],
    },
    {
      do: 'move',
      scene: { fen: corner },
      goal: { does: 'mate' },
      claims: [{ unlawful: 'h7b7', because: 'stalemates' }],
    },
    {
      do: 'squares',
      scene: { fen: '1k6/1P6/1K6/P7/8/8/8/8[] w - - 0 1' },
      answer: { destinations: 'b6' },
      claims: [
        { unlawful: 'a5a6', because: 'stalemates' },
        { unlawful: 'b7b7f', because: 'stalemates' },
        { moves: 4 },
      ],
    },
    {
      do: 'choose',
      scene: { fen: 'k7/P7/Ks6/8/8/8/8/8[] w - - 0 1' },
      answer: 1,
      claims: [{ outcome: 'no-lawful-move', winner: null }, { check: false }],
    },
    {
      do: 'choose',
      scene: { fen: both },
      answer: 2,
      claims: [{ outcome: 'no-lawful-move', winner: null }, { check: true }],
    },
    {
      do: 'choose',
      scene: { fen: ahead },
      answer: 0,
      claims: [
        { lawful: 'a5a6' },
        { scene: { fen: ahead, moves: ['a5a6'] }, outcome: 'no-lawful-move', winner: null },
      ],
    },
    {
      do: 'choose',
      scene: { ruleset: 'federation', fen: corner },
      answer: 1,
      claims: [
        { lawful: 'h7b7' },
        { scene: { ruleset: 'federation', fen: corner, moves: ['h7b7'] }, outcome: 'stalemate', winner: null },
        { scene: { ruleset: 'modern', fen: corner, moves: ['h7b7'] }, outcome: 'stalemate', winner: null },
      ],
    },
  ],
} satisfies Unit
