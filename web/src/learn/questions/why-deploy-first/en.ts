import type { UnitText } from '../../unit'

export default {
  title: 'Why can I not move a piece at once?',
  summary: 'Because the deployment is part of the game: first all pieces are placed, then play begins.',
  steps: [
    {
      heading: 'Sit-tee, the deployment',
      body:
        'When the game begins only the pawns stand on the board, and every other piece is in hand. Placing them is called **sit-tee**. It is the first phase of the game, with rules of its own, and nobody may skip it.\n\n' +
        'As long as you have pieces in hand you must place them (C29), so no pawn moves yet, not even to capture on d5. When both hands are empty, {white} makes the first move of play.\n\n' +
        'What you decide here stays: where your king is safe, which files your rooks will use, which pieces stand ready behind the pawns.',
    },
    {
      body: 'Formal rules, {white} begins.',
      task: 'Choose all squares where you may place a rook.',
      hint: 'In Formal one rank belongs to the rooks, and to them alone.',
      right: 'The back rank, a1 to h1. No other piece may be placed there, and no rook anywhere else.',
    },
  ],
} satisfies UnitText
