import type { UnitText } from '../../unit'

export default {
  title: 'Strategy: what a general is worth',
  summary: 'When to give it up, and when to keep it.',
  steps: [
    {
      heading: 'Give it for enough',
      body: '{white}’s pawn stands on g7, on the X. The general on d4 can capture a pawn or a knight, and will be captured in return either way.',
      task: 'Make the exchange that brings most, then promote.',
      criterion: 'The knight is captured, and the pawn is promoted at the next turn.',
      hint: 'A knight is worth more than a pawn.',
      right: 'Whatever the general takes with it is the gain; the pawn that becomes the next general is the price. Taking the knight makes the better bargain.',
    },
    {
      heading: 'When nobody can replace it',
      body: '{white}’s only pawn stands on d6, past its square. The general could take the knight on c5, and the king would take back.',
      task: 'What follows from that exchange?',
      options: ['{white} promotes on d6', 'The game is drawn at once', 'The pawn walks to d8 and becomes a general'],
      wrong: ['d6 is past the promotion square of the d-file.', '', 'On d8 it would be past the X as well.'],
      criterion: 'The result of the exchange is named.',
      right: 'King and one pawn against a king is a dead position under the formal rules as we play them (C24): nobody can mate any more, and the game is drawn. Here the general was worth more than the knight.',
      beside: 'The other case: with a pawn on g7 the exchange unlocked a promotion.',
    },
    {
      heading: 'What you give up',
      body: 'The same position. Look at the general itself: what can it do, and what guards it?',
      task: 'Choose every square the general can go to.',
      criterion: 'Exactly the general’s lawful squares are chosen.',
      hint: 'One step diagonally, captures included.',
      right: 'Four squares at most, all of one colour if the board were chequered. And the king on d5, right next to it, attacks it: a general cannot defend itself along ranks and files.',
    },
  ],
} satisfies UnitText
