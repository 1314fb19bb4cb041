import type { UnitText } from '../../unit'

export default {
  title: 'How do I claim a draw?',
  summary: 'When a claim is open, a button under the board says so and why; the side to move may use it or play on.',
  steps: [
    {
      heading: 'A right, not a result',
      body:
        'Some draws come by themselves; others must be **claimed**. The page tells you when it is your turn and a claim is open:\n\n' +
        '**Repetition:** the same position, with the same side to move, for the third time. Federation has no such rule. **Fifty moves:** fifty of each side without a capture, a pawn move or a promotion; in Federation not while a count runs. **Only promotions left** and **the count is over** exist in Modern and Federation only, and in Modern the count ends the game by itself.\n\n' +
        'Checkmate comes before every claim. Where the ruleset itself names no draws, the fifth repetition and seventy-five such moves end the game automatically (C26). Three dice has its own: a hundred turns.\n\n' +
        'On the board both rooks have gone to and fro, and the position stands for the third time.',
    },
    {
      body: 'Ninety-nine half-moves without progress have been made. {white} is to move.',
      task: 'Which move keeps {black} from claiming a draw?',
      options: ['The pawn goes from a2 to a3.', 'The rook goes from h1 to g1.'],
      wrong: ['', 'That is the hundredth half-move without progress: now the claim is open.'],
      hint: 'What counts as progress?',
      right: 'A pawn move begins the fifty moves anew, as a capture or a promotion does.',
    },
  ],
} satisfies UnitText
