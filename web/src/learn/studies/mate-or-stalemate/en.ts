import type { UnitText } from '../../unit'

export default {
  title: 'Mate, or a move that is forbidden',
  summary: 'Two rook moves that look alike: one wins, the other is unlawful.',
  steps: [
    {
      heading: 'The rook to g7?',
      body: '{black}’s king stands in the corner and {white} would like to shut it in with the rook on g7.',
      task: 'What happens if the rook goes to g7?',
      options: ['{white} wins, the king cannot move', 'The move is played and the game is drawn', 'The move is unlawful'],
      wrong: [
        'Only mate wins: the king on h8 would not be attacked.',
        'So it would be in the modern ruleset. The formal rules do not let the move be played at all.',
        '',
      ],
      right: 'After the rook to g7 {black} would have no move and would not be in check. A move that does this is unlawful (C1): {white} must choose another one.',
      beside: 'With a pawn on a4 {black} could still move. Then the rook may go to g7.',
    },
    {
      heading: 'The right move',
      body: 'The king in the corner is to be attacked as well, not only shut in.',
      task: 'Mate in one move.',
      hint: 'The last rank is open.',
      right: 'On a8 the rook attacks the king, and the king on g6 guards g7 and h7. Check and no way out: that is mate.',
    },
  ],
} satisfies UnitText
