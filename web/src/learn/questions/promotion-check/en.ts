import type { UnitText } from '../../unit'

export default {
  title: 'May the new general attack something or give check?',
  summary: 'In Formal and Tournament it may; in Modern and Federation a promotion must not attack any enemy man.',
  steps: [
    {
      heading: 'Two ways of thinking',
      body:
        'On the board the {black} king stands diagonally next to the pawn on e5. In **Formal**, Tournament and Murray-Parlett the pawn may be promoted there and gives check: these rules set no such limit (C9). Murray 1913 lets the new general attack too.\n\n' +
        '**Modern** and **Federation** are stricter: at the moment it appears the general may attack no enemy man, neither king nor pawn (C11), and the pawn’s leaving may uncover no check (C10). Here it could still be promoted by a step to d6, f4 or f6.',
      beside: 'Under Modern the promotion on e5 is unlawful, for it would attack the king.',
    },
    {
      body: 'Formal rules. {white} has no general.',
      task: 'Give check by promoting.',
      hint: 'The pawn on e5 becomes a general where it stands.',
      right: 'The general on e5 attacks d4. Under these rules that is lawful.',
    },
  ],
} satisfies UnitText
