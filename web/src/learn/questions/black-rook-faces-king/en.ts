import type { UnitText } from '../../unit'

export default {
  title: 'Why may a black rook not face the king?',
  summary: 'In Formal, Black places second and would aim at a king already placed; so another piece than a pawn must stand between.',
  steps: [
    {
      heading: 'The screen',
      body:
        '{black} arranges knowing where the {white} king stands. In Formal a {black} rook may therefore not be placed on the file of that king as long as only pawns, or nothing, stand between the two (C7). Any other man of either side between them is a **screen** and makes the placement lawful.\n\n' +
        'It is tested when the rook is placed: to use a screen of your own, place it first. {white}’s rooks have no such rule, for {white} places before there is a king to aim at. In play, rooks may face any king; and the other rulesets do not have this rule.',
      task: 'The king stands on d2. Choose the squares between it and d8 on which a screen would have to stand.',
      hint: 'All squares of the d-file between the two.',
      right: 'd3 to d7. On d3 and d5 stand pawns, and pawns are no screen. With a knight placed on d7 first, the rook may go to d8.',
    },
    {
      body: 'The {white} king now stands on e2, with a {white} elephant in front of it on e3.',
      task: 'May {black} place a rook on e8?',
      options: ['No, the rook would face the king.', 'Yes, there is a screen.'],
      wrong: ['Look at e3: what stands there is not a pawn.', ''],
      hint: 'Whose piece the screen is does not matter.',
      right: 'The elephant on e3 is a screen, though it belongs to the other side.',
    },
  ],
} satisfies UnitText
