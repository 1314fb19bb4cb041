import type { Unit } from '../../unit'

const lawful = { fen: '4r1k1/8/8/8/4N3/3P3S/8/4K3[] w - - 0 1' }
const mate = { fen: 'k7/8/1K6/8/8/8/8/3n3R[] w - - 0 1' }
const save = { fen: 'r5k1/8/8/8/8/3s4/6K1/N7[] w - - 0 1' }
const fork = { fen: '8/3N4/8/4P3/3r1k2/8/K7/8[] w - - 0 1' }

export default {
  steps: [
    {
      do: 'choose',
      answer: 2,
      scene: lawful,
      claims: [
        { unlawful: 'e4f6', because: 'exposes-king' },
        { unlawful: 'h3h2', because: 'not-its-move' },
        { lawful: 'h3h4' },
        { unlawful: 'd3e4', because: 'own-piece-there' },
      ],
    },
    {
      do: 'choose',
      answer: 1,
      scene: mate,
      claims: [
        { lawful: 'h1d1' },
        { lawful: 'h1h7' },
        { outcome: null, scene: { ...mate, moves: ['h1d1'] } },
        { outcome: 'checkmate', winner: 'white', scene: { ...mate, moves: ['h1h8'] } },
        { outcome: null, scene: { ...mate, moves: ['h1h7'] } },
      ],
    },
    {
      do: 'move',
      goal: { any: ['a1b3'] },
      scene: save,
      claims: [
        { lawful: 'd3c2', scene: { ...save, moves: ['a1c2'] } },
        { lawful: 'a8a1', scene: { ...save, moves: ['g2f3'] } },
        { unlawful: 'd3b3', because: 'not-its-move', scene: { ...save, moves: ['a1b3'] } },
        { unlawful: 'a8b3', because: 'not-its-move', scene: { ...save, moves: ['a1b3'] } },
      ],
    },
    {
      do: 'move',
      goal: { any: ['e5e5f'] },
      then: [{ reply: 'f4g3', goal: { any: ['e5d4'] } }],
      scene: fork,
      claims: [
        { check: true, scene: { ...fork, moves: ['e5e5f'] } },
        { unlawful: 'f4e5', because: 'king-into-check', scene: { ...fork, moves: ['e5e5f'] } },
        { unlawful: 'd4d7', because: 'leaves-check', scene: { ...fork, moves: ['e5e5f'] } },
        { lawful: 'd4d7', scene: { ...fork, moves: ['e5e6'] } },
      ],
    },
  ],
} satisfies Unit
