import type { UnitText } from '../../unit'

export default {
  title: 'Strategy: a shelter for the king',
  summary: 'You choose where the king stands. Look along the lines first.',
  steps: [
    {
      heading: 'A king on a rook’s file',
      body: '{black} put the king on e7, on the file of {white}’s rook on e1. Play began with the capture on d5. {black} would like to take back with the pawn from e6.',
      task: 'Choose the square of the piece that forbids the capture e6–d5.',
      criterion: 'The piece that would attack the king is chosen.',
      hint: 'Who would look at e7 if the pawn left the file?',
      right: 'The rook on e1. The pawn on e6 is pinned to its own king, so the natural capture is unlawful. A king on a file where pawns are soon exchanged ties its own men.',
      beside: 'The same army with the king on b7: now the pawn may take back.',
    },
    {
      heading: 'The king’s file also binds the other side',
      body: '{white} arranges first and has put the king on g2, behind pawns on g4 and g6. {black} is about to place.',
      task: 'Which square of the back rank does this close to {black}’s rooks, as long as there is no screen?',
      options: ['g8', 'e8', 'None: the pawns protect the king'],
      wrong: ['', 'On e8 a rook faces no king.', 'Pawns are no screen in this rule.'],
      criterion: 'The closed square is named.',
      right: 'g8 (C7). Wherever {white}’s king goes, {black} needs a piece in front of a rook on that file. {white} can make use of that.',
    },
    {
      heading: 'Build one',
      body: 'Three questions for your own deployment: Which files will open first? What stands next to the king and covers its neighbours? Can the king leave without walking through its own men?',
      task: 'Arrange {white}’s army with these questions in mind, and confirm.',
      criterion: 'All eight pieces stand on lawful squares and the army is confirmed.',
      hint: 'e4 and d5 touch from the start: the d-file and the e-file are the first to change.',
      right: 'There is no castling later, so this is the shelter you play with. In your next game, note whether it held.',
    },
  ],
} satisfies UnitText
