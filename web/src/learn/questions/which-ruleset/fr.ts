import type { UnitText } from '../../unit'

export default {
  title: 'Par quelles règles commencer ?',
  summary: 'Par les règles formelles, celles d’ici par défaut ; prenez les modernes si vous jouez aussi sur PyChess ou avec Fairy-Stockfish.',
  steps: [
    {
      heading: 'Sept règlements, un seul jeu',
      body:
        'L’échiquier, les pièces et les pions sont les mêmes dans les sept. Ce qui change : le déploiement, la promotion, le pat et les nulles.\n\n' +
        '**Formelles** : les règles par défaut, celles des leçons ; une armée après l’autre, les tours seules sur la dernière rangée, promotion sur la case du pion, interdiction de faire pat. **Tournoi** : toute sa moitié est ouverte, avec un rideau si l’on veut. **Modernes** : le jeu de PyChess et de Fairy-Stockfish ; on place à tour de rôle et les fins de partie sont comptées. **Fédération** suit le livre de la fédération du Myanmar. **Murray et Parlett** et **Murray (1913)** sont des formes plus anciennes, **Trois dés** un jeu de hasard.\n\n' +
        'Si vous voulez simplement jouer, prenez les règles formelles. La page des règles compare les sept.',
    },
    {
      body: 'Dans cette partie, les {white} ont mis leur roi en e1, sur la dernière rangée, et c’est maintenant aux {black} de placer une pièce.',
      task: 'Selon quelles règles joue-t-on ?',
      options: ['Modernes', 'Formelles'],
      wrong: [
        '',
        'Les règles formelles réservent la dernière rangée aux tours, et les {white} placeraient d’abord leurs huit pièces.',
      ],
      hint: 'À qui est-ce de placer, après une seule pièce posée ?',
      right: 'Les règles modernes : on place une pièce à tour de rôle, et le roi peut se tenir sur la dernière rangée.',
    },
  ],
} satisfies UnitText
