import type { UnitText } from '../../unit'

export default {
  title: 'Stalemate',
  summary: 'Why you may not shut the other side in, and what happens when nothing else is left.',
  steps: [
    {
      heading: 'Shut in, but not in check',
      body: 'A side is **stalemated** when it is its turn, its king is **not in check**, and it **has no move at all**, with any of its men. Here the rook has gone to b7: the king on a8 is not attacked, but it can go nowhere.\n\n' +
        'In many games that is a draw, and so it is here, under Modern. **Under Formal the move to b7 is not lawful.** You may not make a move that stalemates the other side: you must leave it something to play. Nobody wins by a stalemate.',
    },
    {
      heading: 'Leave a move, or mate',
      body: 'The same position one move earlier, now under Formal. The rook may not go to b7.',
      task: '{white} to move: mate in one move.',
      hint: 'From which square does the rook attack a8?',
      right: 'Right: from h8 the rook gives check, and it is mate. The prohibition concerns stalemate, never checkmate.',
    },
    {
      heading: 'Look at every man',
      body: 'The pawn of b7 shuts the king of b8 in as long as the king of {white} stands on b6. The pawn to a6 would stalemate, and so would the promotion on b7. Both are unlawful. Only the king can make room.',
      task: 'Choose every square the king of b6 may go to.',
      hint: 'After the king has moved, {black} must have a move. The squares a7 and c7 are next to the king of b8.',
      right: 'Right: b5, c5, a6 and c6. Any other man of {black} that could move would lift the prohibition as well.',
    },
    {
      heading: 'Nothing else is left',
      body: '{white} has only one move that keeps to the other rules: the king takes on b6. But that would stalemate {black}, so it is not lawful.',
      task: 'What happens?',
      options: [
        '{white} has no lawful move and loses',
        'The game is a draw',
        '{white} may take after all',
      ],
      wrong: [
        'Only checkmate loses. {white} is not even in check.',
        '',
        'A forbidden move does not become lawful because there is no other.',
      ],
      hint: 'All that {white} could play is forbidden.',
      right: 'Right. When a side could only make stalemating moves, the game is **drawn** at once.',
    },
    {
      heading: 'And in check?',
      body: 'The rook of b6 attacks the king of a6. The king can take it, and so can the pawn of a5. Each of these two moves would end the check, and each would stalemate {black}.',
      task: 'What happens?',
      options: [
        'It is mate',
        '{white} may take, as check comes first',
        'The game is a draw',
      ],
      wrong: [
        'There are moves that end the check. They are only forbidden because they stalemate.',
        'The prohibition holds in check too.',
        '',
      ],
      hint: 'Is there a move that ends the check? May it be played?',
      right: 'Right. A side whose only answers to check would stalemate has not been mated. The game is drawn (C2).',
    },
    {
      heading: 'One move ahead, no further',
      body: 'Whether a move stalemates is judged one move ahead. One looks at what the other side could then play, **without** asking whether those replies would be forbidden as stalemating (C1).\n\n' +
        '{white} is in check from the pawn of b6. If the king goes to a6, {black} can only take on b8, and that in turn would stalemate {white}.',
      task: 'May the king go to a6, and what then?',
      options: [
        'It may, and then the game is a draw',
        'It may not, as {black} would have no lawful move',
        'It may, and {white} has then won',
      ],
      wrong: [
        '',
        'One does not look that far. {black} has a move that could be made, the capture on b8, and that is enough.',
        'Only checkmate wins. The king of {black} is not in check.',
      ],
      hint: 'Does {black} have any reply that keeps to the rules of the moves?',
      right: 'Right. The move is lawful. Then {black} has only a stalemating move, and that makes a draw.',
    },
    {
      heading: 'Where it is different',
      body: '**Formal, Tournament, Murray-Parlett and Murray 1913** forbid stalemating, with the same consequences (C3). Under **Modern and Federation** a stalemating move is lawful, and the game is a draw. With **Three dice** there is no stalemate at all.',
      task: 'Under Federation, {white} plays the rook from h7 to b7. What then?',
      options: [
        'The move is refused',
        'The game is a draw',
        '{white} wins',
      ],
      wrong: [
        'That is so under Formal. Federation does not forbid it.',
        '',
        'Stalemate wins under none of the rules of this page.',
      ],
      hint: 'Federation treats stalemate as Modern does.',
      right: 'Right. Of all seven sets of rules none gives the win to the side that stalemates.',
    },
  ],
} satisfies UnitText
