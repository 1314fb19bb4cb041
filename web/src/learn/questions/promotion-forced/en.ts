import type { UnitText } from '../../unit'

export default {
  title: 'Must I promote when I can?',
  summary: 'No: it is a move like any other; it is compulsory only when no other move is lawful.',
  steps: [
    {
      heading: 'A choice',
      body:
        'Promotion is never forced and never automatic. On the board {white} has eight lawful moves, and promoting on e5 is one of them; stepping on to e6 or moving the king is just as lawful.\n\n' +
        'Often waiting is wiser: the turn may be needed elsewhere, and as long as the pawn stays on its square the right stays too. But you must make some lawful move. If the promotion is the only one, it has to be played.',
      beside: 'The king cannot move and the pawn is blocked: promoting is the only lawful move.',
    },
  ],
} satisfies UnitText
