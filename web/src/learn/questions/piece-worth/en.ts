import type { UnitText } from '../../unit'

export default {
  title: 'What are the pieces worth?',
  summary: 'We know of no measured table; what can be said for certain is how far they reach and which of them can mate.',
  steps: [
    {
      heading: 'What is certain',
      body:
        'Values from books on other games do not fit: the queen’s and the bishop’s places are taken by short pieces. We know of no table for Sittuyin that rests on measurement, so we give no numbers.\n\n' +
        'Certain are the moves. On an empty board a rook has 14 squares from anywhere; in the middle a king or knight has eight, an elephant five, a general four, and a pawn steps to one and captures on two. The **rook** is the only piece that works at a distance.\n\n' +
        'Certain are also the endings: against a bare king a mate with a rook or an elephant is still possible, with a single knight or a single general it is not, and such a game is drawn at once (C24). A general has a worth of another kind: while it lives, your pawns cannot be promoted.',
    },
    {
      body: '{white} has king and knight, {black} a bare king.',
      task: 'How does it end?',
      options: ['{white} must mate within 64 moves.', '{white} wins, being stronger.', 'It is drawn at once.'],
      wrong: [
        'Nobody can mate here at all, so there is nothing to count.',
        'Winning takes mate, and one knight cannot mate.',
        '',
      ],
      hint: 'Could a mate come about at all?',
      right: 'One knight and king cannot mate a bare king: the position is dead.',
    },
  ],
} satisfies UnitText
