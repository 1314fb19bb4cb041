import type { UnitText } from '../../unit'

export default {
  title: 'Puis-je avoir deux généraux ?',
  summary: 'Pas à la fois ; mais si un général promu tombe à son tour, un autre pion peut lui succéder.',
  steps: [
    {
      heading: 'Un seul à la fois',
      body:
        'Chaque camp peut avoir un général, pas davantage. Consacrer un tour à en créer un second est interdit, quelle que soit la case du pion. Ici les {white} ont promu le pion e5 ; le pion d5 est lui aussi sur une case de promotion, et doit attendre.\n\n' +
        'La limite vaut pour chaque camp séparément : les deux camps peuvent avoir un général en même temps. Et elle parle du présent, non du passé. Si le nouveau général est pris, le pion suivant peut être promu, aussi souvent qu’il y a des pions.',
      beside: 'Ici la tour a pris le nouveau général en e5. Maintenant le pion d5 peut être promu.',
    },
  ],
} satisfies UnitText
