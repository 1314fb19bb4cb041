import type { UnitText } from '../../unit'

export default {
  title: 'Strategy: winning within the count',
  summary: 'Modern rules: king and rook, and king, knight and elephant, against a bare king.',
  steps: [
    {
      heading: 'King and rook',
      body: 'Against the bare king the rook has 16 moves. It cannot mate alone: the king must stand opposite.',
      task: 'Mate in two moves.',
      criterion: 'Mate is given at the second move.',
      hint: 'Bring the king opposite the other king, so that it can only step sideways.',
      right: 'The king on f6 took f7 and g7, the rook kept the h-file: one square was left, and there the rook mated along the last rank.',
    },
    {
      heading: 'King, knight and elephant',
      body: 'Without a rook but with an elephant the limit is 44 moves. Here the knight already guards h7.',
      task: 'Mate in two moves.',
      criterion: 'Mate is given at the second move.',
      hint: 'The elephant goes where its step forward or its diagonals meet the corner.',
      right: 'The elephant on f6 held g7 and left only g8. From g7 it then gives check straight ahead, with the king behind it and the knight beside it. Every short piece was needed.',
    },
    {
      heading: 'Which limit?',
      body: '{white} has king, elephant and knight; the next move captures {black}’s last pawn on b3.',
      task: 'How many moves does {white} then have in the modern rules?',
      options: ['16', '44', '64'],
      wrong: ['That is the limit with a rook.', '', 'That is the limit with a knight but no elephant.'],
      criterion: 'The limit that the best piece sets is named.',
      right: '44: the best piece is the elephant (C18). In the federation’s rules this count does not begin at all without a general beside the elephant (C20).',
    },
  ],
} satisfies UnitText
