import type { UnitText } from '../../unit'

export default {
  title: 'Two checks, two kinds of answer',
  summary: 'A rook’s check can be shut off, a knight’s cannot.',
  steps: [
    {
      heading: 'Check from a rook',
      body: '{black}’s rook gives check along the e-file. Besides moving the king there is another way: a piece between.',
      task: 'Choose the squares on which {white} can put a piece between.',
      hint: 'Look where the knight on c3 and the general on d6 meet the e-file.',
      right: 'The knight can go to e2 or e4, the general to e5 or e7. A threat elsewhere would not do: the move itself must end the check.',
    },
    {
      heading: 'Check from a knight',
      body: 'Now a knight on f3 gives check. Nothing of {white}’s can capture it.',
      task: 'Play a lawful move.',
      hint: 'A knight jumps: there is no square between.',
      right: 'Only the king can answer, and it has four squares: d1, f1, e2 and f2. d2 is attacked by the knight. No piece between helps against a knight.',
      beside: 'Against the rook the same two pieces had four ways to step between.',
    },
  ],
} satisfies UnitText
