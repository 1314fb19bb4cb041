import type { Unit } from '../../unit'

const chase = { ruleset: 'modern', fen: '1R6/8/8/3k4/1p6/4K3/8/8[] w - - 0 1' }
const own = { ruleset: 'modern', fen: '8/8/8/3k4/7P/4K3/8/1R6[] w - - 0 1' }
const lastMove = { ruleset: 'modern', fen: '7k/8/6K1/8/8/8/8/R7[] w - 32 31 17' }
const late = { ruleset: 'modern', fen: '7k/8/6K1/8/8/8/8/1R6[] b - 32 32 17', moves: ['h8g8'] }

export default {
  steps: [
    {
      do: 'ply',
      answer: 3,
      scene: { ...chase, moves: ['b8b5', 'd5c6', 'b5b4'] },
      claims: [
        { count: null, scene: { ...chase, moves: ['b8b5', 'd5c6'] } },
        { count: { limit: 16, used: 0 } },
      ],
    },
    {
      do: 'choose',
      answer: 1,
      scene: own,
      beside: { ...own, moves: ['h4h4f'] },
      claims: [
        { count: null },
        { count: { limit: 16, used: 0 }, scene: { ...own, moves: ['h4h4f'] } },
      ],
    },
    {
      do: 'move',
      goal: { does: 'mate' },
      scene: lastMove,
      beside: late,
      claims: [
        { outcome: 'checkmate', winner: 'white', scene: { ...lastMove, moves: ['a1a8'] } },
        { outcome: 'counted-out', winner: null, scene: late },
      ],
    },
  ],
} satisfies Unit
