import type { Unit } from '../../unit'

const quiet = { fen: '7k/7P/6sK/8/8/8/8/8[] w - - 0 1' }
const spare = { fen: '7k/7P/6sK/8/p7/8/8/8[] w - - 0 1' }
const checked = { fen: '7k/7P/6rK/7P/8/8/8/8[] w - - 0 1' }

export default {
  steps: [
    {
      do: 'choose',
      answer: 2,
      scene: quiet,
      beside: spare,
      claims: [
        { check: false },
        { outcome: 'no-lawful-move', winner: null },
        { lawful: 'h6g6', scene: spare },
        { lawful: 'h6g6', scene: { ...quiet, ruleset: 'modern' } },
      ],
    },
    {
      do: 'choose',
      answer: 1,
      scene: checked,
      beside: quiet,
      claims: [{ check: true }, { outcome: 'no-lawful-move', winner: null }],
    },
  ],
} satisfies Unit
