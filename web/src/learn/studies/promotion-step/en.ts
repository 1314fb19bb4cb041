import type { UnitText } from '../../unit'

export default {
  title: 'Promotion by a step',
  summary: 'What the federation’s book and the modern rules allow, and what the new general may not attack.',
  steps: [
    {
      heading: 'Where may the general appear?',
      body: 'Federation rules. {white} has no general and a pawn on d5. It may become a general on its square, or on an empty square diagonally next to it, but the new general may attack nothing of {black}’s. {black} has a knight on d7 and a pawn on f5.',
      task: 'Choose every square on which the new general may appear.',
      hint: 'From c6, d5, e6, c4 and e4: which of them attack d7 or f5 diagonally?',
      right: 'd5 and c4. From c6 and e6 the general would attack the knight, from e6 and e4 the pawn (C11). The step may go backward and need not end on the X.',
      beside: 'Under the formal rules the same pawn may be promoted only where it stands; but there the new general may attack whatever it likes.',
    },
    {
      heading: 'Without check',
      body: 'Federation rules again. On e5 the new general would attack the king on d4, so this promotion is not allowed. Some steps are.',
      task: 'Promote the pawn.',
      hint: 'Choose a square from which d4 is not attacked.',
      right: 'By a step to d6, f6 or f4 the pawn becomes a general and attacks nobody. Promoting on e5 would give check.',
      beside: 'Under the formal rules the promotion on e5 is lawful, with check.',
    },
    {
      heading: 'The last pawn',
      body: 'Modern rules. {white} has one pawn left, on c4, nowhere near the X, and no general.',
      task: 'Choose the pawn if it may be promoted.',
      hint: 'For the last pawn of a side these rules make an exception.',
      right: 'The last pawn of a side may be promoted on any square in the modern rules and in the federation’s (C12).',
      beside: 'The formal rules have no such exception: c4 is not a promotion square.',
    },
  ],
} satisfies UnitText
