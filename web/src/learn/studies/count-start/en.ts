import type { UnitText } from '../../unit'

export default {
  title: 'When the count begins',
  summary: 'Modern rules: the last pawn leaves the board, and the attacker’s time runs.',
  steps: [
    {
      heading: 'The last pawn is captured',
      body: 'Modern rules. {white} has king and rook, {black} king and one pawn. When a side is left with its bare king and no pawn is on the board, the other side must mate within a limit: 16 moves if it has a rook.',
      task: 'After which ply does the count begin?',
      hint: 'As long as any pawn stands on the board, nothing is counted.',
      right: 'After ply 3, the capture on b4. The count stands at 0 of 16 with {black} to move (C18). Before it, the pawn kept the count away.',
    },
    {
      heading: 'One’s own pawn counts too',
      body: '{black} is already bare. {white} has a rook and a pawn.',
      task: 'Is the count running?',
      options: ['Yes, {black} has only the king', 'No, a pawn is still on the board'],
      wrong: ['That is only one half of the condition. {white}’s own pawn is on the board.', ''],
      right: 'Not yet. The pawn may be used to approach first: the count begins only when it is captured or promoted.',
      beside: 'The last pawn has been promoted where it stood. No pawn is left, and the count begins: 16 moves, for the best piece is the rook.',
    },
    {
      heading: 'The last counted move',
      body: 'The count is nearly over: this is {white}’s sixteenth move of sixteen.',
      task: 'Win the game.',
      hint: 'Mate on the last counted move still wins.',
      right: 'Mate on the sixteenth move wins (C19). One move later it would have been a draw.',
      beside: 'The sixteenth move was not mate. {black} has moved once more, and the game is counted out.',
    },
  ],
} satisfies UnitText
