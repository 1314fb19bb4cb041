import type { UnitText } from '../../unit'

export default {
  title: 'Nothing left but stalemating moves',
  summary: 'When every move would stalemate, the game is drawn.',
  steps: [
    {
      heading: 'One move, and a forbidden one',
      body: '{white} is to move. The pawn on h7 is blocked, and the king can go nowhere but to g6, by capturing the elephant. But that capture would leave {black}’s king in the corner without a move and without check.',
      task: 'What is the result?',
      options: ['{white} must capture, and it counts as a win', '{white} loses for want of a move', 'The game is drawn'],
      wrong: [
        'A stalemate never wins, and the move that makes it is unlawful.',
        'The rule only forbids the move; it does not punish the side that has no other.',
        '',
      ],
      right: 'All of {white}’s moves would stalemate, so {white} has no lawful move. Under the formal rules the game is then drawn.',
      beside: 'With a pawn on a4 {black} would keep a move after the capture. Then taking on g6 is lawful.',
    },
    {
      heading: 'The same in check',
      body: 'Here {white} is in check from the rook. Both ways to take it would end the check, and both would leave {black} stalemated.',
      task: 'Is this mate?',
      options: ['Yes, {white} is in check and has no lawful move', 'No, it is a draw'],
      wrong: ['There is a way to end the check; only the rule against stalemating forbids it. That is not mate.', ''],
      right: 'A draw (C2). Mate means that no move ends the check. Here two moves would, they are only not allowed.',
      beside: 'Without check the result is the same: a draw for want of a lawful move.',
    },
  ],
} satisfies UnitText
