import type { UnitText } from '../../unit'

export default {
  title: 'Often got wrong: the deployment',
  summary: 'Rooks anywhere, kings on the back rank, pawns as screens, moves too early.',
  steps: [
    {
      heading: '“A rook may stand anywhere in my half”',
      body: 'It is {white}’s turn to place.',
      task: 'Where may a rook be placed under the formal rules?',
      options: ['Anywhere in the own half', 'Anywhere behind the pawns', 'Only on the back rank'],
      wrong: ['The gap in front of the pawns and the second rank are not for rooks.', 'Not even there: d2, for example, is closed to it.', ''],
      criterion: 'The rooks’ squares are named.',
      right: 'Only a1 to h1 for {white}, a8 to h8 for {black}. In the Murray-Parlett rules it is different: there rooks go anywhere behind the pawns.',
    },
    {
      heading: '“The king begins on e1”',
      body: 'In international chess it does. Here you choose.',
      task: 'May {white}’s king be placed on e1 under the formal rules?',
      options: ['Yes, on any empty square of the own half', 'No, the back rank is kept for the rooks'],
      wrong: ['The back rank is an exception, and so are squares that an enemy pawn attacks.', ''],
      criterion: 'It is known for whom the back rank is kept.',
      right: 'Not on e1, but e2 is open. Other rulesets decide otherwise, so look which one you play.',
      beside: 'The tournament rules: here a king on e1 is lawful.',
    },
    {
      heading: '“The pawn is a screen”',
      body: '{white}’s king stands on d2, behind pawns on d3 and d5. {black} would like a rook on d8.',
      task: 'May the rook be placed there now?',
      options: ['Yes, two pawns stand between', 'No, something other than a pawn must stand between'],
      wrong: ['However many pawns there are, they are not counted.', ''],
      criterion: 'It is known what counts as a screen.',
      right: 'A pawn moves away or is captured soon; the rule asks for a piece (C7).',
      beside: 'With an elephant on d6, placed first, the rook may stand on d8.',
    },
    {
      heading: '“The pawns touch, so I take”',
      body: '{white} has placed three pieces. The pawn on e4 could capture on d5.',
      task: 'May the pawn capture now?',
      options: ['No: first both armies are placed', 'Yes, a capture is always possible'],
      wrong: ['', 'Play begins when both hands are empty.'],
      criterion: 'It is known when play begins.',
      right: 'As long as a side has pieces in hand, it places. After both deployments {white} makes the first move.',
    },
  ],
} satisfies UnitText
