import type { UnitText } from '../../unit'

export default {
  title: 'If I do not promote now, may I do so later?',
  summary: 'Yes, as long as the pawn stays on a promotion square; once it has stepped past, never.',
  steps: [
    {
      heading: 'Waiting keeps the right, passing loses it',
      body:
        'Here {white} moved the king instead of promoting. The pawn still stands on e5, and may be promoted now.\n\n' +
        'Once it steps on, the chance is gone: each file has a single promotion square, and a pawn does not go back (C13). One way forward keeps the right: a capture **along** the X, outward, lands on the next promotion square, as from d5 to c6. Nothing about a pawn’s past needs to be remembered; the square on which it stands tells all.',
      beside: 'Here the pawn stepped on to e6. It has passed its square and can no longer be promoted.',
    },
    {
      body: 'The pawn on d5 could be promoted now. It could also capture the pawn on c6, or step to d6.',
      task: 'Which of these ends its hope of promotion?',
      options: ['Waiting on d5.', 'Capturing on c6.', 'Stepping to d6.'],
      wrong: [
        'As long as it stands on d5, it keeps the right.',
        'c6 lies on the X too: it could be promoted there later.',
        '',
      ],
      hint: 'Which square is not on the X?',
      right: 'd6 lies beyond d5, the only promotion square of the d-file.',
    },
  ],
} satisfies UnitText
