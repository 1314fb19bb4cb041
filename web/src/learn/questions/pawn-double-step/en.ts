import type { UnitText } from '../../unit'

export default {
  title: 'May a pawn move two squares on its first move?',
  summary: 'No: a pawn steps one square forward, always.',
  steps: [
    {
      heading: 'There would be no room',
      body:
        'No pawn ever steps two squares. Look at the array: the pawns on a3 to d3 have one empty square before them and then the enemy’s pawns on a5 to d5; those on e4 to h4 likewise. The armies meet at once, and the double step that international chess invented to hurry the meeting would have nowhere to go.\n\n' +
        'A pawn, **nè**, steps straight forward onto an empty square and captures one square diagonally forward. It never goes back.',
    },
    {
      body: 'An enemy knight stands on d4 and an enemy pawn on f4.',
      task: 'Choose the squares to which the pawn on e3 can go.',
      hint: 'One straight step, and captures to either side.',
      right: 'e4 by a step, d4 and f4 by a capture. Not e5.',
    },
  ],
} satisfies UnitText
