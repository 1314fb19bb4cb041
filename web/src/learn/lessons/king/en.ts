import type { UnitText } from '../../unit'

export default {
  title: 'The king',
  summary: 'One step in every direction, but never into an attack.',
  steps: [
    {
      heading: 'One step, eight directions',
      body: 'The king (min-gyi) moves **one square** in any direction: straight or diagonally, forward, back or to the side. In the open it has eight squares.\n\n' +
        'It captures in the same way as it moves: it goes to the square of an enemy man, and that man leaves the board for good. It may not go to a square where a man of its own side stands. Here the pawn on d3 is its own, so seven squares are left.',
    },
    {
      heading: 'In the corner',
      body: 'At the edge of the board the king has fewer squares. No man ever leaves the board.',
      task: 'Choose every square the king of h1 may go to.',
      hint: 'There are three squares next to h1. On one of them stands its own pawn.',
      right: 'Right: g1 and g2. The own pawn holds h2.',
    },
    {
      heading: 'Not into an attack',
      body: 'The king may not go to a square that an enemy man **attacks**. A man attacks the squares on which it could capture. A rook attacks along its rank and its file as far as the way is free.',
      task: 'The rook on e8 attacks all of file e. Choose every square the king of d4 may go to.',
      hint: 'Three of the eight squares lie on file e.',
      right: 'Right: c3, d3, c4, c5 and d5. On e3, e4 and e5 the rook would attack the king.',
    },
    {
      heading: 'Guarded or not',
      body: 'A king may take an enemy man, unless another enemy man guards it. A man is guarded when a man of its own side attacks its square. A pawn attacks the two squares diagonally in front of it; the pawns of {black} go down the board.',
      task: 'Two pawns stand next to the king. Take the one that is not guarded.',
      hint: 'The pawn on e5 attacks d4 and f4. Who attacks e5?',
      right: 'Right: the king takes on e5. The pawn on d4 was guarded by the one on e5.',
    },
    {
      heading: 'King and king',
      body: 'A king attacks the squares next to it, like any other man.',
      task: 'How close may two kings come to each other?',
      options: [
        'They may stand side by side',
        'At least one square stays between them',
        'As close as they like, if it is not their turn',
      ],
      wrong: [
        'Then each would stand on a square that the other attacks.',
        '',
        'A king may never go to an attacked square, so this cannot come about.',
      ],
      hint: 'Could the king of c4 go to c5, next to the king of c6?',
      right: 'Right. From c4 the king may not go to b5, c5 or d5: the king of c6 attacks these squares.',
    },
    {
      heading: 'No castling',
      body: 'The king has one kind of move only, from the first move to the last.',
      task: 'King on e1, rook on h1. What may the king do here?',
      options: [
        'Jump to g1 while the rook goes to f1',
        'Change places with the rook',
        'Go one step, for example to f1',
      ],
      wrong: [
        'That is castling. It belongs to international chess and does not exist in Sittuyin.',
        'No move changes two men of one side.',
        '',
      ],
      hint: 'There is no exception to the one step.',
      right: 'Right. There is **no castling**. The king is not captured either: when it is attacked and cannot be saved, the game is over.',
    },
  ],
} satisfies UnitText
