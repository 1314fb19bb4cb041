import type { UnitText } from '../../unit'

export default {
  title: 'What an advance opens',
  summary: 'A pawn that steps forward frees the rank it leaves, never its own file.',
  steps: [
    {
      body: '{white}’s rook on a5 and {black}’s king on h5 stand on one rank, with a single pawn between them.',
      task: 'Give check.',
      hint: 'Which man stands between the rook and the king?',
      right: 'The pawn steps to d6, the fifth rank is free, and the rook gives check. The line was used the moment its last blocker left. The pawn paid for it: it has gone past d5, its promotion square.',
      beside: 'The same pawn on the rook’s file. After the step to d6 it stands between rook and king as before: an advance does not open the pawn’s own file, only a capture does.',
    },
  ],
} satisfies UnitText
