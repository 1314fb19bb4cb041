import type { Unit } from '../../unit'

export default {
  steps: [
    {
      do: 'read',
      scene: {
        fen: '4k3/p6p/8/8/3N4/8/P6P/4K3[] w - - 0 1',
        marks: ['c2', 'e2', 'b3', 'f3', 'b5', 'f5', 'c6', 'e6'],
      },
      claims: [{ lawful: 'd4c6' }, { lawful: 'd4b3' }, { unlawful: 'd4d6', because: 'not-its-move' }],
    },
    {
      do: 'squares',
      scene: { fen: '4k3/8/2ppp3/2pPp3/2PNp3/2PPP3/8/4K3[] w - - 0 1' },
      answer: { destinations: 'd4' },
    },
    {
      do: 'squares',
      scene: { fen: '4k3/7p/8/8/8/1P6/7P/N3K3[] w - - 0 1' },
      answer: { destinations: 'a1' },
      claims: [{ unlawful: 'a1b3', because: 'own-piece-there' }],
    },
    {
      do: 'move',
      scene: { fen: '6k1/pp1r4/8/8/4N3/8/PP6/K7[] w - - 0 1' },
      goal: { to: ['f6'], role: 'knight' },
      then: [{ reply: 'g8f8', goal: { does: 'capture' } }],
      claims: [{ scene: { fen: '6k1/pp1r4/8/8/4N3/8/PP6/K7[] w - - 0 1', moves: ['e4f6'] }, check: true }],
    },
  ],
} satisfies Unit
