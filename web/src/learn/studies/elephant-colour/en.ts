import type { UnitText } from '../../unit'

export default {
  title: 'The elephant is no bishop',
  summary: 'Its step forward leads to squares that a bishop never reaches.',
  steps: [
    {
      heading: 'Changing colour',
      body: 'The board of Sittuyin has one colour. Imagine it chequered all the same, like a board of international chess. The elephant on d5 has five squares to go to.',
      task: 'Choose the square that would have the other colour than d5.',
      hint: 'A diagonal step keeps the colour.',
      right: 'd6. A diagonal step never changes the colour, a straight one always does. So an elephant can reach both colours, and two elephants can guard neighbouring squares.',
    },
    {
      heading: 'Straight ahead',
      body: '{black}’s knight on d6 stands right in front of the elephant. A bishop would look past it.',
      task: 'Capture the knight.',
      hint: 'The elephant captures as it moves.',
      right: 'The elephant takes straight ahead. It captures on the same five squares to which it moves.',
      beside: 'A general instead of the elephant. It has only the four diagonals and cannot touch the knight in front of it.',
    },
  ],
} satisfies UnitText
