import type { UnitText } from '../../unit'

export default {
  title: 'Is there capture en passant?',
  summary: 'No: it answers the double step, and there is no double step.',
  steps: [
    {
      heading: 'Nothing to catch in passing',
      body:
        'Capturing in passing exists in international chess because a pawn could otherwise slip past another with its double step. Here every pawn steps one square, so it must stop where it can be captured in the usual way.\n\n' +
        'A pawn beside yours is not a target: the pawn on e5 can capture neither to d5, which lies at its side, nor on d6, which is empty. A pawn captures only a man that stands one square diagonally in front of it.',
      beside: 'Here {black} has just stepped from d7 to d6. That pawn stands diagonally in front of e5 and can be captured.',
    },
  ],
} satisfies UnitText
