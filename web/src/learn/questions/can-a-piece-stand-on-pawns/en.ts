import type { UnitText } from '../../unit'

export default {
  title: 'May I place a piece where my pawn stands?',
  summary: 'Only in Murray-Parlett and Murray 1913, where the pawn then makes room; in all other rulesets not.',
  steps: [
    {
      heading: 'The pawn that makes room',
      body:
        'In Formal, Modern, Tournament, Federation and Three dice, pieces go on vacant squares only.\n\n' +
        'The older descriptions know a freer way, kept in **Murray-Parlett** and **Murray 1913**: a piece may take the square of one of your own pawns, and that pawn goes, in the same turn, to any vacant square behind the line on which your pawns began (C17). On the page, choose the piece, then the pawn’s square, then the new square of the pawn.\n\n' +
        'So a side can break its line, put a knight into the gap, and let the pawn begin further back. It never has two men on one square.',
      beside: 'Murray-Parlett: the knight has been put on a3, and the pawn from a3 stands on b2.',
    },
  ],
} satisfies UnitText
