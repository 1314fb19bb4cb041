import type { UnitText } from '../../unit'

export default {
  title: 'The pawn that went past',
  summary: 'Each file has one promotion square; beyond it there is none.',
  steps: [
    {
      heading: 'Before, on, or past the X',
      body: '{white} has lost the general. Seven pawns stand in the far half or close to it. Some have not yet reached the promotion square of their file, some stand on it, some have gone past it.',
      task: 'Choose every pawn that may be promoted now.',
      hint: 'For {white} the promotion squares are a8, b7, c6, d5, e5, f6, g7 and h8.',
      right: 'b7, e5 and h8 stand on the X. c5 and a7 are one step short. d6 and g8 have gone past (C13): the pawn on g8 stays there to the end, although it stands on the last rank, while the one on h8 may become a general.',
    },
    {
      heading: 'Straight on or outward?',
      body: 'The general on c3 still lives, so the pawn on d5 cannot be promoted today. It can step to d6, or capture the knight on c6.',
      task: 'Play the pawn move after which this pawn can still be promoted one day.',
      hint: 'Which of the two squares lies on the X?',
      right: 'A capture outward along the X leads from one promotion square to the next: from d5 to c6, or from e5 to f6. The pawn keeps its chance, and a knight is won besides.',
      beside: 'After the step to d6 the pawn is past the square of its file. Every further move, straight or by capture, lies past the X as well.',
    },
  ],
} satisfies UnitText
