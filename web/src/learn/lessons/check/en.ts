import type { UnitText } from '../../unit'

export default {
  title: 'Check',
  summary: 'The king is attacked: three ways to save it.',
  steps: [
    {
      heading: 'The king is attacked',
      body: 'A king is **in check** when an enemy man attacks its square. Here the rook on e8 attacks the king on e1: the squares between are empty.\n\n' +
        'Check must be answered at once. There are three ways: **move the king** to a square that is not attacked, **capture the attacker**, or **put a man between**. A move that does not save the king is not lawful. And no move may leave or bring the own king into check.',
    },
    {
      heading: 'First way: go away',
      body: 'The same position. The king leaves the attacked file.',
      task: 'Choose every square the king of e1 may go to.',
      hint: 'The rook attacks all of file e, e2 as well.',
      right: 'Right: d1, f1, d2 and f2.',
    },
    {
      heading: 'Second way: put a man between',
      body: 'A rook attacks along a line. A man between the rook and the king closes the line.',
      task: 'Put the knight between the rook and the king.',
      hint: 'The knight of c2 can reach one square of file e between e1 and e8.',
      right: 'Right: on e3 the knight closes the file. From there it may not go away while the rook is there: it is **pinned**.',
    },
    {
      heading: 'Third way: capture',
      body: 'Once more the same position.',
      task: 'Capture the man that gives check.',
      hint: '{white} too has a rook on rank 8.',
      right: 'Right: the rook takes on e8. That is often the best answer.',
    },
    {
      heading: 'Two at once',
      body: 'Two men may give check at the same time. Then only the king can move: nobody can capture both, or close both ways, with one move.',
      task: 'Choose the two men that attack the king of e1.',
      hint: 'One attacks from far, the other jumps.',
      right: 'Right: the rook on e8 and the knight on d3. The king may go to d1, f1 or d2.',
    },
    {
      heading: 'The knight cannot be stopped',
      body: 'A knight jumps. So there is no square between it and the king. Nor is there one between the king and a pawn, a general or an elephant: they attack only from the next square.',
      task: 'The knight of d3 gives check. What can {white} do here?',
      options: [
        'Put the rook between, on e2',
        'Make any other move, and save the king one move later',
        'Move the king, as nothing can capture the knight',
      ],
      wrong: [
        'There is nothing to put a man on: the knight jumps over everything.',
        'Check must be answered at once.',
        '',
      ],
      hint: 'Which two of the three ways remain against a knight? Can any man of {white} take on d3?',
      right: 'Right. Against a knight there are only two ways: capture it or move the king. Only the check of a rook from a distance can be stopped by a man between.',
    },
    {
      heading: 'Pinned',
      body: 'A man that alone stands between its king and an enemy rook is **pinned**. It may not leave the line, because its king would then be attacked. A pinned rook may still move along the line. A pinned knight cannot move at all.',
      task: 'Choose every square the pinned rook of e3 may go to.',
      hint: 'It must stay on file e, or take the attacker.',
      right: 'Right: e2, e4 to e7, and e8 with a capture.',
    },
    {
      heading: 'A pinned man still attacks',
      body: 'The knight of e5 is pinned: if it moved, the rook of e1 would attack its king. It still attacks its squares, and the enemy king may not go there. Whether a man is pinned, and whose turn it is, makes no difference to what it attacks.',
      task: 'Choose every square the king of d2 may go to.',
      hint: 'From e5 the knight attacks c4, d3, f3 and more. On e1 stands the own rook.',
      right: 'Right: c1, d1, e2, c2, c3 and e3. Not d3: the knight attacks it, pinned or not.',
    },
  ],
} satisfies UnitText
