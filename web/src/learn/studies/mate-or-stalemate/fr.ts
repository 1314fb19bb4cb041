import type { UnitText } from '../../unit'

export default {
  title: 'Le mat, ou un coup interdit',
  summary: 'Deux coups de tour qui se ressemblent : l’un gagne, l’autre est interdit.',
  steps: [
    {
      heading: 'La tour en g7 ?',
      body: 'Le roi des {black} est dans le coin et les {white} voudraient l’y enfermer par la tour en g7.',
      task: 'Que se passe-t-il si la tour va en g7 ?',
      options: ['Les {white} gagnent : le roi ne peut plus bouger', 'Le coup se joue et la partie est nulle', 'Le coup est interdit'],
      wrong: [
        'Seul le mat gagne : le roi h8 ne serait pas attaqué.',
        'Il en serait ainsi selon le règlement moderne. Les règles formelles ne permettent pas du tout ce coup.',
        '',
      ],
      right: 'Après la tour en g7, les {black} n’auraient aucun coup sans être en échec. Un coup qui fait cela est interdit (C1) : les {white} doivent en choisir un autre.',
      beside: 'Avec un pion en a4, les {black} pourraient encore jouer. La tour peut alors aller en g7.',
    },
    {
      heading: 'Le bon coup',
      body: 'Il faut attaquer le roi dans le coin, et pas seulement l’enfermer.',
      task: 'Matez en un coup.',
      hint: 'La dernière rangée est ouverte.',
      right: 'En a8, la tour attaque le roi, et le roi g6 garde g7 et h7. Échec sans issue : c’est mat.',
    },
  ],
} satisfies UnitText
