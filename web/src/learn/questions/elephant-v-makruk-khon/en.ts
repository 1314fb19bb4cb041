import type { UnitText } from '../../unit'

export default {
  title: 'Is the elephant the khon of makruk?',
  summary: 'It moves in exactly the same way: one square diagonally or one straight forward.',
  steps: [
    {
      heading: 'The same five squares',
      body:
        'Who comes from Thailand or Japan knows this move: the **khon** of makruk and the **silver general** of shogi go to the same five squares. Four feet and a trunk, the saying goes: the four diagonals and the square in front.\n\n' +
        '“Forward” is seen from each side: for {black} it is towards rank 1. There are differences around the piece, not in it: you choose yourself where your two elephants begin, and in shogi the silver can be promoted, which the elephant cannot.',
      task: 'Choose the squares to which the elephant on d4 can go.',
      hint: 'Four diagonals, and one straight step.',
      right: 'c3, e3, c5, e5 and d5. Not d3: it never goes straight back.',
    },
  ],
} satisfies UnitText
