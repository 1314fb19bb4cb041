import type { UnitText } from '../../unit'

export default {
  title: 'King, pawn, and nothing but promotions',
  summary: 'Modern and federation rules: a draw that may be claimed.',
  steps: [
    {
      body: 'Modern rules. {white} has a king and the last pawn, which under these rules may be promoted on any square. {black}’s rook takes every square from the king, and the pawn on b8 cannot move on.',
      task: 'What can {white} do?',
      options: [
        'Promote, nothing else',
        'Promote, or claim a draw',
        'Nothing: {white} is stalemated',
      ],
      wrong: [
        'There is one thing more: a side with king and pawn that can only promote need not go on.',
        '',
        'A promotion is a move, and it is possible here.',
      ],
      right: 'The side has just king and pawn, is not in check, and all its moves are promotions: it may claim a draw (C23). It is a claim, so {white} may also play on. Under the formal rules b8 is no promotion square and {white} would have no move at all.',
      beside: 'With the rook on e6 the king has a square, so there is a move that is no promotion, and nothing to claim.',
    },
  ],
} satisfies UnitText
