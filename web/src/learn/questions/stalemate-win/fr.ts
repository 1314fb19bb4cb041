import type { UnitText } from '../../unit'

export default {
  title: 'Gagne-t-on en privant l’adversaire de tout coup ?',
  summary: 'Non : selon les règles traditionnelles, un coup qui fait pat est interdit ; selon les modernes et la fédération, c’est nulle.',
  steps: [
    {
      heading: 'Laisser quelque chose à jouer',
      body:
        'Un camp est **pat** quand il n’est pas en échec et n’a aucun coup. Au shatranj cela gagnait la partie, au xiangqi cela la gagne encore, aux échecs internationaux c’est nulle. Au Sittuyin, selon les règles traditionnelles, **on n’a pas le droit de le faire** : le coup est interdit et il faut en trouver un autre. On ne le joue pas d’abord pour juger ensuite. Ainsi selon les règles formelles, de tournoi et les deux formes de Murray.\n\n' +
        'Ici la tour ne peut pas aller en b7 : le roi dans le coin n’aurait aucun coup sans être en échec.\n\n' +
        'Les règles **modernes** et celles de la **fédération** permettent le coup, et la partie est alors nulle (C4).',
      beside: 'Règles modernes : la tour est allée en b7. Pat, et partie nulle.',
    },
    {
      body: 'Règles formelles. Faire pat est interdit, mais il y a mieux.',
      task: 'Matez en un coup.',
      hint: 'La rangée où se tient le roi est ouverte.',
      right: 'La tour h8 donne échec le long de la rangée, et le roi n’a aucune issue.',
    },
  ],
} satisfies UnitText
