import type { UnitText } from '../../unit'

export default {
  title: 'Deployment',
  summary: 'Putting the army up: who, where, and what is forbidden.',
  steps: [
    {
      heading: 'Eight pieces in hand',
      body: 'The game begins with the **deployment**, sit-tee. Each side holds eight pieces: one king, one general, two elephants, two knights, two rooks. They are put on the board one by one, each on an empty square of the own side. The pawns stay where they are.\n\n' +
        'This lesson gives the rules called **Formal**, the usual ones on this page. In Formal **{white} puts up all eight pieces first. Then {black} puts up all eight**, and sees the army of {white} while doing so. Nobody moves a man before both armies stand.',
    },
    {
      heading: 'Rooks at the back',
      body: 'The **back rank** is the rank nearest to you: rank 1 for {white}, rank 8 for {black}. In Formal rooks are put **only on the back rank**, and nothing but rooks is put there.',
      task: 'Choose every square where {white} may put a rook.',
      hint: 'The whole back rank of {white} is empty.',
      right: 'Right: a1 to h1. A rook on c2 or a knight on e1 would not be lawful.',
    },
    {
      heading: 'The others in front',
      body: 'King, general, elephants and knights go on **empty squares of the own half, but not on the back rank**. For {white} that is ranks 2, 3 and 4. The pawns hold eight squares there, and sixteen are empty: **a2 to h2, e3, f3, g3, h3, and a4, b4, c4, d4**. The last four lie in front of the pawns; they belong to the own half too (C5).',
      task: 'Choose every square where {white} may put a knight.',
      hint: 'Rank 2 has eight squares. Ranks 3 and 4 have four empty squares each.',
      right: 'Right, sixteen squares. For {black} they are a7 to h7, a6, b6, c6, d6, and e5, f5, g5, h5.',
    },
    {
      heading: 'No king under attack',
      body: 'A piece may not be put so that **any king on the board is then attacked**, the own or the other (C6). So nobody is in check when the play begins.\n\n' +
        'Each of the squares a4 to d4 is attacked by a pawn of {black}, as each of e5 to h5 is attacked by a pawn of {white}.',
      task: 'Choose every square where {white} may put the king.',
      hint: 'Take the sixteen squares of the last step. On which of them would a pawn attack the king?',
      right: 'Right, twelve squares: a2 to h2 and e3 to h3. The four squares in front of the pawns are closed to the king.',
    },
    {
      heading: '{black} comes second',
      body: 'Now {black} puts the pieces up. The king of {white} stands on f3.',
      task: 'Choose every square where {black} may put a knight.',
      hint: 'Sixteen squares are in the zone. From two of them a knight would attack f3.',
      right: 'Right, fourteen squares. From e5 and from g5 the knight would give check before the play begins, which is forbidden.',
    },
    {
      heading: 'A knight far in front',
      body: 'A knight in front of the pawns reaches deep into the other half. From d4 a knight of {white} attacks c6 and e6.',
      task: '{black} now wants to put up the king. Where is that not lawful?',
      options: [
        'On d6',
        'On c6',
        'On e7',
      ],
      wrong: [
        'The knight does not attack d6. It stands behind the pawns, on an empty square: lawful.',
        '',
        'The knight does not attack e7, so this is lawful.',
      ],
      hint: 'Which empty square behind the pawns of {black} does the knight of d4 attack?',
      right: 'Right: on c6 the king would be attacked. A knight of {black} in front of its pawns reaches e3, f3, g3 and h3 in the same way: from e5 it attacks f3, from f5 e3 and g3, from g5 f3 and h3, from h5 g3. These are the only ways for a king to come under attack in the deployment: through the four squares in front of the pawns.',
    },
    {
      heading: 'Your own army',
      body: 'Now put up a whole army for {white}. On this page an army is a **draft** until it is confirmed: until then you may shift the pieces and take them back as you like. After that nothing is moved again until the play begins.\n\n' +
        'Captured men never come back into the hand. There is no pawn to put up: all eight stand already.',
      task: 'Put all eight pieces on the board and confirm the army.',
      hint: 'Rooks on rank 1, all the others in front of it. The king not on a4, b4, c4 or d4.',
      right: 'Your army stands. There are very many good armies. A safe king and rooks on files that may open are a good beginning.',
    },
    {
      heading: 'The play begins',
      body: 'Both hands are empty, both armies stand.',
      task: 'Who makes the first move?',
      options: [
        '{white}',
        '{black}, because {white} has put up first',
        'They draw lots',
      ],
      wrong: [
        '',
        '{black} already had the advantage of seeing the army of {white}.',
        'The rules say who begins.',
      ],
      hint: 'The side that put up its army first also moves first.',
      right: 'Right: {white} makes the first move, and then both move in turn, one man at a time. In the deployment there is one more rule for {black}: the next lesson.',
    },
  ],
} satisfies UnitText
