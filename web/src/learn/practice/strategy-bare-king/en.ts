import type { UnitText } from '../../unit'

export default {
  title: 'Strategy: the bare king defends',
  summary: 'What to capture, and how the clock of moves helps.',
  steps: [
    {
      heading: 'Capture into a draw',
      body: 'Modern rules. {black} has only the king, {white} an elephant and a general. The elephant stands next to the king.',
      task: 'Play the move that draws at once.',
      criterion: 'After the move the position is dead.',
      hint: 'What can a general do alone?',
      right: 'King and general cannot mate a king: the position is dead, and the game is drawn at once (C24).',
    },
    {
      heading: 'Which of the two?',
      body: 'Modern rules. Elephant and knight stand on either side of the king, and neither is protected.',
      task: 'Capture the one whose loss makes a mate impossible.',
      criterion: 'After the move the position is dead.',
      hint: 'With which of them left over could {white} still mate?',
      right: 'King and knight cannot mate, but king and elephant can, in a corner. So the elephant has to go.',
      beside: 'After taking the knight the game goes on: the elephant is still there.',
    },
    {
      heading: 'Out of moves',
      body: '{white}’s sixteen moves have been played without mate, and the king has one move.',
      task: 'Play on.',
      criterion: 'The count is exceeded.',
      hint: 'There is exactly one lawful move.',
      right: 'With this move the count is exceeded and the game is drawn (C19). Whoever defends keeps the king away from the edge and lets the moves pass.',
    },
  ],
} satisfies UnitText
