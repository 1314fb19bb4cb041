import type { UnitText } from '../../unit'

export default {
  title: 'Giving the general away',
  summary: 'Losing the general unlocks the promotion. What does it cost?',
  steps: [
    {
      heading: 'An exchange that pays',
      body: 'The pawn on e5 stands on the X, but the general on d4 forbids its promotion. The general can capture a knight that the king on c6 protects.',
      task: 'Exchange the general for the knight, then make a new general.',
      hint: 'Capture on c5 first; {black} takes back; then the pawn may be promoted.',
      right: 'Count what changed. {white} lost the general and got a knight; then the pawn on e5 disappeared into the new general, and a turn was spent. In the end: a knight won for a pawn and a turn.',
    },
    {
      heading: 'A gift that does not',
      body: 'The same position, but there is no knight on c5. {white} could still go there, only to have the general captured.',
      task: 'What would {white} have after general to c5, king takes c5, and the promotion on e5?',
      options: ['A general and two pawns, as before', 'Two generals', 'A general and one pawn: one pawn less, and two turns spent'],
      wrong: [
        'One of the pawns has become the general.',
        'The first general is gone; a side never has two.',
        '',
      ],
      right: 'The new general only replaces the old one. Nothing was won, a pawn is gone and two turns as well, and meanwhile no general guarded anything. Losing the general is a price, not an aim.',
      beside: 'With a knight on c5 the same moves win a piece. What the general takes with it decides.',
    },
  ],
} satisfies UnitText
