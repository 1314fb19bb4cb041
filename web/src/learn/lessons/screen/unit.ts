import type { Unit } from '../../unit'

/** White's army stands, its king on c2. */
const open = '8/8/4pppp/pppp4/4PPPP/PPPPFN2/1SKSN3/5RR1[kfssnnrr] b - - 0 1'
/** White's king on e2, with its own elephant before it. */
const covered = '8/8/4pppp/pppp4/4PPPP/PPPPSN2/1S2KN2/2R1F2R[kfssnnrr] b - - 0 1'

export default {
  steps: [
    {
      do: 'read',
      scene: { fen: open, marks: ['c2', 'c3', 'c4', 'c5', 'c6', 'c7', 'c8'] },
      claims: [{ unlawful: 'R@c8', because: 'rook-faces-king', rule: 'C7' }],
    },
    { do: 'squares', scene: { fen: open }, answer: { placements: 'rook' } },
    {
      do: 'squares',
      scene: { fen: open },
      answer: { shown: 'R@c8', mark: 'line' },
      claims: [{ unlawful: 'R@c8', because: 'rook-faces-king', rule: 'C7' }],
    },
    {
      do: 'choose',
      scene: { fen: covered, marks: ['e8', 'e3', 'e2'] },
      answer: 1,
      claims: [{ lawful: 'R@e8' }, { lawful: 'R@a8' }],
    },
    {
      do: 'choose',
      scene: { fen: open },
      answer: 2,
      claims: [
        { scene: { fen: open, moves: ['N@c7'] }, lawful: 'R@c8' },
        { scene: { fen: open, moves: ['N@d7'] }, unlawful: 'R@c8', because: 'rook-faces-king' },
        { scene: { fen: open, moves: ['K@c7'] }, lawful: 'R@c8' },
      ],
    },
    {
      do: 'choose',
      scene: { fen: open, moves: ['N@c7', 'R@c8'], marks: ['c7', 'c8'] },
      answer: 0,
      claims: [{ scene: { fen: open, moves: ['N@c7'] }, lawful: 'R@c8' }],
    },
    {
      do: 'choose',
      scene: { fen: open, marks: ['g1', 'g7'] },
      answer: 2,
      claims: [
        { lawful: 'K@g7' },
        { scene: { ruleset: 'modern', fen: open }, lawful: 'R@c8' },
        { scene: { ruleset: 'tournament', fen: open }, lawful: 'R@c8' },
        { scene: { ruleset: 'federation', fen: open }, lawful: 'R@c8' },
        { scene: { ruleset: 'parlett', fen: open }, lawful: 'R@c8' },
      ],
    },
  ],
} satisfies Unit
