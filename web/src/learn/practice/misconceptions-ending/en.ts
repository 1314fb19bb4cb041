import type { UnitText } from '../../unit'

export default {
  title: 'Often got wrong: how a game ends',
  summary: 'Stalemate, the bare king, and a check that is answered elsewhere.',
  steps: [
    {
      heading: '“I win by leaving no move”',
      body: 'The elephant on g5 could go to g6 and take the last square from {black}’s king, without check.',
      task: 'What about that move under the formal rules?',
      options: ['It wins', 'It draws', 'It may not be played'],
      wrong: ['Only mate wins.', 'In the modern ruleset, yes. The formal rules forbid the move itself.', ''],
      criterion: 'It is known that stalemating is unlawful.',
      right: 'The move is unlawful (C1). {white} has others, for example the elephant to f6.',
    },
    {
      heading: '“A bare king has lost”',
      body: '{black} has nothing left but the king; {white} has a rook.',
      task: 'Is the game over?',
      options: ['Yes, a bare king loses at once', 'No, {white} still has to mate'],
      wrong: ['There is no such rule in Sittuyin.', ''],
      criterion: 'It is known that only mate wins.',
      right: 'The game goes on. In the modern and the federation’s rules {white} even has a limited number of moves for it.',
      beside: 'With a knight instead of the rook nobody can mate any more: this position is drawn at once (C24).',
    },
    {
      heading: '“I answer the check with a bigger threat”',
      body: '{white} is in check from h1. A rook move to a8 would attack {black}’s king in turn.',
      task: 'Play a lawful move.',
      criterion: 'A move is played that ends the check.',
      hint: 'What can be done about the attack on e1 itself?',
      right: 'A threat elsewhere does not help: after every move the own king must be safe. Here only the king could move out of the line.',
    },
  ],
} satisfies UnitText
