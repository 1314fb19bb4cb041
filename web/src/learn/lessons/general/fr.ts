import type { UnitText } from '../../unit'

export default {
  title: 'Le général',
  summary: 'Un pas en diagonale, et un seul général par camp.',
  steps: [
    {
      heading: 'Un pas en diagonale',
      body: 'Le général (sit-ke) avance d’**une case en diagonale**. Cela fait quatre cases. Il prend comme il se déplace. Il ne va pas tout droit, ne saute pas et ne glisse pas plus loin.\n\n' +
        'Il peut ressembler à la dame d’autres jeux d’échecs, mais c’est une pièce du combat rapproché.',
      beside: 'À côté, pour comparer, l’éléphant : les quatre mêmes cases, et une tout droit devant.',
    },
    {
      heading: 'Les siens et les autres',
      body: 'Une case occupée par son propre camp est fermée. Une pièce adverse peut être prise.',
      task: 'Choisissez toutes les cases où le général de d4 peut aller.',
      hint: 'Regardez les quatre cases en diagonale : c3, e3, c5, e5.',
      right: 'Oui : c3 et, en prenant, c5 et e5. En e3 se trouve son propre pion.',
    },
    {
      heading: 'Une fourchette de près',
      body: 'Un général aussi peut attaquer deux pièces à la fois.',
      task: 'Mettez le général là où il attaque la tour et le cavalier. Prenez ensuite ce qui reste.',
      hint: 'La tour est en c5, le cavalier en e5. Quelle case est entre les deux, une rangée plus bas ?',
      right: 'Oui : en d4. Ni la tour ni le cavalier ne pouvaient l’y prendre. La tour est partie et le cavalier est tombé.',
    },
    {
      heading: 'La moitié de l’échiquier',
      body: 'Imaginez l’échiquier en damier, une case claire, une case foncée. Un pas en diagonale ne change jamais de couleur.',
      task: 'Le général est en d4, un cavalier des {black} en d5. En combien de coups le général peut-il prendre en d5 ?',
      options: [
        'En un',
        'En deux',
        'Jamais',
      ],
      wrong: [
        'Il ne va pas tout droit.',
        'Après chaque pas en diagonale, il est encore sur une case de la couleur de d4. d5 est de l’autre.',
        '',
      ],
      hint: 'Essayez quelques pas. Arrive-t-il un jour sur une case voisine de celle qu’il a quittée, tout droit ?',
      right: 'Oui. Le général n’atteint que la moitié des cases, et d5 n’en est pas.',
    },
    {
      heading: 'Jamais deux',
      body: 'Aucun camp n’a jamais **plus d’un général**. Un pion peut devenir général, mais pas tant que son propre camp en a encore un. Le général de l’autre camp ne compte pas. Ici, les {white} ont un général en b3.',
      task: 'Le pion de e5 est sur une case où les pions deviennent généraux. Peut-il le devenir maintenant ?',
      options: [
        'Oui, c’est la bonne case',
        'Non, les {white} ont encore leur général',
        'Oui, si les {white} rendent d’abord leur général',
      ],
      wrong: [
        'La case seule ne suffit pas.',
        '',
        'On ne rend pas une pièce. Elle ne quitte l’échiquier que si elle est prise.',
      ],
      hint: 'Comptez les généraux des {white}.',
      right: 'Oui. Il faut d’abord avoir perdu son général. La leçon sur la promotion dit le reste.',
    },
  ],
} satisfies UnitText
