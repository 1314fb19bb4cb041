import type { UnitText } from '../../unit'

export default {
  title: 'The board',
  summary: 'Squares, the X, the pawns, and the two sides.',
  steps: [
    {
      heading: 'A board of one colour',
      body: 'Sittuyin, the chess of Burma (today Myanmar), is played on a board of eight by eight squares. All squares have the same colour.\n\n' +
        'Two lines run from corner to corner: from a1 to h8 and from a8 to h1. They are called the **sit-ke-myin**, “the general’s lines”. We call the two of them together **the X**. The squares of the X are marked here. You will need them when a pawn is to become a general.',
    },
    {
      heading: 'Under the pawns',
      body: 'The X goes on under the pieces. At the start only pawns stand on the board, and some of them stand on the X.',
      task: 'Choose the four squares of the X that hold a pawn at the start.',
      hint: 'One line climbs from a1 to h8, the other falls from a8 to h1. Follow each and stop where a pawn stands.',
      right: 'Right: c3, e4, d5 and f6. The other squares of the X are empty at the start.',
    },
    {
      heading: 'Files and ranks',
      body: 'A row that goes up the board is a **file**. The files are called a to h, from the left of {white}. A row that goes across is a **rank**. The ranks are numbered 1 to 8, from the side of {white}.\n\n' +
        'A square takes its name from both: e4 lies on file e and rank 4.',
      task: 'Choose the squares on file e that hold a pawn.',
      hint: 'Look for the letter e at the edge and go straight up the board.',
      right: 'Right: e4 and e6. On e4 stands a pawn of {white}, on e6 one of {black}.',
    },
    {
      heading: 'Pawns in steps',
      body: 'The pawns stand on the board from the beginning, and nothing else does. The pawns of {white} are marked: **a3, b3, c3, d3, e4, f4, g4, h4**. So four stand on rank 3 and four on rank 4; in international chess all eight would begin on rank 2.\n\n' +
        'The pawns of {black} are **h6, g6, f6, e6, d5, c5, b5, a5**. That is the same picture turned by half a turn, as if you walked round the table. It is not a mirror image. Each player has the four pawns on the left hand further back.\n\n' +
        'Every rule for {black} is the rule for {white} turned round in the same way: rank 1 becomes rank 8, a1 becomes h8, a4 becomes h5.',
    },
    {
      heading: 'Half a turn',
      body: 'Turn the board by half a turn. Each pawn of {white} comes to stand where a pawn of {black} stood.',
      task: 'Where does the pawn of a3 come to stand?',
      options: [
        'On a6',
        'On h6',
        'On h3',
      ],
      wrong: [
        'That would be the mirror image. The board is turned, not reflected.',
        '',
        'Half a turn changes the rank as well: rank 3 becomes rank 6.',
      ],
      hint: 'The left edge becomes the right edge, and the bottom becomes the top.',
      right: 'Right: a becomes h, and 3 becomes 6. In the same way e4 becomes d5.',
    },
    {
      heading: 'Eye to eye',
      body: 'Here both armies stand. A pawn takes one step diagonally forward. Because the rows of pawns are shifted, one pawn of {white} and one pawn of {black} can take each other at once. It is the only such pair.',
      task: 'Choose the two pawns that can take each other.',
      hint: 'Look in the middle, where rank 4 meets rank 5.',
      right: 'Right: e4 and d5. The battle begins with the first move.',
    },
    {
      heading: 'Two armies',
      body: 'Each side has sixteen men: eight pawns and eight pieces. The pieces are one **king** (Burmese min-gyi), one **general** (sit-ke), two **elephants** (sin), two **knights** (myin) and two **rooks** (yahhta). A pawn is a nè.\n\n' +
        'In Burma the colours are red and black. This page calls the first side {white} and the other {black}. The first side is Red with the traditional pieces and White with the international ones; it is the same side. {white} puts the pieces up first and makes the first move.\n\n' +
        'You win by **checkmate**: you attack the king of the other side, and it cannot be saved.',
    },
    {
      heading: 'First the army',
      body: 'At the start each side still holds its eight pieces in hand: they must be put on the board. Only when all sixteen pieces of both sides stand does the moving begin.',
      task: 'What may {white} do as the very first thing in the game?',
      options: [
        'Step forward with a pawn',
        'Take with the pawn of e4',
        'Place a piece from the hand',
      ],
      wrong: [
        'No man moves while there are pieces to place.',
        'No man moves while there are pieces to place.',
        '',
      ],
      hint: 'Only the pawns stand. What is still missing?',
      right: 'Right. The placing is called **deployment**, in Burmese sit-tee. You will learn it after the moves of the pieces.',
    },
  ],
} satisfies UnitText
