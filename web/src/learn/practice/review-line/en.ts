import type { UnitText } from '../../unit'

export default {
  title: 'Review: a rook’s way planned at the deployment',
  summary: 'Name what blocks it, find the moment it opens, and say who may use it.',
  steps: [
    {
      heading: 'The plan',
      body: 'Both armies stand. {white} placed a rook on c1 so that one day it may use the c-file. {black} has one on c8.',
      task: 'Choose the squares that block the way from c1 to c8.',
      criterion: 'Exactly the blocking squares are chosen.',
      hint: 'Only what stands between c1 and c8 counts.',
      right: 'c3 and c5, one pawn of each side. The file is a plan, not yet a road.',
    },
    {
      heading: 'How to open it',
      body: 'Both pawns have to leave the c-file, and a pawn leaves its file only by capturing.',
      task: 'Which first move works towards that?',
      options: ['The pawn from b3 to b4, where the pawn on c5 may take it', 'The pawn from c3 to c4', 'The rook from c1 to c2'],
      wrong: ['', 'It advances on the file: the block has only moved to c4.', 'The rook comes nearer, but the pawns stay.'],
      criterion: 'The move that brings about an exchange is chosen.',
      right: 'b4 offers an exchange with c5: when c5 takes, that pawn leaves the c-file, and when c3 takes back, so does the other.',
      beside: 'After the pawn’s step to c4 the file is as closed as before.',
    },
    {
      heading: 'The moment',
      body: 'b3–b4, c5 takes b4, c3 takes b4, a5 takes b4.',
      task: 'After which ply is the way from c1 to c8 free?',
      criterion: 'The ply at which the last blocker leaves is named.',
      hint: 'Look after each capture which c-pawn is still there.',
      right: 'After ply 3. An open line serves both sides: it was {black}’s turn, and the rook on c8 could have used the file first.',
    },
    {
      heading: 'What the rook sees now',
      body: '{black} took on b4 instead, so {white}’s rook has the line.',
      task: 'Choose every square the rook on c1 can go to.',
      criterion: 'Exactly the rook’s lawful squares are chosen.',
      hint: 'Up the file as far as the first enemy, and along the first rank.',
      right: 'The whole file up to {black}’s rook on c8, which it may capture but not pass, and the first rank up to the own rook on f1.',
      beside: 'Before the exchange only c2 was left of the file.',
    },
  ],
} satisfies UnitText
