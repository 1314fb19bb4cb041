import type { UnitText } from '../../unit'

export default {
  title: 'The rook',
  summary: 'Straight lines, as far as the way is free.',
  steps: [
    {
      heading: 'Straight on',
      body: 'The rook (yahhta, the chariot) moves along its rank or its file, **as far as it likes**: forward, back or to the side. It never moves diagonally.\n\n' +
        'It cannot jump. It stops before a man of its own side. It may take the first enemy man in its way, but it does not go past it. Here it may go up to d6 and up to g4, and take there. It is the only piece that reaches far.',
    },
    {
      heading: 'Four roads',
      body: 'Follow each of the four directions until something stands in the way.',
      task: 'Choose every square the rook of b4 may go to.',
      hint: 'Down stands its own pawn on b2. Up and to the right stand enemy men, which it may take.',
      right: 'Right: a4 to the left, b3 down, b5 to b7 up with the capture on b7, and c4 to e4 with the capture on e4.',
    },
    {
      heading: 'What stands in the way?',
      body: 'The rook of b4 would like to go to g4, in one move.',
      task: 'Choose the square of the man that stops it.',
      hint: 'Go from b4 to the right, square by square.',
      right: 'Right: the knight on e4. The rook may take it, but in that move it gets no further than e4.',
    },
    {
      heading: 'Take!',
      body: 'A free road to an enemy man is an attack.',
      task: '{white} to move: take the knight with the rook.',
      hint: 'The rook stands on file g.',
      right: 'Right: from g1 to g7 the file was free.',
    },
    {
      heading: 'For {black}',
      body: 'The rook moves in the same way for both sides.',
      task: 'You play {black}: take a man with the rook.',
      hint: 'Look along the file of the rook. It takes the first man it meets there.',
      right: 'Right: the knight of c4. The pawn behind it, on c3, could not be reached.',
    },
  ],
} satisfies UnitText
