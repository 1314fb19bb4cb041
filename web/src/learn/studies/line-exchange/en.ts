import type { UnitText } from '../../unit'

export default {
  title: 'A rook’s line before and after an exchange',
  summary: 'A rook on e1, pawns on e4 and e6: when is the way free?',
  steps: [
    {
      heading: 'What stands in the way?',
      body: 'Both armies stand. {white} put a rook on e1 with the e-file in mind. Nothing is open yet.',
      task: 'Choose the squares of the men that stand between e1 and e8.',
      hint: 'Go up the file from e2; men of either colour block.',
      right: 'e4 and e6. As long as one of them is there, the rook does not attack e8. So far the plan attacks nothing.',
    },
    {
      heading: 'When does the line open?',
      body: 'The pawn on e4 takes the pawn on d5, and the pawn on e6 takes back.',
      task: 'After which ply is the way from e1 to e8 free?',
      hint: 'Both blockers have to leave the file.',
      right: 'After ply 2. The first capture took {white}’s pawn off the file, but e6 still blocked. Had {black} taken back with the elephant from c6, the pawn on e6 would have stayed and the line would have ended there.',
      beside: 'Here the pawn advanced to e5 instead. It still stands on the e-file: the block has moved, the line is not open.',
    },
  ],
} satisfies UnitText
