import type { Unit } from '../../unit'

/** White’s army stands, its king on f3. */
const second = { fen: '8/8/4pppp/pppp4/4PPPP/PPPPSK2/1SF1NN2/R6R[kfssnnrr] b - - 0 1' }
/** The same with a knight on d4. */
const forward = { fen: '8/8/4pppp/pppp4/3NPPPP/PPPPSK2/1SF1N3/R6R[kfssnnrr] b - - 0 1' }

export default {
  steps: [
    {
      do: 'read',
      scene: {},
      claims: [{ moves: 68 }, { unlawful: 'e4d5', because: 'must-place-first' }],
    },
    {
      do: 'squares',
      scene: {},
      answer: { placements: 'rook' },
      claims: [
        { unlawful: 'R@c2', because: 'rook-back-rank-only' },
        { unlawful: 'N@e1', because: 'back-rank-for-rooks' },
      ],
    },
    {
      do: 'squares',
      scene: {},
      answer: { placements: 'knight' },
      claims: [
        { lawful: 'N@d4' },
        { unlawful: 'N@a3', because: 'square-taken' },
        { unlawful: 'N@e1', because: 'back-rank-for-rooks', rule: 'C5' },
        { unlawful: 'N@d6', because: 'outside-zone' },
      ],
    },
    {
      do: 'squares',
      scene: {},
      answer: { placements: 'king' },
      claims: [
        { unlawful: 'K@d4', because: 'placed-into-check', rule: 'C6' },
        { unlawful: 'K@a4', because: 'placed-into-check', rule: 'C6' },
        { lawful: 'K@e3' },
      ],
    },
    {
      do: 'squares',
      scene: second,
      answer: { placements: 'knight' },
      claims: [
        { unlawful: 'N@e5', because: 'placement-checks', rule: 'C6' },
        { unlawful: 'N@g5', because: 'placement-checks', rule: 'C6' },
        { lawful: 'N@f5' },
        { unlawful: 'K@e5', because: 'placed-into-check' },
      ],
    },
    {
      do: 'choose',
      scene: forward,
      answer: 1,
      claims: [
        { unlawful: 'K@c6', because: 'placed-into-check', rule: 'C6' },
        { lawful: 'K@d6' },
        { unlawful: 'K@e8', because: 'back-rank-for-rooks' },
      ],
    },
    { do: 'arrange', scene: {} },
    {
      do: 'choose',
      scene: { fen: '5rr1/2kns3/1nsfpppp/pppp4/4PPPP/PPPPFN2/1SKSN3/5RR1[] w - - 0 1' },
      answer: 0,
      claims: [{ lawful: 'e4d5' }, { lawful: 'e3d4' }],
    },
  ],
} satisfies Unit
