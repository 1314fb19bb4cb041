import type { UnitText } from '../../unit'

export default {
  title: 'How does promotion differ from makruk?',
  summary: 'In makruk every pawn is promoted when it reaches the sixth rank; here place, general and turn must all fit.',
  steps: [
    {
      heading: 'The same piece, another way to it',
      body:
        'In both games a pawn becomes the piece that steps one square diagonally, the Thai met or the Burmese general. The way differs in four points.\n\n' +
        '**Where:** in makruk on the whole sixth rank; here on the X in the far half, on another rank for each pair of files. **When:** in makruk with the move that arrives, captures included; here on a later turn. **How many:** in makruk as many as arrive; here one at a time, and only when yours has been lost. **Must you:** in makruk always; here you may decline.\n\n' +
        'So the pawns on a6 and e6, which in Thailand would have been promoted, are pawns here; the one on a6 can still reach a8.',
    },
    {
      body: '{white} has no general. Four pawns stand on the sixth rank, one on the seventh.',
      task: 'Choose the pawns that may be promoted now.',
      hint: 'Look for the diagonals.',
      right: 'c6, f6 and b7. On a6 it is too early, on e6 too late.',
    },
  ],
} satisfies UnitText
