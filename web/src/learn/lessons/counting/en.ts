import type { UnitText } from '../../unit'

export default {
  title: 'Counting out',
  summary: 'Modern and Federation: how long a bare king may be chased.',
  steps: [
    {
      heading: 'A bare king is counted',
      body: 'Under **Modern** and **Federation** a side with more men must mate a bare king in time. Formal, Tournament and Murray 1913, Murray-Parlett and Three dice have no such **count**.\n\n' +
        'The count begins when **one side has only its king**, **no pawn is left on the board**, and the other side has a rook, an elephant or a knight. It begins at 0 in the first position of that kind in which the **bare king is to move** (C18). If the bare king made it so by its own capture, that is half a move later.\n\n' +
        'Here the rook has just taken the last piece of {black}. The limit is 16 moves, and the count stands at 0.',
    },
    {
      heading: 'Three limits',
      body: 'The limit depends on the **best piece** of the attacker at the moment the count begins: with a **rook 16** moves, else with an **elephant 44**, else with a **knight 64**. More pieces do not change that: rook and elephant make 16. A general alone starts no count; nobody can mate then, and the game is drawn anyway.',
      task: 'Under Modern, {white} has just taken the last piece of {black} with an elephant and now has king and elephant. How many moves are allowed?',
      options: [
        '16',
        '44',
        '64',
      ],
      wrong: [
        'That is the limit with a rook.',
        '',
        'That is the limit if knights are the best pieces.',
      ],
      hint: 'Rook 16, elephant 44, knight 64.',
      right: 'Right: 44. With two knights it would be 64.',
    },
    {
      heading: 'No pawn on the board',
      body: '{white} has king, rook and a pawn. {black} has only the king.',
      task: 'Under Modern, what is the count now?',
      options: [
        '16 moves, because of the rook',
        '64 moves, because of the pawn',
        'There is none as long as a pawn stands on the board',
      ],
      wrong: [
        'The condition is not fulfilled yet: look at the board again.',
        'A pawn gives no limit.',
        '',
      ],
      hint: 'One of the three conditions of the count is missing.',
      right: 'Right. It would begin when the last pawn has gone: captured, or promoted to general. With a rook on the board it would then be 16.',
    },
    {
      heading: 'Once begun, it goes on',
      body: '{white} had a rook and an elephant. The elephant took the last knight of {black}, the king of {black} took the elephant, and the rook has given check. The count has used one move of 16.',
      task: 'What would happen to the count if the bare king took another piece later?',
      options: [
        'Nothing: the limit stays, and the count goes on',
        'It would begin again at 0',
        'The limit would be set anew by the pieces that are left',
      ],
      wrong: [
        '',
        'Nothing makes the count begin again.',
        'The limit is set once and stays for the rest of the game.',
      ],
      hint: 'The limit is set at the moment when the count begins.',
      right: 'Right. Men are not taken off the limit either, as they are in Thai chess. The count rises with every move until the game ends.',
    },
    {
      heading: 'The last move counts',
      body: 'Each limit counts moves of the attacker. Here the limit is 16, and {white} is about to make the sixteenth move.',
      task: 'Mate with the last move.',
      hint: 'The king of {black} stands in the corner. Rank 8 is open.',
      right: 'Right. Mate with the 16th move still wins. Only when the bare king has made its 17th move is the count over (C19).',
    },
    {
      heading: 'Automatic, or a claim',
      body: 'The bare king has made its seventeenth move against a limit of 16. Under **Modern** the game now ends **by itself** as a draw.',
      task: 'And under Federation?',
      options: [
        'The game ends by itself there too',
        'Either player may claim a draw, or play on',
        'Nothing: the count was only advice',
      ],
      wrong: [
        'In Federation somebody has to ask for it.',
        '',
        'The draw may now be claimed.',
      ],
      hint: 'In Federation the end of a count opens a right.',
      right: 'Right (C20). And while a count runs, Federation knows no claim after fifty moves (C21). Under Modern the fifty-move claim runs beside the count: it may come first with a limit of 64.',
    },
    {
      heading: 'Federation wants a general',
      body: 'Under **Federation** the two longer counts need a **general beside** the elephant or the knight. With a rook a general is not needed.',
      task: '{white} has king and elephant against the bare king. What is the count under Federation?',
      options: [
        '16',
        '44',
        'There is none',
      ],
      wrong: [
        'There is no rook.',
        'That needs a general beside the elephant. Under Modern it would be 44.',
        '',
      ],
      hint: 'Does {white} have a general?',
      right: 'Right. Elephant and general: 44. Knight and general: 64. Knights or elephants without a general: no count, and then the other draws of Federation apply.',
    },
  ],
} satisfies UnitText
