import type { UnitText } from '../../unit'

export default {
  title: 'Compare: candidate moves',
  summary: 'First which moves are lawful, then which one is best, and why.',
  steps: [
    {
      heading: 'Which one is lawful?',
      body: 'Four ideas for {white}. Three of them break a rule. For each, ask what the man is, where it really goes, whether the square is free, and whether the king stays safe.',
      task: 'Which of these moves is lawful?',
      options: ['The knight from e4 to f6', 'The elephant from h3 to h2', 'The elephant from h3 to h4', 'The pawn from d3 to e4'],
      wrong: [
        'The knight is pinned: the rook on e8 would attack the king.',
        'An elephant never goes straight back.',
        '',
        'The own knight stands on e4; nobody captures an own man.',
      ],
      criterion: 'The one lawful move is chosen.',
      right: 'The elephant may step straight forward. The other three fail over the king, over how the piece moves, and over an occupied square.',
    },
    {
      heading: 'Which one is best?',
      body: 'All three moves are lawful. One ends the game.',
      task: 'Which is the best?',
      options: ['The rook takes the knight on d1', 'The rook goes to h8', 'The rook goes to h7'],
      wrong: ['It wins a knight, but the game goes on.', '', 'It shuts the king in, but {black} still has moves with the knight, and the king is not attacked.'],
      criterion: 'The move that mates is chosen.',
      right: 'On h8 the rook gives check along the last rank, and the king on b6 guards a7 and b7: mate. Look for mate before you look for material.',
    },
    {
      heading: 'Only one saves the piece',
      body: '{black}’s rook attacks the knight on a1.',
      task: 'Save the knight.',
      criterion: 'The knight stands where nothing of {black}’s can capture it.',
      hint: '{black}’s elephant on d3 attacks c2, d2, e2, c4 and e4.',
      right: 'b3 is safe. On c2 the elephant would take the knight, and with any other move of {white}’s the rook takes it on a1.',
    },
    {
      heading: 'One move, two aims',
      body: '{white} has no general. The pawn on e5 may be promoted; the knight on d7 is attacked by the rook on d4.',
      task: 'Find the move that saves the knight and wins the rook. {black} will answer.',
      criterion: 'The rook on d4 is captured at the second move.',
      hint: 'What would a general on e5 attack?',
      right: 'The new general gives check to f4 and attacks d4 as well. {black} has to answer the check: the king cannot take on e5, which the knight guards, and the rook has no time for the knight. Then the rook falls.',
    },
  ],
} satisfies UnitText
