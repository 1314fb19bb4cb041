import type { UnitText } from '../../unit'

export default {
  title: 'Is there castling?',
  summary: 'No: the king always moves one square, and you choose its shelter during the deployment.',
  steps: [
    {
      heading: 'The shelter is built beforehand',
      body:
        'No ruleset of Sittuyin has castling. On the board the king on e1 may step to f1, but not to g1, and it never moves together with a rook.\n\n' +
        'It is not needed. You put your king where you want it **before** the first move, with the pieces around it that you choose, and your rooks on the files you choose. In Formal the king does not even begin on the back rank, which is kept for the rooks. What you forget then, the king must later walk, a square at a time.',
    },
  ],
} satisfies UnitText
