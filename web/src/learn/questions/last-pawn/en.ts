import type { UnitText } from '../../unit'

export default {
  title: 'May my last pawn be promoted anywhere?',
  summary: 'In Modern and Federation, yes; in the other rulesets the last pawn has no privilege.',
  steps: [
    {
      heading: 'An exception for the last one',
      body:
        'Modern and Federation let a side’s **only remaining pawn** be promoted on any square of the board, in its own half and beyond the X as well (C12). Enemy pawns do not count. The other conditions stay: no general of its own, a turn spent, nothing captured, nothing attacked.\n\n' +
        'On the board, under Modern, the pawn on e4 may be promoted on e4, d3, d5 or f3. Not on f5: there the general would attack the pawn on g6.\n\n' +
        'Formal and the other rulesets know no such exception. There the pawn must reach e5, and if it has gone past, it remains a pawn.',
      beside: 'Under Formal the same pawn on e4 cannot be promoted yet.',
    },
  ],
} satisfies UnitText
