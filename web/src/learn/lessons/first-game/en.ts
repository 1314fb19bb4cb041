import type { UnitText } from '../../unit'

export default {
  title: 'Your first game',
  summary: 'A whole game in a few steps, the other rules in short, and where to go next.',
  steps: [
    {
      heading: 'Put your army up',
      body: 'Now you know all you need. A game has two parts: the **deployment** and the **play**. Under Formal {white} puts up the whole army, then {black}.\n\n' +
        'Some advice. Put the king where your own men stand round it. Put elephants and general behind the pawns, so that they guard them. Put the rooks on files that may open soon, for example where pawns will be traded.',
      task: 'Put up an army for {white} and confirm it.',
      hint: 'Rooks on rank 1, all others on the empty squares of ranks 2, 3 and 4; the king not in front of the pawns.',
      right: 'Well done. Now {black} would put up an army, with no rook facing your king without a screen.',
    },
    {
      heading: 'The first moves',
      body: 'Both armies stand, and {white} begins. The pawns of e4 and d5 are in contact.',
      task: 'Take with a pawn. {black} will take back; then make any move you like.',
      hint: 'Only one pawn can take: that of e4.',
      right: 'Good. Pawns were traded, and the board has opened a little. Before each move ask: what does the other side attack, and is my king safe?',
    },
    {
      heading: 'A new general',
      body: 'Some moves later the general of {white} has been captured. A pawn of {white} stands on d5.',
      task: 'Get a new general.',
      hint: 'The pawn of d5 stands on a promotion square. Promoting is the whole move.',
      right: 'Right. Had you moved the pawn to d6 instead, the chance would be gone for that pawn. A capture on c6 would have brought it to another promotion square.',
    },
    {
      heading: 'The end',
      body: 'Few men are left. The king of {black} stands in the corner.',
      task: 'Mate in one move.',
      hint: 'Rook and knight work together: the knight guards a square next to the king.',
      right: 'Mate! The rook on h7 is guarded by the knight, which also takes g8 away from the king.',
    },
    {
      heading: 'A game of luck: Three dice',
      body: 'Under **Three dice** each turn begins with a throw of three dice: **1 pawn, 2 knight, 3 elephant, 4 rook, 5 general, 6 king**. You make one move for each die, in any order. You must go on as long as any unused die can be played, even if your king then stands under attack; then the turn ends. There is **no check, no mate and no stalemate**: whoever **captures the king** wins at once. A pawn is promoted in place, as in Formal, and that is a move of the pawn. A hundred turns without a capture or a pawn move are a draw (C27).',
      task: '{white} has thrown 1, 2 and 6: pawn, knight, king. Which move is lawful now?',
      options: [
        'A rook from f1 to f2',
        'The pawn of e4 takes on d5',
        'A step of the general',
      ],
      wrong: [
        'No die shows a rook.',
        '',
        'No die shows a general.',
      ],
      hint: '1 is the pawn, 2 the knight, 6 the king.',
      right: 'Right. After it the knight and the king have to move too, if they can.',
    },
    {
      heading: 'Seven sets of rules',
      body: '**Formal**: whole armies in turn, rooks alone on the back rank, the screen; promotion in place; stalemating forbidden. **Tournament**: the same, but the other pieces may stand on the back rank too, and no screen is needed; also behind a curtain.\n\n' +
        '**Modern**: one piece a turn on three ranks; promotion also by a diagonal step, without attack or check, the last pawn anywhere; stalemate is a draw; bare kings are counted out. **Federation**: whole armies behind the pawns, rooks alone on the back rank; promotion and stalemate as in Modern; the longer counts need a general, and the end of a count is a claim; repetition is no draw.\n\n' +
        '**Murray-Parlett**: whole armies behind the pawns or on the squares of own pawns, without a screen; the play is as in Formal. **Murray 1913**: placing in turn, rearranging, then play; promotion to any safe neighbouring square; stalemating forbidden. **Three dice**: dice tell which men move, and the king is captured.\n\n' +
        'Board, pawns, moves of the men, promotion squares, and one general a side are the same in all seven.',
    },
    {
      heading: 'Where to go next',
      body: 'Begin with a simple aim: play one game on a low level against the computer, and look before each move whether a man of yours is attacked. Whether you win does not matter yet: a move that you can give a reason for teaches you more. Under “New game” you choose opponent, rules, side and level, and if you like a **goal**: one skill, for which the game is looked through at its end. When a move is not lawful, the page says why and shows it on the board.\n\n' +
        'Then come back: the **studies** show single positions to think about, the **practice** steps give you things to do in your own games, and the **questions** answer what many people ask. The book of rules has every decision with its number.',
    },
  ],
} satisfies UnitText
