import type { UnitText } from '../../unit'

export default {
  title: 'May a promotion capture?',
  summary: 'No: in place there is nothing to capture, and where a step is allowed, it goes to an empty square.',
  steps: [
    {
      heading: 'Capture or promote',
      body:
        'In Formal and Tournament the pawn becomes a general where it stands, so nothing can be captured. In **Modern** and **Federation** the promotion may also be a step to a diagonal neighbour, in Murray 1913 to any neighbour; but that square must be empty.\n\n' +
        'On the board, under Modern, the pawn on e5 can capture on f6 **as a pawn**. It may also be promoted by a step to d4, f4 or d6. It cannot do both at once on f6, nor be promoted on e5, since the new general would attack the pawn on f6 (C11).\n\n' +
        'After capturing on f6 it stands on the X again and may be promoted on a later turn.',
    },
  ],
} satisfies UnitText
