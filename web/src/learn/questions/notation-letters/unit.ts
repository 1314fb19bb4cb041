import type { Unit } from '../../unit'

export default {
  steps: [
    {
      do: 'read',
      scene: { moves: ['K@e2', 'N@d2'] },
      claims: [{ lawful: 'S@e3' }, { lawful: 'e5e5f', scene: { fen: '6k1/8/8/4P3/8/8/6P1/4K3[] w' } }],
    },
    { do: 'choose', answer: 1, scene: { moves: ['K@e2', 'N@d2', 'S@e3'] }, claims: [{ lawful: 'F@f2' }] },
  ],
} satisfies Unit
