import type { UnitText } from '../../unit'

export default {
  title: 'The screen',
  summary: 'A rook of the second side may not face the king of the first.',
  steps: [
    {
      heading: 'Eye to eye is forbidden',
      body: 'In Formal {black} must keep one more rule in the deployment (C7). A **rook of {black}** may not be put on the file of the **king of {white}** if only pawns stand between them, or nothing. Then the rook would face the king.\n\n' +
        'Here the king of {white} stands on c2. On the line from c8 to c2 stand two pawns, on c3 and c5. So {black} may not put a rook on c8.',
    },
    {
      heading: 'Seven squares are left',
      body: 'The same position: the king of {white} stands on c2, and {black} puts up the army.',
      task: 'Choose every square where {black} may put a rook.',
      hint: 'The rooks go on rank 8. One of the eight squares faces the king.',
      right: 'Right: all of rank 8 but c8. Only the file counts. The rook is on rank 8, and the king is never on that rank.',
    },
    {
      heading: 'The line',
      body: 'To judge a rook on c8, look at the squares strictly between the rook and the king.',
      task: 'Choose the squares between a rook on c8 and the king on c2.',
      hint: 'They all lie on file c, without c8 and c2.',
      right: 'Right: c3 to c7. Pawns on these squares do not count, whether {white} or {black}. Any other man on one of them would be a screen.',
    },
    {
      heading: 'What is a screen?',
      body: 'A **screen** is any man between the rook and the king that is **not a pawn**. It may belong to either side. Here the king of {white} stands on e2, and its own elephant on e3.',
      task: 'May {black} put a rook on e8?',
      options: [
        'No, the screen must belong to {black}',
        'Yes, the elephant is a screen',
        'No, there are pawns on the file too',
      ],
      wrong: [
        'A screen may belong to either side.',
        '',
        'Pawns are not screens, but they do no harm either. One other man is enough.',
      ],
      hint: 'Is there a man between e8 and e2 that is not a pawn?',
      right: 'Right. General, elephant, knight and rook are screens, of either side, and the own king of {black} as well.',
    },
    {
      heading: 'First the screen, then the rook',
      body: 'The rule is judged at the moment when the rook is put up. The king of {white} stands on c2, and {black} would like a rook on c8.',
      task: 'What can {black} do?',
      options: [
        'Put the rook on c8 now, and a knight on c7 later',
        'Put a knight on d7, then the rook on c8',
        'Put a knight on c7, then the rook on c8',
      ],
      wrong: [
        'The rook would face the king until the knight comes. The screen must be there first.',
        'A knight on d7 does not stand on file c.',
        '',
      ],
      hint: 'A screen must stand on the file, and before the rook.',
      right: 'Right. With the knight on c7 the rook may go to c8. The king, the general or an elephant of {black} on c6 or c7 would do as well.',
    },
    {
      heading: 'The screen has to stay',
      body: '{black} has put a knight on c7 and then a rook on c8. The army is not confirmed yet, so pieces may still be taken back.',
      task: 'May {black} now take the knight back and put it on g7?',
      options: [
        'No, not while the rook stands on c8 without another screen',
        'Yes, the rook already stands lawfully',
        'No, a piece once put up can never be taken back',
      ],
      wrong: [
        '',
        'Without the knight it would face the king.',
        'Until the army is confirmed it can, but not every piece.',
      ],
      hint: 'What would stand between c8 and c2 without the knight?',
      right: 'Right. First the rook must leave, or another screen must stand on the file. Then the knight is free.',
    },
    {
      heading: 'Only for {black}, only now',
      body: '{white} puts up first, and {black} can see the king. That is why the rule binds {black} alone. Here {white} has a rook on g1, and on file g there are only pawns.',
      task: 'May {black} put the king on g7, where the rook of g1 faces it?',
      options: [
        'No, no king may face a rook',
        'Only with a screen on file g',
        'Yes',
      ],
      wrong: [
        'The rule protects the king of {white} only.',
        'Rooks of {white} need no screen.',
        '',
      ],
      hint: 'The rule speaks of a rook of {black} and a king of {white}.',
      right: 'Right. And once the play has begun, the rule is over: a rook may face a king, and a screen may move away. Only Formal has this rule; the six other sets of rules do not.',
    },
  ],
} satisfies UnitText
