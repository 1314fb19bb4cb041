import type { Unit } from '../../unit'

export default {
  steps: [
    {
      do: 'read',
      scene: {  },
      claims: [{ moves: 68 }, { unlawful: 'e4e5', because: 'must-place-first', rule: 'C29' }],
    },
    {
      do: 'choose',
      answer: 1,
      scene: { fen: '5rr1/2kns3/1nsfpppp/pppp4/4PPPP/PPPPFN2/1SKSN3/5RR1[] w' },
      claims: [
        { lawful: 'e2d4' },
        { unlawful: 'e3g5', because: 'not-its-move' },
        { unlawful: 'a3a5', because: 'not-its-move' },
      ],
    },
  ],
} satisfies Unit
