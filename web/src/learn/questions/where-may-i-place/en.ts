import type { UnitText } from '../../unit'

export default {
  title: 'Where may I place my pieces?',
  summary: 'On vacant squares of your own half; which of them, and whether others share the rooks’ rank, differs by ruleset.',
  steps: [
    {
      heading: 'Rooks behind, the rest in front',
      body:
        'In **Formal** the rooks go on your back rank, marked here, and nothing else does. King, general, elephants and knights go on the vacant squares of the other three ranks of your half: sixteen squares, the four in front of your rear pawns (a4 to d4 for {white}) included (C5). The king cannot use these four, since enemy pawns attack them (C6). A placement anywhere else is no mistake to be put right later: it cannot be made.\n\n' +
        '**Modern** opens the first three ranks, twenty squares, the back rank included. **Federation** keeps to the twelve squares behind the pawns, back rank excluded. **Tournament** opens the whole half, twenty-four squares. In these three as well, rooks keep to the back rank. Murray-Parlett and Murray 1913 free the rooks too.',
    },
    {
      body: 'Formal rules, {white} begins.',
      task: 'Choose all squares where you may place an elephant.',
      hint: 'Second, third and fourth rank, where no pawn stands.',
      right: 'Twelve behind the pawns, and a4, b4, c4 and d4 in front of them.',
    },
  ],
} satisfies UnitText
