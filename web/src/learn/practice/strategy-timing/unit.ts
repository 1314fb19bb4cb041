import type { Unit } from '../../unit'

const order = { fen: '6k1/8/8/p4P2/1n5P/2F5/4K3/8[] w - - 0 1' }
const wait = { fen: '7k/5K2/2P5/R7/8/8/8/8[] w - - 0 1' }
const hit = { fen: '3r2k1/8/8/3P4/7P/8/4K3/8[] w - - 0 1' }

export default {
  steps: [
    {
      do: 'choose',
      answer: 1,
      scene: order,
      claims: [
        {
          unlawful: 'f5f5f',
          because: 'not-on-promotion-square',
          scene: { ...order, moves: ['c3b4', 'a5b4'] },
        },
        { lawful: 'f6f6f', scene: { ...order, moves: ['c3b4', 'a5b4', 'f5f6', 'g8h7'] } },
        { lawful: 'f6f6f', scene: { ...order, moves: ['f5f6', 'g8h7', 'c3b4', 'a5b4'] } },
      ],
    },
    {
      do: 'move',
      goal: { does: 'promote' },
      then: [{ reply: 'h8h7', goal: { does: 'mate' } }],
      scene: wait,
      claims: [
        { moves: 1, scene: { ...wait, moves: ['c6c6f'] } },
        { outcome: 'checkmate', winner: 'white', scene: { ...wait, moves: ['c6c6f', 'h8h7', 'a5h5'] } },
      ],
    },
    {
      do: 'choose',
      answer: 0,
      scene: hit,
      beside: wait,
      claims: [{ lawful: 'd5d5f' }, { lawful: 'd8d5', scene: { ...hit, moves: ['d5d5f'] } }],
    },
  ],
} satisfies Unit
