import type { Unit } from '../../unit'

export default {
  steps: [
    {
      do: 'squares',
      scene: { fen: '4k3/8/8/3P4/2PNP3/3P4/8/4K3[] w' },
      answer: { destinations: 'd4' },
      claims: [{ lawful: 'd4c6' }, { lawful: 'd4f5' }],
    },
  ],
} satisfies Unit
