import type { Unit } from '../../unit'

const smother = { fen: '7k/5K2/8/6S1/8/8/8/8[] w - - 0 1' }
const check = { fen: '4k2r/8/8/8/8/2N5/R7/4K2r[] w - - 0 1' }

export default {
  steps: [
    {
      do: 'choose',
      answer: 2,
      scene: { ...smother, marks: ['g6'] },
      claims: [
        { unlawful: 'g5g6', because: 'stalemates', rule: 'C1' },
        { outcome: 'stalemate', winner: null, scene: { ...smother, ruleset: 'modern', moves: ['g5g6'] } },
        { lawful: 'g5f6' },
      ],
    },
    {
      do: 'choose',
      answer: 1,
      scene: { fen: '8/8/4k3/8/8/8/R3K3/8[] b - - 0 1', color: 'white' },
      beside: { fen: '8/8/4k3/8/8/2N5/4K3/8[] b - - 0 1', color: 'white' },
      claims: [
        { outcome: null },
        {
          outcome: 'dead-position',
          winner: null,
          scene: { fen: '8/8/4k3/8/8/2N5/4K3/8[] b - - 0 1' },
        },
      ],
    },
    {
      do: 'move',
      goal: { does: 'lawful' },
      scene: check,
      claims: [{ check: true }, { unlawful: 'a2a8', because: 'leaves-check' }],
    },
  ],
} satisfies Unit
