import type { Unit } from '../../unit'

export default {
  steps: [
    {
      do: 'squares',
      scene: { fen: '8/8/4pppp/pppp4/4PPPP/PPPPSN2/1NFK1S2/R6R[kfrrssnn] b' },
      answer: { shown: 'R@d8', mark: 'line' },
      claims: [
        { unlawful: 'R@d8', because: 'rook-faces-king', rule: 'C7' },
        { lawful: 'R@e8' },
        {
          lawful: 'R@d8',
          scene: { fen: '8/8/4pppp/pppp4/4PPPP/PPPPSN2/1NFK1S2/R6R[kfrrssnn] b', moves: ['N@d7'] },
        },
      ],
    },
    {
      do: 'choose',
      answer: 1,
      scene: { fen: '8/8/4pppp/pppp4/4PPPP/PPPPSN2/1NF1KS2/R6R[kfrrssnn] b' },
      claims: [{ lawful: 'R@e8' }, { lawful: 'R@d8' }],
    },
  ],
} satisfies Unit
