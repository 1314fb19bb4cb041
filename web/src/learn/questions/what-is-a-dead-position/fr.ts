import type { UnitText } from '../../unit'

export default {
  title: 'Qu’est-ce qu’une position morte ?',
  summary: 'Une position où il reste trop peu de pièces pour qu’un camp puisse mater ; la partie est alors aussitôt nulle.',
  steps: [
    {
      heading: 'Plus rien pour mater',
      body:
        'Quand il reste trop peu de pièces pour un mat, la partie est finie et nulle, sans demande. Le critère exact est C24. Sont mortes par exemple : roi contre roi, et un roi avec un seul général, cavalier ou pion contre un roi seul. Même un dernier pion ne sauve pas la partie, car le général qu’il deviendrait ne pourrait pas mater.\n\n' +
        '**N’est pas** morte une position avec une tour ou un éléphant : avec un éléphant, un mat dans le coin existe. Ni avec deux cavaliers, ni avec un cavalier de chaque camp, car avec les autres pièces un mat peut se produire.\n\n' +
        'Les règles modernes et celles de la fédération nomment cette nulle elles-mêmes ; dans les autres règlements, les parties d’ici l’ajoutent.',
      beside: 'Avec un éléphant à la place du cavalier, la partie continue : un mat dans le coin est possible.',
    },
    {
      body: 'Trois finales contre un roi seul.',
      task: 'Dans laquelle la partie est-elle aussitôt finie ?',
      options: ['Roi et tour.', 'Roi et deux cavaliers.', 'Roi et général.'],
      wrong: ['Une tour mate.', 'Avec deux cavaliers un mat existe, la partie continue.', ''],
      hint: 'Combien de cases autour du roi une pièce peut-elle lui ôter ?',
      right: 'Un général seul ne peut pas mater : la position est morte.',
    },
  ],
} satisfies UnitText
