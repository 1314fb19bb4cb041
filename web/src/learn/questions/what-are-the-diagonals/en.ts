import type { UnitText } from '../../unit'

export default {
  title: 'What are the two diagonals for?',
  summary: 'They show where pawns are promoted: on the part of the X that lies in the opponent’s half.',
  steps: [
    {
      heading: 'The general’s lines',
      body:
        'The two lines from corner to corner are called **sit-ke-myin**, the general’s lines. They hinder nobody: pieces stand on them and cross them like any other squares.\n\n' +
        'Their one use is promotion. The half of the X in front of you, on the other side of the middle, holds your promotion squares, one on each file: a8, b7, c6, d5, e5, f6, g7 and h8 for {white}, and a1, b2, c3, d4, e4, f3, g2 and h1 for {black}. A pawn that stands there can become a general, once its own general has been lost.',
    },
    {
      body: '{white} has no general. Five pawns are on their way.',
      task: 'Choose the pawns that may be promoted now.',
      hint: 'The pawn must stand on the X, in the far half.',
      right: 'b7, d5 and f6 are promotion squares. g5 does not lie on the X, and c4 is still in the own half.',
    },
  ],
} satisfies UnitText
