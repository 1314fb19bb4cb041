import type { UnitText } from '../../unit'

export default {
  title: 'Le Sittuyin, est-ce les échecs avec d’autres pièces ?',
  summary: 'Non : c’est un jeu à part, avec un déploiement, des pièces à courte portée et une promotion bien à lui.',
  steps: [
    {
      heading: 'Parents, mais différents',
      body:
        'Le Sittuyin, les échecs birmans, est un jeu de stratégie pour deux ; seule sa forme avec dés connaît le hasard. Il est de la même famille que les échecs internationaux ; le roi, le cavalier et la tour s’y déplacent de la même façon. Presque tout le reste diffère. Chaque camp **dispose lui-même son armée** avant de jouer. Le général, à la place de la dame, va d’une case en diagonale ; l’éléphant, à la place du fou, d’une case en diagonale ou droit devant. Un pion devient **général**, jamais dame, sur les diagonales tracées sur l’échiquier, et seulement quand son général est perdu.\n\n' +
        'Ce n’est pas non plus le makruk avec d’autres figures : dans le jeu thaï, chaque pièce commence sur une case fixe et la promotion est autre. Apprenez à neuf le déploiement, la promotion et la fin de partie ; n’apportez que votre coup d’œil tactique.',
    },
    {
      body: 'Une partie en cours. On y essaie trois habitudes des échecs internationaux.',
      task: 'Laquelle vaut aussi ici ?',
      options: [
        'Le général va de e3 à g5, comme une dame.',
        'Le cavalier saute de e2 à d4.',
        'Le pion va de a3 à a5, deux cases d’un coup.',
      ],
      wrong: ['Le général ne va que d’une case en diagonale.', '', 'Un pion avance d’une case, jamais de deux.'],
      hint: 'Trois pièces ont gardé la marche que vous connaissez : le roi, la tour, et une autre.',
      right: 'Le cavalier saute comme aux échecs internationaux. Le général n’atteint que les cases voisines en diagonale, et aucun pion n’avance de deux cases.',
    },
  ],
} satisfies UnitText
