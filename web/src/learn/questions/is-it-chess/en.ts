import type { UnitText } from '../../unit'

export default {
  title: 'Is Sittuyin chess with other pieces?',
  summary: 'No: it is a game of its own, with a deployment, short-range pieces and a promotion of its own.',
  steps: [
    {
      heading: 'Related, not the same',
      body:
        'Sittuyin, Burmese chess, is a game of strategy for two; only its form with dice knows chance. It belongs to the same family as international chess, and king, knight and rook move as they do there. Most else is different. Each side **arranges its own army** before play begins. The general, in the queen’s place, moves one square diagonally; the elephant, in the bishop’s place, one square diagonally or straight forward. A pawn becomes a **general**, never a queen, on the diagonals drawn on the board, and only when its own general has been lost.\n\n' +
        'Nor is it makruk with other figures: the Thai game begins with every piece on a fixed square and promotes differently. Learn the deployment, the promotion and the end of the game afresh, and bring only your eye for tactics.',
    },
    {
      body: 'A game in progress. Three habits of international chess are tried.',
      task: 'Which of them works here too?',
      options: [
        'The general goes from e3 to g5, like a queen.',
        'The knight jumps from e2 to d4.',
        'The pawn goes from a3 to a5, two squares at once.',
      ],
      wrong: [
        'The general moves only one square diagonally.',
        '',
        'A pawn moves one square forward, and never two.',
      ],
      hint: 'Three pieces kept the move you know: king, rook, and one more.',
      right: 'The knight jumps as in international chess. The general reaches only the next diagonal squares, and no pawn steps two squares.',
    },
  ],
} satisfies UnitText
