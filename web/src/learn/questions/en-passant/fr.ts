import type { UnitText } from '../../unit'

export default {
  title: 'Y a-t-il la prise en passant ?',
  summary: 'Non : elle répond au double pas, et il n’y a pas de double pas.',
  steps: [
    {
      heading: 'Rien à prendre au passage',
      body:
        'Aux échecs internationaux, la prise en passant existe parce qu’un pion pourrait sinon en dépasser un autre par son double pas. Ici chaque pion avance d’une case et doit donc s’arrêter là où on peut le prendre comme d’habitude.\n\n' +
        'Un pion à côté du vôtre n’est pas une cible : le pion e5 ne peut prendre ni en d5, qui est à côté, ni en d6, qui est vide. Un pion ne prend que ce qui se trouve une case en diagonale devant lui.',
      beside: 'Ici les {black} viennent d’avancer de d7 à d6. Ce pion est en diagonale devant e5 et peut être pris.',
    },
  ],
} satisfies UnitText
