import type { UnitText } from '../../unit'

export default {
  title: 'Do we place one army after the other, or in turn?',
  summary: 'That depends on the rules: one army after the other in Formal, piece by piece in Modern, in secret in official tournaments.',
  steps: [
    {
      heading: 'Three orders',
      body:
        '**One army after the other** is the traditional way: {white} places all eight pieces, then {black}, who sees what stands there. So it is in Formal, Federation, Murray-Parlett, Three dice and, over an open board, in Tournament.\n\n' +
        '**In turn**, one piece each, is the way of Modern, and our reading of Murray 1913. Each placement then counts as a move.\n\n' +
        '**Behind the curtain** is the form of official tournaments: both arrange at the same time without seeing each other.\n\n' +
        'On the board, under Formal, {white} has placed the king on e2 and places on.',
      beside: 'Under Modern, after the same king on e2, it is {black}’s turn to place.',
    },
  ],
} satisfies UnitText
