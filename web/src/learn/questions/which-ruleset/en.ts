import type { UnitText } from '../../unit'

export default {
  title: 'Which rules should I begin with?',
  summary: 'With Formal, the default here; take Modern if you also play on PyChess or with Fairy-Stockfish.',
  steps: [
    {
      heading: 'Seven rulesets, one game',
      body:
        'Board, pieces and pawns are the same in all seven. They differ in the deployment, the promotion, stalemate and draws.\n\n' +
        '**Formal** is the default, and what the lessons teach: one army after the other, rooks alone on the back rank, promotion where the pawn stands, stalemating forbidden. **Tournament** opens the whole own half, with a curtain if you like. **Modern** is the game of PyChess and Fairy-Stockfish: placing in turn, and counted endings. **Federation** follows the rule book of the Myanmar Chess Federation. **Murray-Parlett** and **Murray 1913** are older forms, and **Three dice** is a game of luck.\n\n' +
        'If you only want to play, choose Formal. The page of rules sets the seven side by side.',
    },
    {
      body: 'In this game {white} put the king on e1, on the back rank, and now {black} places a piece.',
      task: 'Under which rules are they playing?',
      options: ['Modern', 'Formal'],
      wrong: ['', 'Formal keeps the back rank for the rooks, and {white} would place all eight pieces first.'],
      hint: 'Whose turn is it after one placement?',
      right: 'Modern: the sides place one piece in turn, and the king may stand on the back rank.',
    },
  ],
} satisfies UnitText
