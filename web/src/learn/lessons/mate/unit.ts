import type { Unit } from '../../unit'

export default {
  steps: [
    {
      do: 'read',
      scene: { fen: 'k6R/8/1K6/8/8/8/8/8[] b - - 0 1', color: 'white', marks: ['a8', 'h8'] },
      claims: [{ outcome: 'checkmate', winner: 'white' }, { moves: 0 }, { check: true }],
    },
    {
      do: 'move',
      scene: { fen: '6k1/5ppp/8/8/8/8/5PPP/R5K1[] w - - 0 1' },
      goal: { does: 'mate' },
    },
    {
      do: 'move',
      scene: { fen: '6rk/6pp/8/6N1/8/8/6PP/6K1[] w - - 0 1' },
      goal: { does: 'mate' },
    },
    {
      do: 'move',
      scene: { fen: '7k/8/6KS/8/8/7p/7P/8[] w - - 0 1' },
      goal: { does: 'mate' },
    },
    {
      do: 'choose',
      scene: { fen: '6k1/5ppp/8/8/8/1r6/5PPP/R5K1[] w - - 0 1', moves: ['a1a8'], color: 'white' },
      answer: 2,
      claims: [{ check: true }, { outcome: null }, { lawful: 'b3b8' }, { moves: 1 }],
    },
    {
      do: 'move',
      scene: { fen: '4r1k1/5pp1/7p/8/7N/8/PPP5/1K6[] b - - 0 1', color: 'black' },
      goal: { does: 'mate' },
    },
    {
      do: 'move',
      scene: { fen: '8/1P6/k1N5/7p/8/8/7P/1R4K1[] w - - 0 1' },
      goal: { does: 'mate' },
      claims: [
        { lawful: 'b7b7f' },
        {
          scene: { ruleset: 'modern', fen: '8/1P6/k1N5/7p/8/8/7P/1R4K1[] w - - 0 1' },
          unlawful: 'b7b7f',
          because: 'promotion-attacks',
        },
      ],
    },
  ],
} satisfies Unit
