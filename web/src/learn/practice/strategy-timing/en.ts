import type { UnitText } from '../../unit'

export default {
  title: 'Strategy: the right moment to promote',
  summary: 'Pawn first or exchange first; promoting as a waiting move; promoting under attack.',
  steps: [
    {
      heading: 'In which order?',
      body: 'A promotion is prepared from the deployment on: where the general stands decides what it can be exchanged for, and how far a pawn has come decides when that pays.\n\n{white} wants three things: to exchange the general for the knight on b4, to bring the pawn from f5 to f6, and to promote it. {black} is in no hurry.',
      task: 'In which order is {white} without a general for the shortest time?',
      options: ['Exchange, then the pawn, then promote', 'The pawn, then the exchange, then promote', 'It makes no difference'],
      wrong: [
        'After the exchange the pawn still has to arrive, and only then can it be promoted.',
        '',
        'Three turns in both cases, but count the turns between the loss of the general and the promotion.',
      ],
      criterion: 'The order with the shorter gap is chosen.',
      right: 'With the pawn on f6 already, the promotion can follow the exchange at once. But a plan must be possible: the knight may run away meanwhile. Weigh the one against the other.',
    },
    {
      heading: 'A move that waits',
      body: '{black}’s king can only go between h8 and h7. If it were {black}’s turn, the king would have to step to h7, where the rook mates. {white} needs a move that keeps the net.',
      task: 'Promote, then mate.',
      criterion: 'The pawn is promoted and mate follows at the next move.',
      hint: 'A promotion in place moves nothing.',
      right: 'Nothing else on the board changed: a promotion in place is a perfect waiting move, and a general besides.',
    },
    {
      heading: 'It is no shield',
      body: '{black}’s rook on d8 attacks the pawn on d5, which nothing protects.',
      task: 'Does promoting now save it?',
      options: ['No: the rook then takes a general', 'Yes: {black} may not capture a new general'],
      wrong: ['', 'A new general is a piece like any other.'],
      criterion: 'It is seen that the piece stays attacked.',
      right: 'The promotion leaves the man on its square and gives {black} the turn. On an attacked square it makes a bigger catch of it.',
      beside: 'Here nothing attacked the pawn, and the promotion had a point.',
    },
  ],
} satisfies UnitText
