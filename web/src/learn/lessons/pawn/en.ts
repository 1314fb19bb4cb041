import type { UnitText } from '../../unit'

export default {
  title: 'The pawn',
  summary: 'One step forward, captures diagonally, never back.',
  steps: [
    {
      heading: 'Straight to walk, diagonal to take',
      body: 'The pawn (nè) walks **one square straight forward**, if that square is empty. It is the only man that captures in another way than it moves: it takes **one square diagonally forward**, to the left or to the right.\n\n' +
        'It goes diagonally only to capture. It cannot take what stands straight in front of it. It never goes back or to the side.',
      beside: 'Beside it, with two knights of {black} in reach: now it may also take on d5 and f5.',
    },
    {
      heading: 'Blocked, but not helpless',
      body: 'The square straight in front of this pawn is taken.',
      task: 'Choose every square the pawn of e4 may go to.',
      hint: 'Straight on it needs an empty square. Diagonally it needs something to take.',
      right: 'Right: d5 and f5, both with a capture. The pawn on e5 blocks it and cannot be taken by it.',
    },
    {
      heading: 'No double step',
      body: 'The pawns of {black} walk towards rank 1.',
      task: 'Choose every square the {black} pawn of c7 may go to.',
      hint: 'A pawn takes one step, even the first time it moves.',
      right: 'Right: only c6. There is **no double step**, not even from the square where the pawn began.',
    },
    {
      heading: '{black} takes',
      body: 'For {black}, diagonally forward is down the board.',
      task: 'Choose every square the {black} pawn of c5 may go to.',
      hint: 'In front of it stands a pawn, on c4. What stands to the left and right of that?',
      right: 'Right: b4 and d4. A {black} pawn on c5 attacks b4 and d4 and no other square.',
    },
    {
      heading: 'Take with a pawn',
      body: 'A pawn that takes a knight has made a good trade.',
      task: 'Take the knight of d5 with a pawn.',
      hint: 'Which pawns have d5 diagonally in front of them?',
      right: 'Right. Both the pawn of c4 and the pawn of e4 could take on d5.',
    },
    {
      heading: 'No capture in passing',
      body: 'The pawn of {black} has just stepped from d6 to d5, and now stands beside the pawn of e5.',
      task: 'How can the pawn of e5 take the pawn of d5?',
      options: [
        'By going to d6, as the other one has just passed',
        'It cannot',
        'By going sideways to d5',
      ],
      wrong: [
        'That is capture in passing, which does not exist here. A pawn takes only on the square where the other man stands.',
        '',
        'A pawn never goes to the side.',
      ],
      hint: 'Which squares does the pawn of e5 attack?',
      right: 'Right. It attacks d6 and f6, and both are empty. There is no capture in passing (en passant).',
    },
    {
      heading: 'At the end of the road',
      body: 'In Sittuyin a pawn does not change when it reaches the last rank. Where and when a pawn may become a general is told later; here it has gone past that place.',
      task: 'What can the pawn of c8 do now?',
      options: [
        'It becomes any piece its owner likes',
        'It turns round and walks back',
        'Nothing: it stays there as a pawn',
      ],
      wrong: [
        'That is the rule of another game.',
        'A pawn never goes back.',
        '',
      ],
      hint: 'It cannot walk off the board, and it cannot go back.',
      right: 'Right. It stays on c8. The enemy may still take it.',
    },
  ],
} satisfies UnitText
