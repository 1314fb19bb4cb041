import type { Unit } from '../../unit'

export default {
  steps: [
    {
      do: 'read',
      scene: { fen: '8/2k5/8/2p5/2P5/2K5/8/8[] w' },
      claims: [{ outcome: null }, { may: 'threefold', open: false }, { may: 'fifty-move', open: false }],
    },
  ],
} satisfies Unit
