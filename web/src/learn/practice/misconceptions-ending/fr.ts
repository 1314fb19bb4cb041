import type { UnitText } from '../../unit'

export default {
  title: 'Souvent mal compris : la fin d’une partie',
  summary: 'Le pat, le roi nu, et un échec auquel on répond ailleurs.',
  steps: [
    {
      heading: '« Je gagne en ne laissant aucun coup »',
      body: 'L’éléphant g5 pourrait aller en g6 et ôter au roi des {black} sa dernière case, sans échec.',
      task: 'Qu’en est-il de ce coup selon les règles formelles ?',
      options: ['Il gagne', 'Il fait nulle', 'Il ne peut pas être joué'],
      wrong: ['Seul le mat gagne.', 'Selon le règlement moderne, oui. Les règles formelles interdisent le coup lui-même.', ''],
      criterion: 'On sait qu’il est interdit de faire pat.',
      right: 'Le coup est interdit (C1). Les {white} en ont d’autres, par exemple l’éléphant en f6.',
    },
    {
      heading: '« Un roi nu a perdu »',
      body: 'Les {black} n’ont plus que leur roi ; les {white} ont une tour.',
      task: 'La partie est-elle finie ?',
      options: ['Oui, un roi nu perd aussitôt', 'Non, les {white} doivent encore mater'],
      wrong: ['Cette règle n’existe pas au Sittuyin.', ''],
      criterion: 'On sait que seul le mat gagne.',
      right: 'La partie continue. Selon les règles modernes et celles de la fédération, les {white} ont même pour cela un nombre limité de coups.',
      beside: 'Avec un cavalier au lieu de la tour, plus personne ne peut mater : cette position est nulle aussitôt (C24).',
    },
    {
      heading: '« Je réponds à l’échec par une menace plus forte »',
      body: 'Les {white} sont en échec depuis h1. Un coup de tour en a8 attaquerait à son tour le roi des {black}.',
      task: 'Jouez un coup permis.',
      criterion: 'Un coup est joué qui met fin à l’échec.',
      hint: 'Que faire contre l’attaque de e1 elle-même ?',
      right: 'Une menace ailleurs n’y fait rien : après chaque coup, son propre roi doit être en sécurité. Ici, seul le roi pouvait quitter la ligne.',
    },
  ],
} satisfies UnitText
