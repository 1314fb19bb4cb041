import type { UnitText } from '../../unit'

export default {
  title: 'The elephant',
  summary: 'Five short steps: the four diagonals and straight forward.',
  steps: [
    {
      heading: 'Four legs and a trunk',
      body: 'The elephant (sin) moves **one square diagonally**, in all four directions, or **one square straight forward**. That makes five squares. Think of its four legs and its trunk.\n\n' +
        'It captures as it moves. It never goes to the side and never straight back. It may go back diagonally.',
    },
    {
      heading: 'Forward for {black}',
      body: 'Forward is always the way to the other side. For {white} forward is towards rank 8, for {black} towards rank 1.',
      task: 'Choose every square the {black} elephant of d5 may go to.',
      hint: 'The trunk of this elephant points to d4.',
      right: 'Right: c4, d4, e4 in front of it, and c6, e6 behind it. Not d6: that is straight back.',
    },
    {
      heading: 'What it can take',
      body: 'Two pawns of {black} stand near the elephant of {white}.',
      task: 'Choose every square the elephant of d4 may go to.',
      hint: 'One pawn stands beside it, the other diagonally in front of it.',
      right: 'Right: c3, e3, c5, d5 and e5. It takes on e5. The pawn on c4 stands beside it, out of reach.',
    },
    {
      heading: 'No jump, no slide',
      body: 'In the old Arab and Persian game an elephant jumped two squares diagonally. In international chess the bishop, which stands in the same place, slides along the diagonal. The Burmese elephant does neither.',
      task: 'The elephant is on d4, its own knight on e5. Can it reach f6 in one move?',
      options: [
        'Yes, it jumps over the knight',
        'Yes, if the knight were not there',
        'No, f6 is too far',
      ],
      wrong: [
        'Only the knight jumps.',
        'Even with a free diagonal it goes only one square.',
        '',
      ],
      hint: 'How many squares does an elephant go?',
      right: 'Right. It goes one square, so there is nothing to jump over. A square where its own man stands is closed to it.',
    },
    {
      heading: 'The stronger prize',
      body: 'A knight and a pawn stand within reach of the elephant.',
      task: 'Take the knight.',
      hint: 'The knight stands diagonally in front, on the right.',
      right: 'Right: the elephant takes on e5.',
    },
    {
      heading: 'The long way back',
      body: 'The elephant on d5 would like to be on d4, straight behind it.',
      task: 'How many moves does it need at the least, if nothing stands in the way?',
      options: [
        'One',
        'Two',
        'Three',
      ],
      wrong: [
        'Straight back is not one of its moves.',
        'Try it: after one move it stands on c4, e4, c6, e6 or d6. From none of these can it reach d4.',
        '',
      ],
      hint: 'From c5, e5 or d3 it could go to d4. From c3 and e3 too.',
      right: 'Right, for example d5, d6, c5, d4. An elephant goes forward more easily than back. So it does not stay on squares of one pattern, as a bishop does: each straight step changes it.',
    },
  ],
} satisfies UnitText
