import type { UnitText } from '../../unit'

export default {
  title: 'Review: a short game',
  summary: 'Twenty-seven plies: a promotion that became possible, a pawn that went past, a check that was missed.',
  steps: [
    {
      heading: 'When did it become possible?',
      body: 'Play through the game. At the start both generals live. Watch {white}’s general, which leaves f2, and {white}’s pawn on e5.',
      task: 'After which ply could {white} promote for the first time?',
      criterion: 'The ply after which the promotion is lawful is named.',
      hint: 'The pawn stands on e5 from ply 3 on. What else was needed?',
      right: 'After ply 8, when the pawn from c5 took the general on d4. Before that the pawn had the right square but not the right circumstances. {white} took back on d4 and went on without a general.',
    },
    {
      heading: 'When was the chance gone?',
      body: 'For several turns the pawn on e5 could have been promoted. Then it moved on.',
      task: 'After which ply had this pawn passed its chance?',
      criterion: 'The ply that led the pawn past the X is named.',
      hint: 'On which file did it land, and where is the promotion square of that file?',
      right: 'Ply 17: the pawn took on d6. The promotion square of the d-file is d5, so d6 lies past it, and a pawn never goes back (C13).',
    },
    {
      heading: 'Was it a mistake?',
      body: 'Before ply 17 {white} could promote on e5 or capture {black}’s general on d6.',
      task: 'What did the capture do?',
      options: [
        'It won the general, and the pawn on d6 can be promoted later',
        'It won nothing',
        'It won the general and gave up this pawn’s promotion',
      ],
      wrong: ['d6 is past the promotion square of the d-file.', 'A captured general is a piece less for {black}.', ''],
      criterion: 'Gain and price of the capture are both named.',
      right: 'Both moves were lawful, and a piece was won. But the price was real: {white} has no general, and this pawn can no longer become one. A review names the gain and the price.',
      beside: 'After the capture.',
    },
    {
      heading: 'A line opens',
      body: '{white}’s king stands on h3, and {black} has a rook on e8 with free squares beside it. Until late in the game pawns stand on the h-file.',
      task: 'After which ply is the h-file open from h8 down to the king?',
      criterion: 'The ply at which the last pawn left the h-file is named.',
      hint: 'Both h-pawns left it by capturing on g5.',
      right: 'After ply 24: {white}’s h-pawn went with ply 23, {black}’s with ply 24.',
    },
    {
      heading: 'The check that was missed',
      body: 'Ply 25 is played; {black} is to move. In the game {black}’s king stepped aside to a8.',
      task: 'Find the check.',
      criterion: 'A move that gives check is played.',
      hint: 'Which rook reaches the open file?',
      right: 'The rook from e8 to h8 gives check at once. In the game the king moved first, and the line stood unused for a turn. When a line opens, look at once who stands at its end.',
    },
  ],
} satisfies UnitText
