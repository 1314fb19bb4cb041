import type { UnitText } from '../../unit'

export default {
  title: 'Do captured pieces come back, as in shogi?',
  summary: 'No: what is captured leaves the game for good.',
  steps: [
    {
      heading: 'Each piece is placed once',
      body:
        'Pieces are in hand only at the beginning, and each is placed exactly once. A captured man does not return to anybody’s hand. On the board {white} has just captured a rook and may not place it anywhere.\n\n' +
        'Only one kind of piece can ever come anew: a **general**, made from a pawn, when the side has lost its own. Even then no piece is added: the pawn is gone.',
    },
  ],
} satisfies UnitText
