import type { UnitText } from '../../unit'

export default {
  title: 'A screen that is one, and one that is not',
  summary: '{black}’s rooks and {white}’s king while the armies are arranged.',
  steps: [
    {
      heading: 'Where may the rooks stand?',
      body: '{white} has arranged the army, with the king on d2. On the d-file stand pawns on d3 and d5, and nothing else. Now {black} places.',
      task: 'Choose every square where {black} may place a rook now.',
      hint: 'A {black} rook may not look down a file at {white}’s king with only pawns, or nothing, between.',
      right: 'Every square of the back rank but d8. Two pawns stand between d8 and d2, but a pawn, of whatever colour, is no screen (C7).',
      beside: 'Here {white}’s king stands on e2 with an elephant on e3. The elephant is a screen, although it is {white}’s own: a rook on e8 is lawful.',
    },
    {
      heading: 'Making a screen',
      body: 'Back to the first position. {black} would like a rook on d8, and has six other pieces in hand.',
      task: 'Choose the squares where one of {black}’s pieces would be a screen between d8 and d2.',
      hint: 'It must be an empty square of the d-file, in {black}’s half, where a piece may be placed.',
      right: 'd7 and d6. With any piece but a pawn there, a rook may go to d8. The screen has to be there before the rook is placed.',
      beside: 'A knight on d7, placed first: now d8 is open to the rook.',
    },
  ],
} satisfies UnitText
