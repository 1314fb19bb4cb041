import type { UnitText } from '../../unit'

export default {
  title: 'Should I give up my general so that a pawn can be promoted?',
  summary: 'Not for that alone: you pay a man and a turn, and end with one general as before.',
  steps: [
    {
      heading: 'Count the price',
      body:
        'Losing the general opens the way for your pawns, and that tempts. Compare before you do it. **Before:** a general and a pawn. **After:** the general is captured, a turn is spent, and the pawn has become the general. You are one man poorer and one turn behind; only the place of the general may be better.\n\n' +
        'It can be worth it: if the general is exchanged for something of equal or greater use, if it would be lost anyway, or if a general on the pawn’s square decides the game. Look at the concrete position, and remember the move your opponent has in between: the pawn must survive it.\n\n' +
        'On the board {black}’s rook may capture the general on e3.',
      beside: 'After the capture {white} promoted on d5: general for general, but a pawn is missing.',
    },
  ],
} satisfies UnitText
