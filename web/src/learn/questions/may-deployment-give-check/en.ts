import type { UnitText } from '../../unit'

export default {
  title: 'May a placement give check?',
  summary: 'No: no king may be attacked while the armies are arranged, or the case cannot arise at all; only Three dice knows no check.',
  steps: [
    {
      heading: 'No king under attack before play',
      body:
        'In Formal, Tournament, Murray-Parlett and Murray 1913 a placement is unlawful if any king on the board, your own or the other, would be attacked after it (C6). So nobody can win anything by placing second.\n\n' +
        'As a rule it takes the squares in front of the pawns: from there a knight reaches the other army. Here the {white} king stands on f3. A {black} knight on e5 would attack it, and may not be placed there; on f5 it attacks nothing of the kind and is lawful. Nor may a king be put on such a square itself, since enemy pawns attack each of them.\n\n' +
        'Modern and Federation keep these squares closed, so from the array no placement reaches the other king.',
    },
    {
      body: '{white} has put a knight on d4. {black} would like to place the king on c6.',
      task: 'Choose the square from which the king would be attacked.',
      hint: 'Two squares one way, one to the side.',
      right: 'The knight on d4 attacks c6, so the king may not be placed there.',
    },
  ],
} satisfies UnitText
