import type { UnitText } from '../../unit'

export default {
  title: 'Can we agree on a draw?',
  summary: 'Yes: two players may agree at any time; the computer does not bargain, but claims a draw when it stands no better.',
  steps: [
    {
      heading: 'When both have had enough',
      body:
        'Two people may agree on a draw under every ruleset. The federation’s book says so itself; elsewhere it is a rule of this site (C26). **Offer a draw** asks the other player, who accepts or plays on.\n\n' +
        'In the position on the board the pawns block each other, and no draw comes by itself or can be claimed yet. If neither side sees a way to win, agreeing saves both the trouble.\n\n' +
        'The computer takes no offers. It claims a draw on its own when the rules allow it and it does not stand better.',
    },
  ],
} satisfies UnitText
