import type { UnitText } from '../../unit'

export default {
  title: 'Why do the squares have only one colour?',
  summary: 'The traditional board has lines and no chequers; nothing in the game needs light and dark squares.',
  steps: [
    {
      heading: 'A board of lines',
      body:
        'A Burmese board shows 64 squares of one colour and the two diagonals. No piece glides along diagonals, so nobody needs the chequers to find the way. The knight can be told from its jump, the rook from its line.\n\n' +
        'Two pieces have something to do with the colours that are not drawn. If you imagine the board chequered, the **general** always stays on squares of one colour, since it steps only diagonally. The **elephant** does not: each straight step forward changes the colour.',
      task: 'Choose the squares to which the general on d4 can go.',
      hint: 'One square, diagonally.',
      right: 'c3, c5, e3 and e5: on a chequered board all of the same colour as d4.',
    },
  ],
} satisfies UnitText
