import type { UnitText } from '../../unit'

export default {
  title: 'What if I have only king and pawn and can do nothing but promote?',
  summary: 'In Modern and Federation you may then claim a draw, or promote and play on.',
  steps: [
    {
      heading: 'A mercy for king and pawn',
      body:
        'In Modern and Federation a side’s last pawn may be promoted anywhere, so it can happen that promoting is all that is left. If you have just king and pawn, are not in check, and every move you have is a promotion, you **may claim a draw** (C23).\n\n' +
        'On the board the king on h8 has no safe square and the pawn on g8 no square before it. {white} has three moves, all promotions: on g8, or by a step to f7 or h7. The page offers the claim; you may decline it and promote.\n\n' +
        'In Formal and the other rulesets there is no such claim.',
    },
  ],
} satisfies UnitText
