import type { Unit } from '../../unit'

const open = { fen: '3r2k1/8/8/8/3F4/8/8/6K1[] w - - 0 1' }
const ahead = { fen: '3k4/3F4/8/8/8/8/8/4K2R[] b - - 0 1', color: 'white' } as const
const aslant = { fen: '3k4/4F3/8/8/8/8/8/4K2R[] b - - 0 1', color: 'white' } as const

export default {
  steps: [
    {
      do: 'squares',
      answer: { destinations: 'd4' },
      scene: open,
      claims: [
        { unlawful: 'd4d8', because: 'not-its-move' },
        { unlawful: 'd4b6', because: 'not-its-move' },
        { unlawful: 'd4d5', because: 'not-its-move' },
      ],
    },
    {
      do: 'choose',
      answer: 1,
      scene: ahead,
      beside: aslant,
      claims: [{ check: false }, { lawful: 'd8d7' }, { check: true, scene: aslant }],
    },
  ],
} satisfies Unit
