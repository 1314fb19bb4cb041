import type { UnitText } from '../../unit'

export default {
  title: 'Can the elephant jump over a piece?',
  summary: 'No: it moves a single square, so there is nothing to jump over.',
  steps: [
    {
      heading: 'One square, five directions',
      body:
        'The elephant, **sin**, goes one square diagonally or one square straight forward. It neither jumps nor glides. A man of its own side on the next square simply closes that direction; an enemy man there can be captured.\n\n' +
        'Do not take it for the elephant of shatranj, the old Persian game, which leaps to the second square along a diagonal, nor for a bishop. The same name hides three different moves.',
      beside: 'Now enemy pawns stand on c4, d4 and e4. The elephant may capture any of them, and still not pass them.',
    },
    {
      body: 'The elephant on d3 stands behind three pawns of its own side.',
      task: 'Choose the squares to which it can go.',
      hint: 'Forward everything is taken. Which directions are left?',
      right: 'c2 and e2. A diagonal step backwards is allowed, a straight one is not.',
    },
  ],
} satisfies UnitText
