import type { UnitText } from '../../unit'

export default {
  title: 'Checkmate',
  summary: 'The aim of the game: an attack on the king that nothing can stop.',
  steps: [
    {
      heading: 'No way out',
      body: '**Checkmate**, in Burmese khwè, is check without an answer: the king is attacked, and the side to move has no lawful way to save it. The game is over at once, and the side that gave check has won.\n\n' +
        'Here the rook attacks the king on a8. The king cannot go to a7 or b7, which the king of {white} attacks, nor to b8, which the rook attacks. Nothing can capture the rook or stand between.\n\n' +
        'Checkmate comes before everything else: a move that mates ends the game, even if a draw could have been claimed after it.',
    },
    {
      heading: 'The last rank',
      body: 'The king of {black} stands behind its own pawns. They take its squares away.',
      task: 'Mate in one move.',
      hint: 'Rank 8 is empty but for the king.',
      right: 'Right: the rook gives check on a8, and the three pawns shut their own king in.',
    },
    {
      heading: 'Shut in by its own men',
      body: 'A knight jumps. Against it no man can be put between.',
      task: 'Mate in one move.',
      hint: 'The knight needs a square from which it attacks h8.',
      right: 'Right: from f7. Rook and pawns leave the king no square, and nothing can take on f7.',
    },
    {
      heading: 'King and elephant',
      body: 'The elephant is strong next to its king, which guards it.',
      task: 'Mate in one move.',
      hint: 'The elephant of h6 has two good squares. Guarded by its king it cannot be taken there.',
      right: 'Right. With the elephant on g7 or on h7 the king of h8 has no square left.',
    },
    {
      heading: 'Check or mate?',
      body: 'The rook has just gone to a8 and gives check.',
      task: 'Is it mate?',
      options: [
        'Yes, the king has no square',
        'Yes, nothing can capture the rook of a8',
        'No, the rook of {black} can go between',
      ],
      wrong: [
        'The king has none, but moving the king is only one of three ways.',
        'Nothing can, but there is a third way.',
        '',
      ],
      hint: 'Try all three ways: move the king, capture, put a man between.',
      right: 'Right: the rook of b3 goes to b8. Before you call mate, try all three ways for the other side.',
    },
    {
      heading: 'Mate for {black}',
      body: 'Now you play {black}.',
      task: 'Mate in one move.',
      hint: 'Which rank is the king of {white} shut in on?',
      right: 'Right: the rook gives check on e1. The knight is too far away to stand between.',
    },
    {
      heading: 'Mate by promotion',
      body: 'The pawn of b7 stands on a promotion square, {white} has no general, and it is the turn of {white}. The rules are those of Formal.',
      task: 'Mate in one move.',
      hint: 'A pawn on b7 attacks a8 and c8. What would a general on b7 attack as well?',
      right: 'Right: the new general attacks a6. The knight holds a5 and a7, and the rook holds file b. Under Modern and Federation this promotion would not be lawful, since the general attacks the king.',
    },
  ],
} satisfies UnitText
