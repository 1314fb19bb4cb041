import type { UnitText } from '../../unit'

export default {
  title: 'How are moves counted against a bare king?',
  summary: 'In Modern and Federation the mate has to come in time: a rook has 16 moves for it, an elephant 44, a knight 64.',
  steps: [
    {
      heading: 'Sixteen, forty-four, sixty-four',
      body:
        'The count begins when one side has nothing but its king and no pawn is left on the board. The other side must then mate within **16** moves if it has a rook, otherwise within **44** if it has an elephant, otherwise within **64** if it has a knight. A general alone starts no count, as it cannot mate.\n\n' +
        'The limit is fixed when the count begins and does not change, even if the king captures something (C18). Mate with the last counted move still wins (C19).\n\n' +
        'In **Modern** the game ends by itself when the count is over; in **Federation** either player may claim the draw, and the counts of 44 and 64 need a general beside the elephant or knight (C20). **Formal** and the other rulesets do not count.',
    },
    {
      body: 'Modern rules. {white}’s elephant has just captured the last {black} piece.',
      task: 'How many moves does {white} have?',
      options: ['16', '44', '64'],
      wrong: ['Sixteen are for a rook.', '', 'Sixty-four are for a knight.'],
      hint: 'What is {white}’s best piece?',
      right: 'With an elephant and no rook the limit is 44.',
    },
  ],
} satisfies UnitText
