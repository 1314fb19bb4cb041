import type { UnitText } from '../../unit'

export default {
  title: 'A pinned knight stays pinned',
  summary: 'It jumps over men, but it may not lay its king open.',
  steps: [
    {
      heading: 'Who holds the knight?',
      body: 'The knight on e4 could jump to f6 and attack the king on g8. Between {black}’s rook and {white}’s king nothing else stands on the e-file.',
      task: 'Choose the square of the piece that would attack {white}’s king if the knight jumped.',
      hint: 'Follow the e-file past the knight.',
      right: 'The rook on e8. A knight is not hindered by what stands on its way, but no man may leave its own king attacked. Every jump from e4 opens the e-file, so the knight has no move at all.',
      beside: 'With the king on d1 the file no longer matters: the knight may jump to f6, with check.',
    },
    {
      heading: 'Untie it',
      body: 'The pawn on d3 protects the knight, so there is time for one quiet move.',
      task: 'Take the king off the file, then jump to f6.',
      hint: 'Any square of the d-file or f-file that the king can reach will do.',
      right: 'Off the line, the king no longer needs the knight as a shield. A pin belongs to a line: leave the line and it is gone.',
    },
  ],
} satisfies UnitText
