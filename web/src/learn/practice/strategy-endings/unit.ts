import type { Unit } from '../../unit'

const rook = { ruleset: 'modern', fen: '6k1/8/8/5K1R/8/8/8/8[] w - - 0 1' }
const elephant = { ruleset: 'modern', fen: '5N1k/8/6K1/4S3/8/8/8/8[] w - - 0 1' }
const choice = { ruleset: 'modern', fen: '8/8/3k4/8/2SN4/1p6/1K6/8[] w - - 0 1' }

export default {
  steps: [
    {
      do: 'move',
      goal: { any: ['f5f6'] },
      then: [{ reply: 'g8f8', goal: { does: 'mate' } }],
      scene: rook,
      claims: [
        { count: { limit: 16, used: 0 }, scene: { ...rook, moves: ['f5f6'] } },
        { outcome: 'checkmate', winner: 'white', scene: { ...rook, moves: ['f5f6', 'g8f8', 'h5h8'] } },
        { moves: 1, scene: { ...rook, moves: ['f5f6'] } },
      ],
    },
    {
      do: 'move',
      goal: { any: ['e5f6'] },
      then: [{ reply: 'h8g8', goal: { does: 'mate' } }],
      scene: elephant,
      claims: [
        { count: { limit: 44, used: 0 }, scene: { ...elephant, moves: ['e5f6'] } },
        { moves: 1, scene: { ...elephant, moves: ['e5f6'] } },
        {
          outcome: 'checkmate',
          winner: 'white',
          scene: { ...elephant, moves: ['e5f6', 'h8g8', 'f6g7'] },
        },
      ],
    },
    {
      do: 'choose',
      answer: 1,
      scene: choice,
      claims: [
        { count: null },
        { count: { limit: 44, used: 0 }, scene: { ...choice, moves: ['b2b3'] } },
        {
          count: null,
          scene: { ruleset: 'federation', fen: choice.fen, moves: ['b2b3'] },
        },
      ],
    },
  ],
} satisfies Unit
