import type { UnitText } from '../../unit'

export default {
  title: 'Stratégie : gagner dans le compte',
  summary: 'Règles modernes : roi et tour, puis roi, cavalier et éléphant, contre un roi nu.',
  steps: [
    {
      heading: 'Roi et tour',
      body: 'Contre le roi nu, la tour a 16 coups. Elle ne mate pas seule : le roi doit se tenir en face.',
      task: 'Matez en deux coups.',
      criterion: 'Le mat est donné au deuxième coup.',
      hint: 'Amenez le roi en face de l’autre, pour que celui-ci ne puisse aller que de côté.',
      right: 'Le roi f6 a pris f7 et g7, la tour tenait la colonne h : il restait une case, et la tour y a maté sur la dernière rangée.',
    },
    {
      heading: 'Roi, cavalier et éléphant',
      body: 'Sans tour mais avec un éléphant, la limite est de 44 coups. Ici, le cavalier garde déjà h7.',
      task: 'Matez en deux coups.',
      criterion: 'Le mat est donné au deuxième coup.',
      hint: 'L’éléphant va là où son pas en avant ou ses diagonales touchent le coin.',
      right: 'L’éléphant f6 tenait g7 et ne laissait que g8. De g7, il donne ensuite échec droit devant lui, le roi derrière et le cavalier à côté. Il fallait toutes les pièces courtes.',
    },
    {
      heading: 'Quelle limite ?',
      body: 'Les {white} ont roi, éléphant et cavalier ; le prochain coup prend en b3 le dernier pion des {black}.',
      task: 'De combien de coups les {white} disposent-ils alors selon les règles modernes ?',
      options: ['16', '44', '64'],
      wrong: ['C’est la limite avec une tour.', '', 'C’est la limite avec un cavalier, mais sans éléphant.'],
      criterion: 'La limite que fixe la meilleure pièce est nommée.',
      right: '44 : la meilleure pièce est l’éléphant (C18). Selon le règlement de la fédération, ce compte ne commence pas du tout sans un général à côté de l’éléphant (C20).',
    },
  ],
} satisfies UnitText
