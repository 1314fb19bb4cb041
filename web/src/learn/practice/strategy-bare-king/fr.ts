import type { UnitText } from '../../unit'

export default {
  title: 'Stratégie : le roi nu se défend',
  summary: 'Que prendre, et comment le décompte des coups aide.',
  steps: [
    {
      heading: 'Prendre pour annuler',
      body: 'Règles modernes. Les {black} n’ont que leur roi, les {white} un éléphant et un général. L’éléphant est à côté du roi.',
      task: 'Jouez le coup qui annule aussitôt.',
      criterion: 'Après le coup, la position est morte.',
      hint: 'Que peut un général seul ?',
      right: 'Roi et général ne peuvent pas mater un roi : la position est morte, et la partie est nulle aussitôt (C24).',
    },
    {
      heading: 'Lequel des deux ?',
      body: 'Règles modernes. Un éléphant et un cavalier encadrent le roi, et ni l’un ni l’autre n’est protégé.',
      task: 'Prenez celui dont la perte rend le mat impossible.',
      criterion: 'Après le coup, la position est morte.',
      hint: 'Avec lequel des deux les {white} pourraient-ils encore mater ?',
      right: 'Roi et cavalier ne peuvent pas mater, mais roi et éléphant le peuvent, dans un coin. C’est donc l’éléphant qu’il faut prendre.',
      beside: 'Après la prise du cavalier, la partie continue : l’éléphant est toujours là.',
    },
    {
      heading: 'Plus de coups',
      body: 'Les seize coups des {white} sont passés sans mat, et le roi a un coup.',
      task: 'Continuez.',
      criterion: 'Le compte est dépassé.',
      hint: 'Il y a exactement un coup permis.',
      right: 'Par ce coup, le compte est dépassé et la partie est nulle (C19). Qui se défend tient son roi loin du bord et laisse passer les coups.',
    },
  ],
} satisfies UnitText
