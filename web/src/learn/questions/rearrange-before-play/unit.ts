import type { Unit } from '../../unit'

export default {
  steps: [
    {
      do: 'read',
      scene: {
        ruleset: 'murray',
        moves: [
          'K@c2',
          'K@c7',
          'F@e3',
          'F@d6',
          'S@b2',
          'S@c6',
          'S@d2',
          'S@e7',
          'N@e2',
          'N@d7',
          'N@f3',
          'N@b6',
          'R@f1',
          'R@f8',
          'R@g1',
          'R@g8',
        ],
      },
      claims: [
        { moves: 132 },
        { lawful: 'c2h1' },
        { lawful: 'e4e5' },
        { unlawful: 'e4d5', because: 'rearranging-pawn', rule: 'C16' },
        { unlawful: 'c2a4', because: 'placed-into-check', rule: 'C6' },
        {
          unlawful: 'c2h1',
          because: 'not-its-move',
          scene: { fen: '5rr1/2kns3/1nsfpppp/pppp4/4PPPP/PPPPFN2/1SKSN3/5RR1[] w' },
        },
      ],
    },
  ],
} satisfies Unit
