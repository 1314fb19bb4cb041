import type { UnitText } from '../../unit'

export default {
  title: 'Often got wrong: how the men move',
  summary: 'Jumping elephants, sliding generals, double steps, captures straight ahead, castling.',
  steps: [
    {
      heading: '“The elephant jumps”',
      body: 'In some old games an elephant leaps two squares diagonally. Here {white}’s elephant on f3 stands among its own men.',
      task: 'Choose every square this elephant can go to.',
      criterion: 'Exactly the elephant’s lawful squares are chosen.',
      hint: 'One step, to empty squares or enemy men. Own men are in the way.',
      right: 'Only e2. h5 is two squares away and out of reach, and the own men on e4, f4, g4 and g2 take the other four squares.',
    },
    {
      heading: '“The general is a queen”',
      body: '{white}’s general stands on f2, next to the king.',
      task: 'Choose every square the general can go to.',
      criterion: 'Exactly the general’s lawful squares are chosen.',
      hint: 'One step diagonally.',
      right: 'e3 and g1. It does not slide to d4, does not step straight to f1, and its own men hold e1 and g3.',
    },
    {
      heading: '“Pawns may begin with two squares”',
      body: '{white}’s pawn on c3 has not moved yet.',
      task: 'Choose every square it can go to.',
      criterion: 'Exactly the pawn’s lawful squares are chosen.',
      hint: 'Straight on, one square at a time.',
      right: 'Only c4. There is no double step, and hence no capture in passing. d4 would need something to capture.',
    },
    {
      heading: '“The pawn takes what is in front of it”',
      body: '{black}’s knight stands right in front of {white}’s pawn on d4, a rook on c5 beside it.',
      task: 'Choose every square the pawn can go to.',
      criterion: 'Exactly the pawn’s lawful squares are chosen.',
      hint: 'It captures one square diagonally forward.',
      right: 'Only c5, where it takes the rook. The knight blocks it and cannot be taken straight ahead; e5 is empty, and a pawn goes diagonally only to capture.',
    },
    {
      heading: '“I castle”',
      body: '{white}’s king on e1 and rook on h1 have nothing between them.',
      task: 'May the king go to g1, with the rook beside it?',
      options: ['Yes, if neither has moved', 'No, the king moves one square'],
      wrong: ['There is no such move in Sittuyin.', ''],
      criterion: 'It is known that there is no castling.',
      right: 'The king moves one square, here for example to f1. Its shelter is chosen during the deployment.',
    },
  ],
} satisfies UnitText
