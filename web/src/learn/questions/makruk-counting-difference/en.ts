import type { UnitText } from '../../unit'

export default {
  title: 'How does the counting differ from makruk?',
  summary: 'The limits resemble each other, but here men are not subtracted, two of a kind count as one, and there is no second count.',
  steps: [
    {
      heading: 'The same idea, counted otherwise',
      body:
        'Both games give the stronger side a limited time against a bare king, and the numbers for a single piece agree: rook 16, elephant or khon 44, knight 64.\n\n' +
        'In makruk **two** of a kind shorten it: two rooks 8, two khon 22, two knights 32. And the count begins with the number of men on the board, which costs the stronger side moves. Here it always begins at **0**, and two rooks have sixteen moves like one. Makruk also has a count of 64 while the weaker side still has pieces; here there is none before the king is bare.\n\n' +
        'Not every ruleset counts: Modern does, Federation does if a general helps in the longer counts, Formal does not. On the board, Modern has 64 moves for two knights; Federation, without a general, counts nothing.',
    },
  ],
} satisfies UnitText
