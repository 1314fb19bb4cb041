import type { UnitText } from '../../unit'

export default {
  title: 'May a pawn be promoted while my general is still there?',
  summary: 'No: your general must have been captured first, and the pawn must stand on a promotion square.',
  steps: [
    {
      heading: 'Three conditions, each by itself',
      body:
        'A promotion asks for three things: the pawn **stands** on a promotion square, your side has **no general**, and you **spend the turn** on it. On the board the pawn stands rightly on e5, but the general lives on d2, so the pawn remains a pawn.\n\n' +
        'Only your own general counts; the enemy’s does not stand in your way. A general still in hand would count as well, but nobody promotes before all pieces are placed (C32).',
      beside: 'The same pawn without the general: now it may be promoted.',
    },
    {
      body: 'Now the general of {white} has been captured.',
      task: 'Promote the pawn.',
      hint: 'Choose the pawn on e5 twice, or press the button that promotes it.',
      right: 'The pawn becomes a general on e5, where it stands. That was the move of this turn.',
    },
  ],
} satisfies UnitText
