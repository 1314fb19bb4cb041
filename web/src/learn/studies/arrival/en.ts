import type { UnitText } from '../../unit'

export default {
  title: 'Arriving is one move, promoting another',
  summary: 'What the turn of a promotion costs, and when it is worth it.',
  steps: [
    {
      heading: 'The earliest moment',
      body: '{white} has no general. The pawn walks from d4 to d5 and is promoted there.',
      task: 'After which ply is the promotion possible for the first time?',
      hint: 'A pawn must already stand on the X when your turn begins.',
      right: 'After ply 2. The step to d5 used {white}’s turn, then {black} answered; only at the next turn can the pawn be promoted (C14). Arriving and promoting are two turns with a reply between.',
    },
    {
      heading: 'Promoting now is best',
      body: 'The pawn on g7 may be promoted. It guards f8 and h8. As a general it would also look backward, to f6 and h6.',
      task: 'Find the move that mates.',
      hint: 'Which move attacks the king on h6?',
      right: 'The new general attacks h6 and is protected by the king. g6 and g7 belong to the king on f7, g5 and h5 to the rook, and on h7 {black}’s own elephant is in the way. Here the turn was well spent.',
      beside: 'The unlike case: here promoting is lawful too, but it gives {black} time to take the rook on c1.',
    },
    {
      heading: 'Promoting now is worse',
      body: 'Again a promotion is possible, on e5. But {black}’s rook attacks the rook on c1, and something better is there.',
      task: 'Find the move that mates.',
      hint: 'Do not look at the pawn.',
      right: 'The rook mates on c8. Had {white} promoted, {black} could have taken on c1. A promotion is one move among others, and always costs a turn; here that turn was needed elsewhere.',
    },
  ],
} satisfies UnitText
