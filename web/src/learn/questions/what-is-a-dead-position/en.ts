import type { UnitText } from '../../unit'

export default {
  title: 'What is a dead position?',
  summary: 'One in which too little is left for either side to mate; the game is then drawn at once.',
  steps: [
    {
      heading: 'Nothing left to mate with',
      body:
        'When too little is left on the board for a mate, the game is over and drawn, without a claim. The exact test is C24. Dead are for example king against king, and a king with a single general, knight or pawn against a bare king. Even a last pawn does not save the game, since the general it becomes could not mate.\n\n' +
        '**Not** dead is any position with a rook or an elephant: with an elephant a mate in the corner exists. Nor are two knights, or a knight on each side, for together with the other men a mate can come about.\n\n' +
        'Modern and Federation name this draw in their own rules; in the other rulesets games here add it.',
      beside: 'With an elephant instead of the knight the game goes on: a mate in the corner is possible.',
    },
    {
      body: 'Three endings against a bare king.',
      task: 'In which is the game over at once?',
      options: ['King and rook.', 'King and two knights.', 'King and general.'],
      wrong: ['A rook mates.', 'With two knights a mate exists, so the game goes on.', ''],
      hint: 'How many squares around the king can one piece take away?',
      right: 'A general alone cannot mate: the position is dead.',
    },
  ],
} satisfies UnitText
