import type { UnitText } from '../../unit'

export default {
  title: 'Understand: who may be promoted, and when',
  summary: 'The square, the general, the turn, and the safety of the king.',
  steps: [
    {
      heading: '{black}’s side of the X',
      body: '{black} has no general and is to move. {black}’s promotion squares lie in {white}’s half: a1, b2, c3, d4, e4, f3, g2 and h1.',
      task: 'Choose every pawn that may be promoted now.',
      criterion: 'Exactly the pawns that may be promoted are chosen.',
      hint: '{black}’s pawns move down the board.',
      right: 'b2, e4 and f3. c4 and h2 have not arrived yet; d3 has gone past d4 and will never be promoted (C13).',
    },
    {
      heading: 'What is missing?',
      body: 'The pawn on g7 stands on the X. It is {white}’s turn and the king is not in check.',
      task: 'Why may the pawn not be promoted?',
      options: ['It is on the wrong square', '{white} still has a general', 'Nothing is missing, it may be promoted'],
      wrong: ['g7 is the promotion square of the g-file.', '', 'Look for {white}’s other pieces.'],
      criterion: 'The missing condition is named.',
      right: 'The general on f3 lives. Each side has at most one, so the pawn has to wait.',
    },
    {
      heading: 'Arrive, wait, promote',
      body: '{white} has no general, and the pawn on f5 is one step short of the X.',
      task: 'Bring the pawn to the X and promote it at the next turn.',
      criterion: 'The pawn arrives with one move and is promoted with the next.',
      hint: 'The promotion square of the f-file is f6.',
      right: 'Two turns of {white} with one of {black} between. Arriving alone changes nothing (C14).',
    },
    {
      heading: 'The king comes first',
      body: 'No general, a pawn on e5, {white} to move. But {black}’s rook gives check from a1.',
      task: 'What stands in the way of the promotion now?',
      options: ['The pawn on h4', 'The square e5', 'The check'],
      wrong: ['Another pawn never forbids a promotion.', 'e5 is a promotion square.', ''],
      criterion: 'The missing condition is named.',
      right: 'Promoting is a move like any other, and a move has to end the check. The king must be saved first.',
    },
  ],
} satisfies UnitText
