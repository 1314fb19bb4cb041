import type { UnitText } from '../../unit'

export default {
  title: 'May I change my arrangement again?',
  summary: 'Until you confirm it, yes, where armies are placed one after the other; once confirmed, or placed in turn, a piece stays.',
  steps: [
    {
      heading: 'A draft until you confirm',
      body:
        'Where one army is placed after the other, and behind the curtain, your army is a **draft**: put pieces up, shift them, take them back, begin again, as often as you like. Only when you confirm is it placed.\n\n' +
        'One piece may be held fast: in Formal, the only screen between a {black} rook and the {white} king stays as long as the rook does (C7). Move the rook first.\n\n' +
        'Where the sides place in turn, as in Modern, each placement is a move and stands at once. The federation’s book is stricter over the board: no corrections, and five minutes for each army. In Murray 1913 a whole stage of free rearranging follows.',
    },
  ],
} satisfies UnitText
