import type { Unit } from '../../unit'

export default {
  steps: [
    {
      do: 'read',
      scene: { fen: '5rr1/2kns3/1nsfpppp/pppp4/4PPPP/PPPPFN2/1SKSN3/5RR1[] w' },
      claims: [{ lawful: 'e4d5' }, { moves: 35 }, { lawful: 'K@e2', scene: {  } }],
    },
  ],
} satisfies Unit
