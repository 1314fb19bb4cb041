import type { UnitText } from '../../unit'

export default {
  title: 'Can I have two generals?',
  summary: 'Not at once; but when a promoted general falls too, another pawn may follow it.',
  steps: [
    {
      heading: 'One at a time',
      body:
        'Each side may have one general and no more. A turn spent on making a second one is not lawful, whatever square the pawn stands on. On the board {white} has promoted the pawn on e5; the pawn on d5 stands on a promotion square too, and must wait.\n\n' +
        'The limit counts for each side alone: both sides may own a general at the same time. And it speaks of the present, not of the past. If the new general is captured, the next pawn may be promoted, as often as there are pawns for it.',
      beside: 'Here the rook has captured the new general on e5. Now the pawn on d5 may be promoted.',
    },
  ],
} satisfies UnitText
