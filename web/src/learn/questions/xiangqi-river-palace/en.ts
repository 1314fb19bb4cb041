import type { UnitText } from '../../unit'

export default {
  title: 'Are there a palace and a river, as in xiangqi?',
  summary: 'No: every piece may go anywhere on the board, the king and the elephants too.',
  steps: [
    {
      heading: 'One open board',
      body:
        'In Chinese chess the general stays in the palace, the elephants stay on their side of the river, and the pieces stand on the crossings of the lines. Here men stand **on the squares**, and nothing fences them in: the king may walk up to the last rank, the elephants may cross the middle, and there is no cannon to shoot over a screen.\n\n' +
        'The middle of the board matters twice all the same. During the deployment each army stays in its own half. And a pawn’s promotion squares lie beyond the middle.\n\n' +
        'One more habit to leave behind: in xiangqi the side that cannot move loses. Here, depending on the rules, that is forbidden or a draw.',
    },
  ],
} satisfies UnitText
