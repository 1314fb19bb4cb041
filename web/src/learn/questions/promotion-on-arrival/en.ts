import type { UnitText } from '../../unit'

export default {
  title: 'Is the pawn promoted as soon as it arrives?',
  summary: 'No: arriving is one move, promoting is another, on a later turn.',
  steps: [
    {
      heading: 'Two moves',
      body:
        'In no ruleset does a pawn turn into a general by the move that brings it to the square (C14). It arrives and is still a pawn. On a later turn, if you have no general and the pawn still stands there, you may promote it **instead of moving**. Nothing happens by itself.\n\n' +
        'So your opponent has at least one move in between, to capture the pawn, to attack the square, or to give check.',
      beside: 'One move of each side later the pawn stands on e5 and may be promoted.',
    },
    {
      body: 'The general of {white} is gone. The pawn on e4 is one step from its promotion square.',
      task: 'Bring the pawn to its square, and promote it on your next turn.',
      hint: 'First the step, then the promotion.',
      right: 'Two turns: one to arrive, one to be promoted.',
    },
  ],
} satisfies UnitText
