import type { UnitText } from '../../unit'

export default {
  title: 'Are there no official rules?',
  summary: 'There is no single text that all accept: the sources differ over deployment, promotion, stalemate and draws.',
  steps: [
    {
      heading: 'Many sources, one spirit',
      body:
        'The first English account dates from around 1800, and those who wrote after it do not agree. All agree on the board, the pieces and the aim. They part over the squares of the deployment, over how a pawn is promoted, and over what a stalemate means. The Myanmar Chess Federation has a rule book, but other books, sites and programs follow other customs.\n\n' +
        'That is why this site keeps several **rulesets** apart instead of mixing them. Each names its source; where the source is silent, a numbered resolution (C1, C2, …) says what we do and why. On the board, for example: may the pawn on e5 promote by a step to f6? In Formal it may not, in Modern it may.',
      beside: 'The same position under Modern: the promotion by a step to f6 is lawful.',
    },
  ],
} satisfies UnitText
