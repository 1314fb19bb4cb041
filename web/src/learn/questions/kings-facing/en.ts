import type { UnitText } from '../../unit'

export default {
  title: 'May the two kings face each other on an open file?',
  summary: 'Yes: kings see only the squares next to them. A rule of that kind exists for Black’s rooks, in Formal, while the army is arranged.',
  steps: [
    {
      heading: 'No flying general',
      body:
        'Xiangqi forbids the two generals to look at each other along an open file. Sittuyin has no such rule. On the board the knight may leave the e-file, and the kings then face each other in peace.\n\n' +
        'A king attacks only its eight neighbours, so the kings must merely never stand side by side.\n\n' +
        'There is a rule about facing, but for rooks and only at the start: in Formal, {black} may not **place** a rook on the file of the {white} king unless another piece than a pawn stands between (C7). Once play begins, rooks may face any king.',
      beside: 'Two kings with one square between them: neither may step nearer, for that square is attacked.',
    },
  ],
} satisfies UnitText
