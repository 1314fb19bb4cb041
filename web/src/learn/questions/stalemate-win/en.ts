import type { UnitText } from '../../unit'

export default {
  title: 'Do I win by leaving my opponent without a move?',
  summary: 'No: in the traditional rules a move that stalemates is unlawful; in Modern and Federation it makes a draw.',
  steps: [
    {
      heading: 'Leave something to play',
      body:
        'A side is **stalemated** when it is not in check and has no move. In shatranj that won the game, in xiangqi it still does, in international chess it is a draw. In Sittuyin, by the traditional rules, you **may not do it**: the move is unlawful and you must find another. It is never played first and judged afterwards. So in Formal, Tournament and the two Murray rulesets.\n\n' +
        'On the board the rook may not go to b7: the king in the corner would have no move and not be in check.\n\n' +
        '**Modern** and **Federation** allow the move, and the game is then drawn (C4).',
      beside: 'Modern: the rook has gone to b7. Stalemate, and a draw.',
    },
    {
      body: 'Formal rules. Stalemate is forbidden, but there is something better.',
      task: 'Mate in one move.',
      hint: 'The rank on which the king stands is open.',
      right: 'The rook on h8 gives check along the rank, and the king has no way out.',
    },
  ],
} satisfies UnitText
