import type { UnitText } from '../../unit'

export default {
  title: 'Strategy: lines for the rooks',
  summary: 'Rooks are the only pieces that reach far. Put them where pawns will leave.',
  steps: [
    {
      heading: 'The rook behind the contact',
      body: '{white}’s rooks stand on d1 and e1, behind the pawns that touch the enemy. {black} will take back with the pawn from e6.',
      task: 'Exchange pawns, then use the line that has opened.',
      criterion: 'The rook captures on e8 at the second move.',
      hint: 'There is only one capture in the position.',
      right: 'Two captures, and the rook on e1 reached the last rank. It stood on the right file before anything was open.',
      beside: 'The same exchange with rooks on a1 and h1 opens nothing for them: the a-file and the h-file are still full of pawns.',
    },
    {
      heading: 'Not every recapture opens it',
      body: 'Here {black} took back on d5 with the elephant from c6.',
      task: 'Choose the square that still blocks the way from e1 to e8.',
      criterion: 'Exactly the remaining blocker is chosen.',
      hint: 'Go up the e-file.',
      right: 'e6. The rook now attacks that pawn, but not e8. Which line opens depends on how the other side takes back, so a plan needs a second idea.',
      beside: 'After taking back with the pawn the file is free.',
    },
    {
      heading: 'Counting blockers',
      body: 'The rook on d1 stands on a half-promising file: the pawn on d5 may leave by capturing on e4.',
      task: 'What has to leave before this rook attacks d8?',
      options: ['Nothing more than the pawn on d5', 'The pawns on d3 and d5', 'The men on d2, d3, d5 and d7'],
      wrong: [
        'Own men block as well.',
        'There are pieces too: look at d2 and d7.',
        '',
      ],
      criterion: 'All blockers are counted, own ones included.',
      right: 'Four men, two of them {white}’s own. A file with four blockers is farther from use than one with two, however near the rook may look.',
    },
  ],
} satisfies UnitText
