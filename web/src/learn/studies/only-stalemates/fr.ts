import type { UnitText } from '../../unit'

export default {
  title: 'Plus rien que des coups de pat',
  summary: 'Quand chaque coup ferait pat, la partie est nulle.',
  steps: [
    {
      heading: 'Un seul coup, et il est interdit',
      body: 'Les {white} ont le trait. Le pion h7 est bloqué, et le roi ne peut aller qu’en g6, en prenant l’éléphant. Mais cette prise laisserait le roi des {black} dans le coin sans coup et sans échec.',
      task: 'Quel est le résultat ?',
      options: ['Les {white} doivent prendre, et cela vaut victoire', 'Les {white} perdent faute de coup', 'La partie est nulle'],
      wrong: [
        'Un pat ne gagne jamais, et le coup qui le fait est interdit.',
        'La règle interdit seulement le coup ; elle ne punit pas le camp qui n’en a pas d’autre.',
        '',
      ],
      right: 'Tous les coups des {white} feraient pat : les {white} n’ont donc aucun coup permis. Selon les règles formelles, la partie est alors nulle.',
      beside: 'Avec un pion en a4, les {black} garderaient un coup après la prise. Prendre en g6 est alors permis.',
    },
    {
      heading: 'La même chose en échec',
      body: 'Ici, la tour fait échec aux {white}. Les deux façons de la prendre mettraient fin à l’échec, et toutes deux laisseraient les {black} pat.',
      task: 'Est-ce mat ?',
      options: ['Oui, les {white} sont en échec et n’ont aucun coup permis', 'Non, c’est nulle'],
      wrong: ['Il existe un moyen de mettre fin à l’échec ; seule l’interdiction du pat s’y oppose. Ce n’est pas un mat.', ''],
      right: 'Nulle (C2). Le mat signifie qu’aucun coup ne met fin à l’échec. Ici, deux coups le feraient, mais ils ne sont pas permis.',
      beside: 'Sans échec, le résultat est le même : nulle faute de coup permis.',
    },
  ],
} satisfies UnitText
