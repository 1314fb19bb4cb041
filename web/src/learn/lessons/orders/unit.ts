import type { Unit } from '../../unit'

/** Both armies, placed in turn. */
const inTurn = [
  ...['K@c2', 'K@c7', 'F@e3', 'F@d6', 'S@b2', 'S@c6', 'S@d2', 'S@e7'],
  ...['N@f3', 'N@b6', 'N@e2', 'N@d7', 'R@f1', 'R@f8', 'R@g1', 'R@g8'],
]

export default {
  steps: [
    {
      do: 'choose',
      scene: { ruleset: 'modern', moves: ['K@e2'] },
      answer: 1,
      claims: [{ lawful: 'K@d7' }, { unlawful: 'e4d5', because: 'not-your-piece' }],
    },
    {
      do: 'squares',
      scene: { ruleset: 'modern' },
      answer: { placements: 'elephant' },
      claims: [
        { lawful: 'K@e1' },
        { unlawful: 'S@d4', because: 'outside-zone' },
        { unlawful: 'R@c2', because: 'rook-back-rank-only' },
      ],
    },
    {
      do: 'squares',
      scene: { ruleset: 'federation' },
      answer: { placements: 'general' },
      claims: [
        { unlawful: 'F@e1', because: 'back-rank-for-rooks' },
        { unlawful: 'F@d4', because: 'outside-zone' },
        { scene: { ruleset: 'tournament' }, lawful: 'F@e1' },
        { scene: { ruleset: 'tournament' }, lawful: 'F@d4' },
      ],
    },
    {
      do: 'choose',
      scene: { ruleset: 'tournament', order: 'hidden', marks: ['a4', 'b4', 'c4', 'd4', 'e5', 'f5', 'g5', 'h5'] },
      answer: 2,
      claims: [
        { unlawful: 'N@d4', because: 'outside-zone' },
        { lawful: 'N@e1' },
        { scene: { ruleset: 'tournament' }, lawful: 'N@d4' },
      ],
    },
    {
      do: 'choose',
      scene: { ruleset: 'parlett', marks: ['a3'] },
      answer: 0,
      claims: [
        { lawful: 'R@a3,b2' },
        { lawful: 'R@a3,e3' },
        { lawful: 'R@e3' },
        { lawful: 'K@e1' },
        { unlawful: 'R@a3,a4', because: 'displaced-outside-zone', rule: 'C17' },
        { unlawful: 'N@a4', because: 'outside-zone' },
        { scene: { ruleset: 'parlett', moves: ['R@a3,b2'] }, lawful: 'N@b2,c2' },
        { scene: { ruleset: 'formal' }, unlawful: 'N@a3', because: 'square-taken' },
      ],
    },
    {
      do: 'choose',
      scene: { ruleset: 'murray', moves: inTurn },
      answer: 1,
      claims: [
        { moves: 132 },
        { lawful: 'c2h1' },
        { lawful: 'e3a4' },
        { lawful: 'd3d4' },
        { unlawful: 'e4d5', because: 'rearranging-pawn' },
        { unlawful: 'c2d4', because: 'placed-into-check' },
        { scene: { ruleset: 'murray' }, lawful: 'R@a4' },
        { scene: { ruleset: 'murray', moves: [...inTurn, 'd3d4'] }, unlawful: 'c7h8', because: 'not-its-move' },
      ],
    },
    { do: 'read', scene: {} },
  ],
} satisfies Unit
