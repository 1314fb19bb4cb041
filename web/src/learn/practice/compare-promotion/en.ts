import type { UnitText } from '../../unit'

export default {
  title: 'Compare: one pawn, two answers',
  summary: 'The same pawn with its general and without. What changes, and what does not?',
  steps: [
    {
      heading: 'The test of the square',
      body: 'Two positions, alike but for one piece: in the first {white} has a general on g3, in the second none. The pawn stands on c6 in both.',
      task: 'In which of them does the pawn stand on a promotion square?',
      options: ['In both', 'Only in the second', 'In neither'],
      wrong: ['', 'The square does not depend on the general. Keep the two tests apart.', 'c6 lies on the X in the far half.'],
      criterion: 'The test of the square is answered by itself.',
      right: 'In both. Where the pawn stands is the first test, and both positions pass it.',
      beside: 'The second position: no general of {white}’s.',
    },
    {
      heading: 'The test of the general',
      body: 'The same two positions. In one of them the pawn may be promoted now.',
      task: 'What makes the difference?',
      options: ['The turn', 'The square of the pawn', 'Whether {white} has a general'],
      wrong: ['It is {white}’s turn in both.', 'It is the same square in both.', ''],
      criterion: 'The one condition that differs is named.',
      right: 'A side has at most one general. With the general on g3 the promotion is unlawful (C32), without it lawful. Square and turn were the same.',
      beside: 'Without the general the pawn may be promoted.',
    },
    {
      heading: 'The turn',
      body: 'The second position. The promotion uses up the turn; {black} answers; then the new general may move.',
      task: 'Promote the pawn, then move the new general.',
      criterion: 'The pawn is promoted where it stands, and the general then makes one of its four moves.',
      hint: 'The general steps one square diagonally.',
      right: 'The promotion was the whole move. What stands on c6 afterwards is a general with four one-step moves, not a queen.',
    },
    {
      heading: 'The other side’s general',
      body: 'Now {black} has a general on f7, {white} still none.',
      task: 'Does {black}’s general change anything for the pawn on c6?',
      options: ['Yes, there is already a general on the board', 'No, the pawn may be promoted as before'],
      wrong: ['The limit holds for each side by itself.', ''],
      criterion: 'Own and foreign general are told apart.',
      right: 'Nothing changes. Only the own general counts.',
      beside: 'Without any general: the same answer.',
    },
  ],
} satisfies UnitText
