import type { UnitText } from '../../unit'

export default {
  title: 'What happens when somebody resigns or runs out of time?',
  summary: 'The other side wins; but if that side could not mate, running out of time only makes a draw.',
  steps: [
    {
      heading: 'Giving up and overstepping',
      body:
        'You may **resign** at any time; your opponent then wins. The page asks once more before it counts.\n\n' +
        'Where a game is played with a **clock**, whoever runs out of time loses, unless the opponent could not mate: that is so when the opponent’s men against a bare king would be a dead position (C24, C26). On the board {white} has a rook and {black} a single knight. If {white} ran out of time, it would be a draw, since a knight cannot mate a bare king; if {black} did, {white} would win.\n\n' +
        'Whoever oversteps the time of the deployment loses. If neither side had confirmed anything yet, the game is called off and does not count. These are rules of this site; the sources speak of the clock only in passing.',
    },
  ],
} satisfies UnitText
