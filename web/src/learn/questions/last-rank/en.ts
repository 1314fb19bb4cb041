import type { UnitText } from '../../unit'

export default {
  title: 'Does a pawn become any piece I like on the last rank?',
  summary: 'No: a pawn can become only a general, and the last rank in itself means nothing.',
  steps: [
    {
      heading: 'The diagonal counts, not the rank',
      body:
        'The idea comes from international chess and is wrong here twice. A pawn never becomes a rook, a knight or an elephant: **general** is the only promotion. And the place is the diagonal, not the last rank. The pawn on d8 had its chance on d5; it has gone past and stays a pawn without a move.\n\n' +
        'Only on the files a and h does the X meet the last rank: a8 and h8 for {white}, a1 and h1 for {black}. Pawns that arrive there may be promoted on a later turn, if their general is gone.\n\n' +
        'Modern and Federation make one exception, for a side’s very last pawn.',
      beside: 'h8 is a corner of the X: this pawn may be promoted.',
    },
    {
      body: '{white} has no general and five pawns far up the board.',
      task: 'Choose the pawns that may be promoted now.',
      hint: 'Follow the two diagonals, not the rank.',
      right: 'a8, h8, b7 and f6. The pawn on d8 has passed its square, d5.',
    },
  ],
} satisfies UnitText
