import type { UnitText } from '../../unit'

export default {
  title: 'Understand: both armies',
  summary: 'Arrange {white}’s army, then {black}’s, and keep the rule about rook and king.',
  steps: [
    {
      heading: 'Rooks first of all',
      body: 'The deployment (sit-tee) is part of the game. Under the formal rules the back rank is for rooks, and rooks are for the back rank. The other six pieces take empty squares of the own half in front of it.',
      task: 'Choose every square where {white} may place a rook.',
      criterion: 'Exactly the lawful squares for a rook are chosen.',
      hint: 'The row nearest to {white}, all of it.',
      right: 'a1 to h1 and nothing else. A knight may go as far as d4 in front of the pawns; a king may not, for a pawn of {black} would attack it there (C6).',
    },
    {
      heading: '{white} arranges',
      body: 'Now the whole army. Nobody moves yet, not even the pawns that touch each other. Think of a shelter for the king and of the lines your rooks may get.',
      task: 'Put up {white}’s eight pieces and confirm.',
      criterion: 'All eight pieces stand on lawful squares and the army is confirmed.',
      hint: 'Rooks on the first rank, the others on the second, third or fourth where it is empty.',
      right: 'Until it is confirmed an army is a draft; now it stands for good. A placed piece moves only when play begins.',
    },
    {
      heading: 'What {black} may not do',
      body: '{white} has put the king on g2. Between it and the last rank the g-file holds only pawns. {black} comes second and therefore has one rule more.',
      task: 'Choose every square where {black} may place a rook now.',
      criterion: 'Exactly the lawful squares for a {black} rook are chosen.',
      hint: 'Which square looks down at the king past pawns only?',
      right: 'All but g8. Only pawns stand between g8 and g2, and a pawn is no screen (C7).',
      beside: 'With a knight on g7, placed before, g8 is open as well.',
    },
    {
      heading: '{black} arranges',
      body: '{white}’s army stands, the king on g2. Arrange {black}’s army, either with no rook on g8 or with a screen in front of it.',
      task: 'Put up {black}’s eight pieces and confirm.',
      criterion: 'All eight pieces stand on lawful squares, no rook faces the king on g2 without a screen, and the army is confirmed.',
      hint: 'Rooks on the last rank, the others on ranks five to seven where it is empty.',
      right: 'Both armies stand. Only now does play begin, and {white} makes the first move.',
    },
  ],
} satisfies UnitText
