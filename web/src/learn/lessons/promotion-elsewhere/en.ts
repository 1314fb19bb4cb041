import type { UnitText } from '../../unit'

export default {
  title: 'Promotion under other rules',
  summary: 'A step, the last pawn, no attack, no check: Modern, Federation and Murray 1913.',
  steps: [
    {
      heading: 'In place or by a step',
      body: 'Under **Modern** and **Federation** the pawn may become a general where it stands, or with a **step to an empty square diagonally next to it**, forward or back. The step need not end on the X. Square, missing general and turn are as in Formal: the pawn must already stand on a promotion square.\n\n' +
        'But the promotion may **not capture**, and the new general may **not attack any enemy man**, king and pawns included (C11). That is judged after the pawn has left its square, and pins make no difference. Whether the new general is attacked itself does not matter.',
      task: 'Under Modern, choose every square where the pawn of e5 may become a general.',
      hint: 'Five squares to try: e5, d4, f4, d6 and f6. The king of {black} stands on c7.',
      right: 'Right: e5, d4, f4 and f6. On d6 the general would attack the king of c7. Under Formal only e5 would be lawful.',
    },
    {
      heading: 'No check',
      body: 'On its square e5 a general would attack the king of d4. Under Formal that is lawful; under Modern and Federation it is not.',
      task: 'Under Modern, promote the pawn in a lawful way.',
      hint: 'Step to a diagonal square from which the general does not attack d4.',
      right: 'Right. From d6, f6 or f4 the general does not attack the king. The square d4 is taken.',
    },
    {
      heading: 'The last pawn',
      body: 'Under Modern and Federation a side that has **only one pawn left** may promote it **on any square**, even in its own half, even beyond the X (C12). Enemy pawns do not count. The own general must still be gone, and the new general must still attack nothing.',
      task: 'Under Federation, choose every square where the last pawn of e4 may become a general.',
      hint: 'Try e4, d3, f3, d5, f5. A pawn of {black} stands on g6.',
      right: 'Right: e4, d3, f3 and d5. On f5 the general would attack the pawn of g6. Under Formal this pawn could not be promoted now: e4 is not a promotion square of {white}.',
    },
    {
      heading: 'No uncovered check',
      body: 'A step can open a line. The pawn of d6 is the last pawn of {white}. To its left, on a6, stands a rook of {white}; on f6 stands the king of {black}.',
      task: 'Under Modern, what is lawful?',
      options: [
        'Promotion on d6 only',
        'A step to c7, since the general attacks nothing there',
        'Nothing, the pawn has gone past the X',
      ],
      wrong: [
        '',
        'The step opens rank 6, and the rook gives check. That is forbidden too (C10).',
        'That would be so under Formal. Under Modern the last pawn may promote anywhere.',
      ],
      hint: 'What happens on rank 6 when the pawn leaves it?',
      right: 'Right. In place the rank stays closed, and the general on d6 attacks nothing. Under Modern and Federation a promotion may not give check in any way.',
    },
    {
      heading: 'Murray 1913',
      body: 'Under **Murray 1913** the pawn promotes in place or on **any of the eight neighbouring squares** (C15), if it is empty and **no enemy man attacks it** (C31). In place there is no such condition. The new general may attack what it likes and may give or uncover check. There is no exception for the last pawn, and nothing is promoted before the play begins.',
      task: 'Under Murray 1913, choose every square where the pawn of e5 may become a general.',
      hint: 'Nine squares to try. Which of them does the knight of c4 attack?',
      right: 'Right: all but d6. The knight attacks e5 too, but in place that does not matter.',
    },
    {
      heading: 'At a glance',
      body: 'The same for all: the X in the far half, only a general, only without an own general, never on arrival, the whole turn, never forced.\n\n' +
        '**Formal, Tournament, Murray-Parlett**: in place only; it may attack and give check (C9). **Three dice**: in place only; it is a move for the die of the pawn.\n\n' +
        '**Modern, Federation**: in place or one step diagonally to an empty square; attacks nothing, gives no check; the last pawn promotes anywhere.\n\n' +
        '**Murray 1913**: in place or on any neighbouring empty square that the enemy does not attack; it may attack and give check. Never take the procedure of one set of rules into another.',
    },
  ],
} satisfies UnitText
