import type { UnitText } from '../../unit'

export default {
  title: 'Strategy: pawns in contact',
  summary: 'Two pawns touch before the first move. What each side can do with that.',
  steps: [
    {
      heading: 'Where the armies touch',
      body: 'Both armies stand; no move has been made. In the array of the pawns, two of them can capture each other.',
      task: 'Choose these two pawns.',
      criterion: 'Exactly the two pawns in contact are chosen.',
      hint: 'A pawn captures one square diagonally forward.',
      right: 'e4 and d5. {white} moves first and may take at once; if {white} does not, {black} may.',
    },
    {
      heading: 'Count who takes back',
      body: '{white} has taken on d5. Before you begin such an exchange, count what can take back.',
      task: 'Choose every man of {black}’s that can capture on d5 now.',
      criterion: 'Exactly the men that can capture on d5 are chosen.',
      hint: 'A pawn, an elephant and a knight. The elephant captures as it moves.',
      right: 'The pawn on e6, the elephant on c6 and the knight on b6. Each way leaves another position: only the pawn opens the e-file. The rook on d8 cannot take, the knight on d7 is in its way.',
    },
    {
      heading: 'Or step past',
      body: 'Instead of taking, {white} has pushed the pawn to e5. It stands on the X already, on the first move of play.',
      task: 'What is true of this pawn?',
      options: ['It becomes a general at the next turn', 'It can be captured, and it cannot be promoted while {white} has a general', 'It is safe there, and it is past the X'],
      wrong: [
        'Not with {white}’s general on the board.',
        '',
        'e5 lies on the X, and the pawn on f6 attacks it.',
      ],
      criterion: 'Danger and eligibility are both judged rightly.',
      right: 'The pawn on f6 can take it. A pawn that stands on the X early is a promise for later, if it can be kept there until the general is gone.',
      beside: 'Before the step: the tension on e4 and d5 stands.',
    },
  ],
} satisfies UnitText
