import type { UnitText } from '../../unit'

export default {
  title: 'How long does a game take?',
  summary: 'From about twenty minutes to several hours, by what is reported; here you can stop and go on later.',
  steps: [
    {
      heading: 'Slow pieces, early contact',
      body:
        'Setting the board up takes less than a minute, since only the pawns stand on it. For the game itself Wikipedia gives twenty minutes to several hours; we have no measurement of our own.\n\n' +
        'Two things pull in opposite directions. Most pieces move one square at a time, which is slow. But the armies stand close: the pawns on e4 and d5 can capture each other at once, so the fight begins with the first move. A game cannot go on for ever: with nothing captured, no pawn moved and none promoted, a draw may be claimed after fifty moves of each side, in every ruleset but Three dice, which ends by itself after a hundred such turns.\n\n' +
        'The page keeps your game: you may close it and continue later.',
    },
  ],
} satisfies UnitText
