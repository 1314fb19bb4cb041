import type { UnitText } from '../../unit'

export default {
  title: 'Donner son général',
  summary: 'Perdre le général rend la promotion possible. À quel prix ?',
  steps: [
    {
      heading: 'Un échange qui rapporte',
      body: 'Le pion e5 est sur le X, mais le général d4 interdit sa promotion. Le général peut prendre un cavalier que protège le roi c6.',
      task: 'Échangez le général contre le cavalier, puis faites un nouveau général.',
      hint: 'Prenez d’abord en c5 ; les {black} reprennent ; ensuite le pion peut être promu.',
      right: 'Comptez ce qui a changé. Les {white} ont perdu le général et gagné un cavalier ; puis le pion e5 a disparu dans le nouveau général, et un tour y est passé. Au total : un cavalier gagné pour un pion et un tour.',
    },
    {
      heading: 'Un cadeau qui ne rapporte rien',
      body: 'La même position, mais sans cavalier en c5. Les {white} pourraient quand même y aller, et le général y serait pris.',
      task: 'Que resterait-il aux {white} après le général en c5, la prise par le roi et la promotion en e5 ?',
      options: ['Un général et deux pions, comme avant', 'Deux généraux', 'Un général et un pion : un pion de moins, et deux tours dépensés'],
      wrong: [
        'Un des pions est devenu le général.',
        'Le premier général n’est plus là ; un camp n’en a jamais deux.',
        '',
      ],
      right: 'Le nouveau général ne fait que remplacer l’ancien. Rien n’est gagné, un pion et deux tours sont perdus, et pendant ce temps aucun général ne gardait rien. Perdre le général est un prix, non un but.',
      beside: 'Avec un cavalier en c5, les mêmes coups gagnent une pièce. Tout dépend de ce que le général emporte.',
    },
  ],
} satisfies UnitText
