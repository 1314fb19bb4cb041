import type { Unit } from '../../unit'

const general = { ruleset: 'modern', fen: '8/8/8/2Sk4/8/6F1/8/K7[] b - - 0 1' }
const two = { ruleset: 'modern', fen: '8/8/8/2SkN3/8/8/8/K7[] b - - 0 1' }
const counted = { ruleset: 'modern', fen: '7k/8/6K1/8/8/8/8/1R6[] b - 32 32 17' }

export default {
  steps: [
    {
      do: 'move',
      goal: { any: ['d5c5'] },
      scene: general,
      claims: [{ outcome: 'dead-position', winner: null, scene: { ...general, moves: ['d5c5'] } }],
    },
    {
      do: 'move',
      goal: { any: ['d5c5'] },
      scene: two,
      beside: { ...two, moves: ['d5e5'] },
      claims: [
        { outcome: 'dead-position', winner: null, scene: { ...two, moves: ['d5c5'] } },
        { outcome: null, scene: { ...two, moves: ['d5e5'] } },
      ],
    },
    {
      do: 'move',
      goal: { does: 'lawful' },
      scene: counted,
      claims: [
        { moves: 1 },
        { outcome: 'counted-out', winner: null, scene: { ...counted, moves: ['h8g8'] } },
      ],
    },
  ],
} satisfies Unit
