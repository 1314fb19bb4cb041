import type { UnitText } from '../../unit'

export default {
  title: 'The knight',
  summary: 'The jumper: two squares straight and one to the side.',
  steps: [
    {
      heading: 'Two and one',
      body: 'The knight (myin, the horse) goes **two squares straight and then one to the side**, as in international chess. From the middle of the board it has eight squares. It goes only to these: never one square, never straight ahead.\n\n' +
        'It takes the enemy man on the square where it lands.',
    },
    {
      heading: 'Over all heads',
      body: 'The knight is the only man that **jumps**. It does not matter what stands between. At the start, while the rows of pawns still hold the other pieces back, it gets through.',
      task: 'The knight of d4 is shut in on all sides. Choose every square it may go to.',
      hint: 'Count two straight and one to the side, in all eight ways. What stands next to it does not count.',
      right: 'Right: c2, e2, b3, f3, b5, f5, and with a capture c6 and e6.',
    },
    {
      heading: 'At the edge',
      body: 'In a corner the knight has only two squares. And on a square where a man of its own side stands it cannot land.',
      task: 'Choose every square the knight of a1 may go to.',
      hint: 'From a1 it could reach b3 and c2. What stands on b3?',
      right: 'Right: only c2. A knight at the edge is a weak knight.',
    },
    {
      heading: 'Two at once',
      body: 'A knight can attack two pieces at the same time. That is called a **fork**. The king must be saved first, and the other piece is lost.',
      task: 'Play a knight move that attacks the king and the rook at once. Then take the rook.',
      hint: 'From which square does the knight reach both g8 and d7?',
      right: 'Right: from f6. The king had to go away, and the rook fell.',
    },
  ],
} satisfies UnitText
