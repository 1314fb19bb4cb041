import type { UnitText } from '../../unit'

export default {
  title: 'Is the general the met of makruk, or a queen?',
  summary: 'It moves like the met, one square diagonally; but you never have more than one of them.',
  steps: [
    {
      heading: 'A weak piece with a great influence',
      body:
        'The general, **sit-ke**, moves and captures one square diagonally, as the Thai **met** does and the fers of old Persia and Europe did. It never moves like a modern queen.\n\n' +
        'Two things set it apart from the met. In makruk it begins beside the king, and every pawn that reaches the sixth rank becomes another one, so that a side may own several. Here you put it where you like, and a pawn can become a general only when yours is gone: never two at once. So the general’s life decides whether your pawns can be promoted.',
      task: 'Choose the squares to which the general on f3 can go.',
      hint: 'A man of its own side stands on one of the four.',
      right: 'e4, g4 and g2. On e2 stands a pawn of its own.',
    },
  ],
} satisfies UnitText
