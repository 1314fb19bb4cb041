import type { Unit } from '../../unit'

const elephant = { fen: '4k3/8/8/4S3/8/8/6K1/8[] w - - 0 1' }

export default {
  steps: [
    {
      do: 'squares',
      answer: { destinations: 'e5' },
      scene: elephant,
      beside: { fen: '4k3/8/8/4s3/8/8/6K1/8[] b - - 0 1', color: 'white' },
      claims: [
        { unlawful: 'e5e4', because: 'not-its-move' },
        { unlawful: 'e5d5', because: 'not-its-move' },
        { lawful: 'e5d4' },
        { lawful: 'e5e4', scene: { fen: '4k3/8/8/4s3/8/8/6K1/8[] b - - 0 1' } },
      ],
    },
    {
      do: 'move',
      goal: { to: ['d4', 'f4', 'e6'], role: 'elephant' },
      then: [
        { reply: 'e8d8', goal: { to: ['e3', 'd5', 'f5'], role: 'elephant' } },
        { reply: 'd8c8', goal: { to: ['e4'], role: 'elephant' } },
      ],
      scene: { ...elephant, marks: ['e4'] },
    },
  ],
} satisfies Unit
