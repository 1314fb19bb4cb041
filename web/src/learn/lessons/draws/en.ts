import type { UnitText } from '../../unit'

export default {
  title: 'Draws',
  summary: 'When nobody wins: by itself, by a claim, by agreement.',
  steps: [
    {
      heading: 'Nobody can mate',
      body: 'A draw is **automatic** when it ends the game by itself, and a **claim** when the side to move may end the game with it, or play on.\n\n' +
        'A **dead position** is one in which nobody can mate any more. It ends the game by itself. A rook or an elephant on the board is always enough to play on: an elephant can mate in the corner.',
      task: '{white} has king and knight, {black} only the king. What now?',
      options: [
        'The game is drawn by itself',
        'The game goes on; {white} must try to mate',
        '{black} may claim a draw, or play on',
      ],
      wrong: [
        '',
        'A king and a single knight can never mate.',
        'A dead position needs no claim.',
      ],
      hint: 'Can one knight, with its king, mate a bare king?',
      right: 'Right. King and two knights, king and elephant, king and rook against king are not dead, and the game goes on.',
    },
    {
      heading: 'The exact test',
      body: 'A position is dead when no piece is in hand, **no rook and no elephant** is on the board, and one of two things is so (C24). Either **there is no knight and no pawn**, and all generals of both sides stand on squares of one colour, if one imagines the board chequered. Or there is **exactly one knight or pawn in all, and no general**.\n\n' +
        'So king against king is dead, and so is a king against a king with one general, or one knight, or one pawn.',
      task: '{white} has king, general and pawn, {black} only the king. Is this dead?',
      options: [
        'Yes, these men are too weak',
        'Yes, as the general cannot be promoted',
        'No, the game goes on',
      ],
      wrong: [
        'The test asks for one pawn and no general.',
        'That plays no part in the test.',
        '',
      ],
      hint: 'One pawn and one general: does either case of the test fit?',
      right: 'Right. Not dead either: general and knight; two pawns, also one on each side; a knight or a pawn on each side; a general of one side against a knight of the other; two generals on different colours.',
    },
    {
      heading: 'Three times the same',
      body: 'When the **same position** comes up for the **third time**, the side to move may claim a draw. The same means: the same men on the same squares, and the same side to move (C25). When it comes up for the **fifth** time, the game is drawn by itself.\n\n' +
        'Here both rooks went to and fro, first {white}, then {black}. The position at the beginning counts as the first time.',
      task: 'After which move of this list does the first position stand there for the third time? Count the moves of both sides.',
      hint: 'After four moves, two of each side, all stands as at the beginning: the second time.',
      right: 'Right: after the eighth. The claim is then open to {white}, who is to move.',
    },
    {
      heading: 'Fifty moves',
      body: 'When **each side has made fifty moves** without a capture, a pawn move or a promotion, the side to move may claim a draw. After **seventy-five** moves of each side the game is drawn by itself. A capture, a pawn move or a promotion, in place too, begins the count of fifty anew (C22).\n\n' +
        'Here 99 moves have gone by, counting both sides. One more quiet move, and {black} could claim.',
      task: '{white} to move: play a move after which {black} cannot claim.',
      hint: 'Make one of the moves that begin the fifty anew.',
      right: 'Right: the pawn move begins the fifty moves anew.',
    },
    {
      heading: 'Nothing but promotions',
      body: 'Under **Modern and Federation** there is one more claim (C23). It is open to a side that has **just a king and one pawn**, is not in check, has a move, and **can do nothing but promote**. Here the pawn of g8 cannot step, and the king of h8 cannot move.',
      task: 'What may {white} do under Modern?',
      options: [
        '{white} must promote',
        '{white} may claim a draw, or promote',
        '{white} may pass',
      ],
      wrong: [
        '{white} may, but there is another way.',
        '',
        'Nobody may ever pass in Sittuyin.',
      ],
      hint: 'A claim is a right, not a duty.',
      right: 'Right. Formal has no such claim, and there a pawn on g8 could not be promoted anyway.',
    },
    {
      heading: 'Agreement, resignation, time',
      body: 'On this page the players may **agree** on a draw, and a player may **resign** and so lose. Where there is a clock, whoever oversteps the time loses, **unless the opponent could not mate**; then it is a draw. Whoever oversteps the time of the deployment loses; if neither side had confirmed anything, the game does not count.',
      task: '{white} has only its king. {black} oversteps the time. What is the result?',
      options: [
        '{white} wins',
        '{black} wins, being much stronger',
        'A draw',
      ],
      wrong: [
        'With a bare king {white} could never have mated.',
        '{black} has overstepped the time and cannot win.',
        '',
      ],
      hint: 'Could {white} have mated?',
      right: 'Right. “Could not mate” is judged by the men of {white} alone, against a bare king, with the test for dead positions.',
    },
    {
      heading: 'At a glance',
      body: '**Formal, Tournament, Murray-Parlett and Murray 1913** name only one draw themselves: no move is left but stalemating ones. Every game on this page adds the platform’s draws (C26): by itself a dead position, the fifth repetition, seventy-five moves; by claim the third repetition and fifty moves; and agreement.\n\n' +
        '**Modern**: by itself stalemate, a dead position, and the end of a count; by claim the third repetition, fifty moves, and nothing but promotions. Neither the fifth repetition nor seventy-five moves ends the game.\n\n' +
        '**Federation**: by itself stalemate and a dead position; by claim fifty moves (not while a count runs), the end of a count, and nothing but promotions. Neither repetition nor seventy-five moves makes a draw. **Three dice**: a draw after a hundred turns without a capture or a pawn move.',
    },
  ],
} satisfies UnitText
