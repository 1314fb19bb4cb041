import type { Unit } from '../../unit'

const army = { fen: '3rr3/1kfn1s2/1ns1pppp/pppp4/4PPPP/PPPP1SN1/2SN1FK1/3RR3[] w - - 0 1' }
const exchanged = { ...army, moves: ['e4d5', 'e6d5'] }
const advanced = { ...army, moves: ['e4e5', 'a5a4'] }

export default {
  steps: [
    {
      do: 'squares',
      answer: { shown: 'e1e8', mark: 'target' },
      scene: { ...army, marks: ['e1', 'e8'] },
      claims: [{ unlawful: 'e1e8', because: 'path-blocked' }],
    },
    {
      do: 'ply',
      answer: 2,
      scene: exchanged,
      beside: advanced,
      claims: [
        { lawful: 'e1e8' },
        { unlawful: 'e1e8', because: 'path-blocked', scene: { ...army, moves: ['e4d5', 'c6d5'] } },
        { unlawful: 'e1e8', because: 'path-blocked', scene: advanced },
      ],
    },
  ],
} satisfies Unit
