import type { UnitText } from '../../unit'

export default {
  title: 'The general',
  summary: 'One step diagonally, and only one general on each side.',
  steps: [
    {
      heading: 'One step diagonally',
      body: 'The general (sit-ke) moves **one square diagonally**. That makes four squares. It captures as it moves. It does not go straight, it does not jump, and it does not slide further.\n\n' +
        'It may look like the queen of other chess games, but it is a piece for close quarters.',
      beside: 'Beside it, for comparison, the elephant: the same four squares and one straight forward.',
    },
    {
      heading: 'Own men, other men',
      body: 'A square with an own man is closed. A square with an enemy man can be taken.',
      task: 'Choose every square the general of d4 may go to.',
      hint: 'Look at the four diagonal squares: c3, e3, c5, e5.',
      right: 'Right: c3, and with a capture c5 and e5. On e3 stands its own pawn.',
    },
    {
      heading: 'A fork at close quarters',
      body: 'A general can attack two men at once, too.',
      task: 'Put the general where it attacks the rook and the knight. Then take what stays.',
      hint: 'The rook stands on c5, the knight on e5. Which square lies between them and one rank below?',
      right: 'Right: on d4. Neither the rook nor the knight could take it there. The rook went away, and the knight fell.',
    },
    {
      heading: 'Half of the board',
      body: 'Imagine the board chequered like a chessboard. A diagonal step never changes the pattern.',
      task: 'The general stands on d4, a knight of {black} on d5. In how many moves can the general take on d5?',
      options: [
        'In one',
        'In two',
        'Never',
      ],
      wrong: [
        'Straight ahead is not its move.',
        'After every diagonal step it is again on a square of the same pattern as d4. d5 is of the other.',
        '',
      ],
      hint: 'Try a few steps. Does it ever come to a square next to the one it left?',
      right: 'Right. The general can reach only half of the squares, and d5 is not among them.',
    },
    {
      heading: 'Never two',
      body: 'No side ever has **more than one general**. A pawn can become a general, but not while its own side still has one. The general of the other side does not matter. Here {white} has a general on b3.',
      task: 'The pawn of e5 stands on a square where pawns become generals. May it become one now?',
      options: [
        'Yes, the square is the right one',
        'No, {white} still has its general',
        'Yes, if {white} first gives the general back',
      ],
      wrong: [
        'The square alone is not enough.',
        '',
        'A piece cannot be given back. It leaves the board only by being captured.',
      ],
      hint: 'Count the generals of {white}.',
      right: 'Right. First the own general must be lost. The lesson on promotion tells the rest.',
    },
  ],
} satisfies UnitText
