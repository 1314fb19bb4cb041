import type { UnitText } from '../../unit'

export default {
  title: 'Promotion',
  summary: 'How a pawn becomes a general: the square, the missing general, the turn.',
  steps: [
    {
      heading: 'Eight squares',
      body: 'A pawn can become a **general**, and nothing else. It does so on the squares of the X in the half of the other side, one on each file. These are the **promotion squares**.\n\n' +
        'For {white}: **a8, b7, c6, d5, e5, f6, g7, h8** (marked here). For {black}: **a1, b2, c3, d4, e4, f3, g2, h1**. So a pawn need not go to the last rank: on files d and e the square is just across the middle. This lesson gives the rules of Formal; Tournament and Murray-Parlett have the same.',
    },
    {
      heading: 'On the right square',
      body: '{white} has no general, and it is the turn of {white}.',
      task: 'Choose every pawn that may be promoted now.',
      hint: 'Each file has one square only. For file g it is g7, for file e it is e5.',
      right: 'Right: b7, c6 and d5. The pawns of e4, g6 and h5 do not stand on a promotion square.',
    },
    {
      heading: 'The squares of {black}',
      body: 'Now {black} is to move, without a general.',
      task: 'Choose every pawn of {black} that may be promoted now.',
      hint: 'The promotion squares of {black} lie on ranks 1 to 4: a1, b2, c3, d4, e4, f3, g2, h1.',
      right: 'Right: d4, c3 and g2. The pawn on f6 stands on the X too, but in its own half.',
    },
    {
      heading: 'Promotion is a move',
      body: 'The pawn becomes a general **on the square where it stands**. That is the whole move of this turn: nothing else moves, and nothing is captured. Then the other side is to move.\n\n' +
        'Promotion is never forced. Instead of it you may make any other lawful move, and promote on a later turn or never.',
      task: 'Promote the pawn of e5.',
      hint: 'Choose the pawn, then the promotion. Moving it to e6 or capturing on f6 are other moves.',
      right: 'Right. A general now stands on e5. {black} moves next.',
    },
    {
      heading: 'Never on arrival',
      body: '{white} has just moved a pawn from e4 to e5. {white} has no general.',
      task: 'Is the pawn a general now?',
      options: [
        'Yes, it becomes one as it arrives',
        'No, but it may be promoted on a later turn of {white}',
        'No, it has missed its chance',
      ],
      wrong: [
        'Nothing happens by itself. Arriving is one move, promoting is another.',
        '',
        'As long as it stands on e5, it keeps the chance.',
      ],
      hint: 'The pawn must already stand on the square when the turn begins.',
      right: 'Right (C14). It may also wait on e5 for many turns, for example until the general of its side falls.',
    },
    {
      heading: 'Only without a general',
      body: 'The side must have **no general** of its own, on the board or in hand. The general of the other side does not matter. And as always the own king may not be left in check: a side in check cannot promote, since that would not save the king. A pinned pawn may be promoted: it stays where it is and still stands between.',
      task: 'In the first position {white} has a general on d3. In the second {black} has one on f8. Where may {white} promote on e5?',
      options: [
        'In the first only',
        'In the second only',
        'In both',
      ],
      wrong: [
        'There {white} still has its own general, and two of one side are never allowed.',
        '',
        'In the first, {white} has a general of its own.',
      ],
      hint: 'Whose general matters?',
      right: 'Right. Your own general must be gone. It is gone only when the other side has captured it. Should the new general fall too, another pawn may be promoted.',
      beside: 'The second position: here only {black} has a general.',
    },
    {
      heading: 'Gone past',
      body: 'A pawn never goes back. Once it has gone past the promotion square of its file, it can never be promoted, not even on the last rank (C13). A pawn that has not come so far can still get there.\n\n' +
        'A capture takes a pawn to another file, and there it may meet another promotion square: for example from d5 by a capture to c6.',
      task: 'Choose every pawn that may be promoted now.',
      hint: 'The square of file d is d5. The pawn of d7 passed it.',
      right: 'Right: only c6. The pawn of d7 is too late. The pawns of b3, e4 and f3 are still on their way.',
    },
    {
      heading: 'Even with check',
      body: 'Under Formal nothing else stands in the way. The new general may attack enemy men, give check, and even mate. It does not matter whether the new general is itself attacked.\n\n' +
        'It moves like any general: one square diagonally, from the next turn on.',
      task: 'Give check.',
      hint: 'Which squares would a general on e5 attack?',
      right: 'Right: the promotion on e5 gives check to the king of d4. Under some other rules this is forbidden: the next lesson.',
    },
  ],
} satisfies UnitText
