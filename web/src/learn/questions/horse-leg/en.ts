import type { UnitText } from '../../unit'

export default {
  title: 'Can the knight be blocked, like the horse of xiangqi?',
  summary: 'No: it jumps over whatever stands beside it.',
  steps: [
    {
      heading: 'No leg to hold',
      body:
        'In Chinese chess the horse cannot move in a direction whose first square is taken. The Burmese **myin** has no such leg: it goes two squares along a rank or file and one to the side, over everything between, as in international chess. It is the only piece here that passes over others.\n\n' +
        'It follows that a check by a knight cannot be parried by putting a man between. And like every piece, a knight may not leave its place if that opens its own king to an attack.',
      task: 'The knight on d4 is shut in on four sides. Choose the squares to which it can go.',
      hint: 'Whatever stands next to it does not matter.',
      right: 'All eight: b3, b5, c2, c6, e2, e6, f3 and f5.',
    },
  ],
} satisfies UnitText
