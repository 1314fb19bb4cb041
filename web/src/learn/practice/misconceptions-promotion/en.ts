import type { UnitText } from '../../unit'

export default {
  title: 'Often got wrong: promotion',
  summary: 'The last rank, the moment of arrival, the second general.',
  steps: [
    {
      heading: '“On the last rank it becomes any piece”',
      body: '{white} has no general. The pawn has just walked from g7 to g8, and {black} has answered.',
      task: 'What does the pawn on g8 become?',
      options: ['Any piece {white} likes', 'A general, by itself', 'A general, if {white} spends the turn', 'Nothing: it stays a pawn'],
      wrong: [
        'There is no choice of pieces. A pawn can only become a general.',
        'Promotion never happens by itself.',
        'g8 is not on the X. On g7 it would have been possible.',
        '',
      ],
      criterion: 'The fate of the pawn is named.',
      right: 'It has gone past g7 and stays a pawn to the end (C13). The last rank means nothing by itself; only its corners lie on the X.',
      beside: 'A pawn on h8 stands on the X: it may be promoted, to a general and nothing else.',
    },
    {
      heading: '“I promote as soon as I arrive”',
      body: '{white} has no general; the pawn on e4 is one step short of e5.',
      task: 'Bring the pawn to e5 and make it a general as early as the rules allow.',
      criterion: 'The pawn arrives, {black} answers, and then it is promoted.',
      hint: 'Arriving is a move of its own.',
      right: 'The move to e5 was a pawn move and nothing more; the promotion took the next turn (C14).',
    },
    {
      heading: '“A second general can only help”',
      body: 'The pawn on f6 stands on the X. {white}’s general is on d3.',
      task: 'May {white} make a second general?',
      options: ['Yes, the pawn is on the right square', 'No, a side has at most one'],
      wrong: ['The square is not the only test.', ''],
      criterion: 'The limit of one general is known.',
      right: 'Not while the general on d3 lives (C32). The pawn may wait on f6, or give up its chance by stepping on to f7.',
    },
  ],
} satisfies UnitText
