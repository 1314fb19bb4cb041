import type { UnitText } from '../../unit'

export default {
  title: 'The elephant cannot go straight back',
  summary: 'Five directions, and a long way round for the sixth.',
  steps: [
    {
      heading: 'Five squares',
      body: '{white}’s elephant (sin) stands on e5, with empty squares all around it.',
      task: 'Choose every square it can go to.',
      hint: 'One step diagonally, or one step straight forward.',
      right: 'Four diagonal squares, backward ones too, and e6 in front. Not e4 straight behind it, and nothing to the side.',
      beside: 'An elephant of {black} on the same square. For it, forward is down the board: it may go to e4, but not to e6.',
    },
    {
      heading: 'One square back',
      body: 'The elephant is needed on e4, straight behind it. {black}’s king only walks to and fro.',
      task: 'Bring the elephant to e4 in three moves.',
      hint: 'Two diagonal steps back and one step forward end one square behind.',
      right: 'Three moves for one square back: two diagonal steps backward and one step forward, in any order. Two moves are never enough, so do not push an elephant past the square where it is needed.',
    },
  ],
} satisfies UnitText
