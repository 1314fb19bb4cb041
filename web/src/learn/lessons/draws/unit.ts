import type { Unit } from '../../unit'

const shuffled = {
  fen: '1k6/p5r1/8/8/8/8/P5R1/1K6[] w - - 0 40',
  moves: ['g2f2', 'g7h7', 'f2g2', 'h7g7', 'g2f2', 'g7h7', 'f2g2', 'h7g7'],
  color: 'white',
} as const
const fifty = '1k6/8/8/8/8/8/P7/K6R[] w - - 99 60'
const frozen = '1k4PK/3r4/8/8/8/8/8/8[] w - - 0 1'

export default {
  steps: [
    {
      do: 'choose',
      scene: { fen: '8/8/3k4/8/8/2N5/8/4K3[] w - - 0 1' },
      answer: 0,
      claims: [
        { outcome: 'dead-position', winner: null },
        { scene: { fen: '8/8/3k4/8/8/2S5/8/4K3[] w - - 0 1' }, outcome: null },
        { scene: { fen: '8/8/3k4/8/8/2R5/8/4K3[] w - - 0 1' }, outcome: null },
        { scene: { fen: '8/8/3k4/8/8/2N5/1N6/4K3[] w - - 0 1' }, outcome: null },
        { scene: { fen: 'k7/1S6/1K6/8/8/8/8/8[] b - - 0 1' }, outcome: 'checkmate' },
      ],
    },
    {
      do: 'choose',
      scene: { fen: '8/8/3k4/8/8/2F5/3P4/4K3[] w - - 0 1' },
      answer: 2,
      claims: [
        { outcome: null },
        { scene: { fen: '8/8/3k4/8/8/8/3P4/4K3[] w - - 0 1' }, outcome: 'dead-position' },
        { scene: { fen: '8/8/3k4/8/8/2F5/8/4K3[] w - - 0 1' }, outcome: 'dead-position' },
        { scene: { fen: '8/8/3k2f1/8/8/2F5/8/4K3[] w - - 0 1' }, outcome: null },
        { scene: { fen: '8/8/3k1f2/8/8/2F5/8/4K3[] w - - 0 1' }, outcome: 'dead-position' },
        { scene: { fen: '8/8/3k4/8/3p4/8/3P4/4K3[] w - - 0 1' }, outcome: null },
      ],
    },
    {
      do: 'ply',
      scene: shuffled,
      answer: 8,
      claims: [
        { may: 'threefold', open: true },
        { scene: { ...shuffled, moves: shuffled.moves.slice(0, 7) }, may: 'threefold', open: false },
        { scene: { ...shuffled, ruleset: 'federation' }, may: 'threefold', open: false },
        { scene: { ...shuffled, ruleset: 'modern' }, may: 'threefold', open: true },
      ],
    },
    {
      do: 'move',
      scene: { fen: fifty },
      goal: { to: ['a3'], role: 'pawn' },
      claims: [
        { scene: { fen: fifty, moves: ['h1g1'] }, may: 'fifty-move', open: true },
        { scene: { fen: fifty, moves: ['a2a3'] }, may: 'fifty-move', open: false },
      ],
    },
    {
      do: 'choose',
      scene: { ruleset: 'modern', fen: frozen },
      answer: 1,
      claims: [
        { may: 'promotions-only', open: true },
        { check: false },
        { scene: { ruleset: 'federation', fen: frozen }, may: 'promotions-only', open: true },
        { scene: { fen: frozen }, may: 'promotions-only', open: false },
      ],
    },
    {
      do: 'choose',
      scene: { fen: '6k1/5ppp/8/8/8/8/3r4/K7[] w - - 0 50', color: 'black' },
      answer: 2,
    },
    { do: 'read', scene: { fen: '1k6/p5r1/8/8/8/8/P5R1/1K6[] w - - 0 40' } },
  ],
} satisfies Unit
