import type { Unit } from '../../unit'

const rank = { fen: '8/8/8/R2P3k/8/8/2K5/8[] w - - 0 1' }
const file = { fen: '3k4/8/8/3P4/8/8/2K5/3R4[] w - - 0 1' }

export default {
  steps: [
    {
      do: 'move',
      goal: { does: 'check' },
      scene: rank,
      beside: file,
      claims: [
        { check: true, scene: { ...rank, moves: ['d5d6'] } },
        { check: false, scene: { ...file, moves: ['d5d6'] } },
      ],
    },
  ],
} satisfies Unit
