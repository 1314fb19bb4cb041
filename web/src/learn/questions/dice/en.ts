import type { UnitText } from '../../unit'

export default {
  title: 'Is Sittuyin also played with dice?',
  summary: 'A form with three dice is reported; it is offered here as Three dice, completed where the report says too little.',
  steps: [
    {
      heading: 'Three dice, three moves',
      body:
        'A form with dice is reported by Anne Sunnucks: three of them at once, and as many moves in a turn. That is all the source says; the rest is our completion (C27), and the page of rules marks it as such.\n\n' +
        'Each turn three dice are thrown: 1 pawn, 2 knight, 3 elephant, 4 rook, 5 general, 6 king. Each die moves one man of its kind, in any order, and you go on as long as a die can be played. There is no check, mate or stalemate: **capturing the king wins**. The deployment is that of Tournament.\n\n' +
        'Here {white} has thrown 1, 2 and 6: pawn, knight and king.',
      beside: 'The pawn has stepped. Its die is used, and the pawn may not step again this turn.',
    },
    {
      body: '{white} threw pawn, knight and king, and has moved the pawn.',
      task: 'What is {white} to do now?',
      options: ['Move the pawn again.', 'Pass, for there is no knight.', 'Move the king.'],
      wrong: ['The pawn’s die is used.', 'As long as another die can be played, the turn goes on.', ''],
      hint: 'Which dice are left, and which of them can be played?',
      right: 'The knight’s die cannot be played, since {white} has none. The king’s can, so it must be.',
    },
  ],
} satisfies UnitText
