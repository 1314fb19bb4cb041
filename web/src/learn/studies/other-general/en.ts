import type { UnitText } from '../../unit'

export default {
  title: 'Whose general counts?',
  summary: 'The opponent’s general does not stand in the way of your promotion.',
  steps: [
    {
      body: 'There is a general on the board, but it is {black}’s: it stands on d7. {white} has a pawn on e5 and no general.',
      task: 'If the pawn may be promoted, promote it.',
      hint: 'The limit of one general holds for each side by itself.',
      right: 'The promotion is lawful. Each side may have one general, so both may have one at the same time. You look only at **your own** general.',
      beside: 'The unlike case: {black} has no general, but {white} has one on c3. Now the pawn on e5 may not be promoted.',
    },
  ],
} satisfies UnitText
