import type { UnitText } from '../../unit'

export default {
  title: 'On the right square, and still a pawn',
  summary: 'The same pawn on the same square, with its own general and without.',
  steps: [
    {
      heading: 'May this pawn be promoted?',
      body: 'The pawn on e5 stands on one of {white}’s promotion squares. It is {white}’s turn, and the king is safe. {white}’s own general still stands on c3.',
      task: 'May {white} use this turn to make the pawn a general?',
      options: ['Yes, the square decides', 'No, not while the general lives', 'Yes, if the general moves away first'],
      wrong: [
        'The square is only the first of the conditions. The second one fails here.',
        '',
        'Where the general stands does not matter. As long as it is on the board, no pawn can be promoted.',
      ],
      right: 'A side has at most one general. The pawn passes the test of the **square**, but not the test of the **general**. Only the loss of the general on c3 opens the way; moving it changes nothing.',
      beside: 'The same position without the general on c3. Square, turn and king are as before, and now the promotion is lawful.',
    },
    {
      heading: 'The general is gone',
      body: 'Now {white} has no general left. The pawn has not moved; only the second condition has changed.',
      task: 'Promote the pawn.',
      hint: 'The pawn becomes a general where it stands: choose the pawn, then the promotion.',
      right: 'The pawn has become a general on e5, and the turn is spent on it. {white} could also have moved: a promotion is offered, never compulsory.',
    },
  ],
} satisfies UnitText
