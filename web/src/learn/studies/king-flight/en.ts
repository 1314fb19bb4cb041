import type { UnitText } from '../../unit'

export default {
  title: 'Where may the king go?',
  summary: 'Judge a flight square by what the short pieces really attack.',
  steps: [
    {
      body: '{black} has an elephant on d6 and a general on g6. With a bishop and a queen on these squares {white}’s king on e4 would have little rest. These pieces look only one step far.',
      task: 'Choose every square {white}’s king may go to.',
      hint: '{black}’s elephant attacks diagonally and one square down the board; the general only diagonally.',
      right: 'The elephant attacks d5, c5 and e5, and behind it c7 and e7; the general attacks f5, h5, f7 and h7. So d5, e5 and f5 are closed and the other five squares are free.',
      beside: 'One step nearer: the elephant on d5 attacks e4, and so does the general on f5. Now the king is in check from both.',
    },
  ],
} satisfies UnitText
