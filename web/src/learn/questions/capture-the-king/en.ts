import type { UnitText } from '../../unit'

export default {
  title: 'How is the game won? Is the king captured?',
  summary: 'By checkmate: the king is attacked and nothing saves it; only in Three dice is it really captured.',
  steps: [
    {
      heading: 'Check and mate',
      body:
        'A king attacked by an enemy man is **in check**. Its side must answer at once: move the king to a safe square, capture the attacker, or put a man between. No other move is lawful, and no move may leave the own king attacked. On the board the rook gives check along the file, so stepping on with the pawn is not allowed.\n\n' +
        'If nothing helps, it is **checkmate** (khwè in Burmese books), and the game is over. The king is never taken from the board.\n\n' +
        '**Three dice** is the exception: there is no check in it, and whoever captures the king wins at once (C27).',
    },
    {
      body: 'The king on e1 is in check.',
      task: 'Choose every man that gives check.',
      hint: 'There may be more than one.',
      right: 'The rook along the rank and the knight by its jump. Against two attackers only a king move can help.',
    },
  ],
} satisfies UnitText
