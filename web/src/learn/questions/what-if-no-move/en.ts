import type { UnitText } from '../../unit'

export default {
  title: 'What if every move I have would stalemate?',
  summary: 'Then you have no lawful move and the game is drawn, even if you are in check.',
  steps: [
    {
      heading: 'Drawn for want of a lawful move',
      body:
        'Where stalemating is forbidden, a side can run out of lawful moves in a way no other game knows: moves are there, but each would stalemate. On the board {white} could only capture the elephant on b6, and that would leave the {black} king without a move. It may not; and since there is nothing else, the game is **drawn**.\n\n' +
        'The prohibition looks one move ahead and no further (C1). You may leave your opponent with nothing but moves that would stalemate **you**. That is lawful; your opponent may not play them, and again it is a draw.',
      beside: '{white} went to a6. {black} could only capture on b8, which would stalemate {white}: drawn.',
    },
    {
      body: '{white} is in check from the rook on b6. Capturing it, with king or pawn, would stalemate; nothing else removes the check.',
      task: 'How does the game end?',
      options: ['{white} has lost.', 'It is drawn.', '{white} may capture after all.'],
      wrong: ['It is not mate: moves that remove the check do exist.', '', 'Not even check lifts the prohibition.'],
      hint: 'Would a capture remove the check?',
      right: 'Moves that save the king exist, so it is not mate; but they are not lawful, so it is a draw (C2).',
    },
  ],
} satisfies UnitText
