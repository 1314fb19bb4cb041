import type { UnitText } from '../../unit'

export default {
  title: 'Who starts, and which side may I take?',
  summary: 'Red, called White with the international pieces, places first and makes the first move; you choose your side.',
  steps: [
    {
      heading: 'First to place, first to move',
      body:
        '{white} begins twice: with the deployment, and again with the first move of play when both armies stand. In Formal that first move is the seventeenth step of the game, after the eight placements of each side.\n\n' +
        'Traditionally the sides are red and black, and **Red** begins. With the international pieces the page says White instead; it is the same side.\n\n' +
        'Against the computer you may take either side, or let the lot decide. Placing second has an advantage, since you see the other army, and Formal balances it a little with the rule on {black}’s rooks (C7).',
    },
  ],
} satisfies UnitText
