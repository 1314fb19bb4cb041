import type { UnitText } from '../../unit'

export default {
  title: 'What does a traditional set look like?',
  summary: 'Carved figures of wood, sometimes ivory, in red and black, on a board that is often a low box with drawers.',
  steps: [
    {
      heading: 'Wood, red and black',
      body:
        'The pieces are carved, usually in wood and sometimes in ivory, and often as real figures: kings, generals, elephants, horses and chariots. Their height tells the kind. The colours are **red and black**; Red begins, as White does in international chess.\n\n' +
        'The game is played seated on the ground, so the board is made as a low box, with drawers that hold the pieces. On this site you can choose between the traditional pieces in red and black and the international ones in white and black, under Settings. The names of the sides follow your choice. A shape does not tell a move: the international elephant looks like a bishop, and goes one square all the same.',
    },
  ],
} satisfies UnitText
