import type { Unit } from '../../unit'

export default {
  steps: [
    {
      do: 'read',
      scene: { fen: 'k7/7R/1K6/8/8/8/8/8[] w' },
      beside: { ruleset: 'modern', fen: 'k7/7R/1K6/8/8/8/8/8[] w', moves: ['h7b7'] },
      claims: [
        { unlawful: 'h7b7', because: 'stalemates', rule: 'C1' },
        { lawful: 'h7h8' },
        {
          outcome: 'stalemate',
          winner: null,
          scene: { ruleset: 'modern', fen: 'k7/7R/1K6/8/8/8/8/8[] w', moves: ['h7b7'] },
        },
        {
          unlawful: 'h7b7',
          because: 'stalemates',
          rule: 'C1',
          scene: { ruleset: 'tournament', fen: 'k7/7R/1K6/8/8/8/8/8[] w' },
        },
      ],
    },
    { do: 'move', scene: { fen: 'k7/7R/1K6/8/8/8/8/8[] w' }, goal: { does: 'mate' } },
  ],
} satisfies Unit
