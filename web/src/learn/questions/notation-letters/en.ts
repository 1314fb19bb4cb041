import type { UnitText } from '../../unit'

export default {
  title: 'Which letters do the pieces have when moves are written down?',
  summary: 'On the page the letters of your language: K, G, E, N, R; in files for programs K, F, S, N, R.',
  steps: [
    {
      heading: 'Reading the list of moves',
      body:
        'The list of moves uses the letters of your language. In English: **K** king, **G** general, **E** elephant, **N** knight, **R** rook; a pawn has no letter. Squares are named by file and rank, from a1 in {white}’s left corner to h8.\n\n' +
        '**K@e2**: the king is placed on e2. **Ed5**: the elephant goes to d5. **exd6**: the pawn from the e-file captures on d6. **e5=G**: the pawn on e5 is promoted where it stands; **e5f6=G**: by a step to f6, in rulesets that allow it. A **+** means check.\n\n' +
        'Files and other programs use Fairy-Stockfish’s letters, where F is the general and S the elephant. The federation’s book writes K, G, R, E, N and P. On the board stand K@e2 and N@d2.',
    },
    {
      body: 'The last entry in the list of moves is E@e3.',
      task: 'What has happened?',
      options: ['The elephant moved to e3.', 'An elephant was placed on e3.', 'A pawn was promoted on e3.'],
      wrong: ['A move is written without @.', '', 'A promotion is written with =G.'],
      hint: 'What does the @ mean?',
      right: 'The @ stands for a placement.',
    },
  ],
} satisfies UnitText
