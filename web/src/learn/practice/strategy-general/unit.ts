import type { Unit } from '../../unit'

const pay = { fen: '2r5/6P1/4k3/2p1n3/3F3P/8/4K3/8[] w - - 0 1' }
const draw = { fen: '8/8/3P4/2nk4/3F4/8/5K2/8[] w - - 0 1' }

export default {
  steps: [
    {
      do: 'move',
      goal: { any: ['d4e5'] },
      then: [{ reply: 'e6e5', goal: { does: 'promote' } }],
      scene: pay,
      claims: [
        { lawful: 'd4c5' },
        { lawful: 'c8c5', scene: { ...pay, moves: ['d4c5'] } },
        { lawful: 'g7g7f', scene: { ...pay, moves: ['d4e5', 'e6e5'] } },
      ],
    },
    {
      do: 'choose',
      answer: 1,
      scene: draw,
      beside: pay,
      claims: [
        { lawful: 'd4c5' },
        { outcome: 'dead-position', winner: null, scene: { ...draw, moves: ['d4c5', 'd5c5'] } },
      ],
    },
    {
      do: 'squares',
      answer: { destinations: 'd4' },
      scene: draw,
      claims: [{ lawful: 'd5d4', scene: { ...draw, moves: ['f2f3'] } }],
    },
  ],
} satisfies Unit
