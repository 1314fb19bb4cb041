import type { UnitText } from '../../unit'

export default {
  title: 'Stratégie : des lignes pour les tours',
  summary: 'Seules les tours portent loin. Mettez-les là où des pions s’en iront.',
  steps: [
    {
      heading: 'La tour derrière le contact',
      body: 'Les tours des {white} sont en d1 et e1, derrière les pions qui touchent l’adversaire. Les {black} reprendront avec le pion e6.',
      task: 'Échangez les pions, puis servez-vous de la ligne qui s’est ouverte.',
      criterion: 'La tour prend en e8 au deuxième coup.',
      hint: 'Il n’y a qu’une prise dans la position.',
      right: 'Deux prises, et la tour e1 a atteint la dernière rangée. Elle était sur la bonne colonne avant que rien ne soit ouvert.',
      beside: 'Le même échange avec les tours en a1 et h1 ne leur ouvre rien : les colonnes a et h sont encore pleines de pions.',
    },
    {
      heading: 'Toute reprise n’ouvre pas la ligne',
      body: 'Ici, les {black} ont repris en d5 avec l’éléphant c6.',
      task: 'Choisissez la case qui barre encore la voie de e1 à e8.',
      criterion: 'Le dernier obstacle est choisi, et lui seul.',
      hint: 'Remontez la colonne e.',
      right: 'La case e6. La tour attaque maintenant ce pion, mais non e8. La ligne qui s’ouvre dépend de la façon dont l’autre camp reprend : un plan a besoin d’une seconde idée.',
      beside: 'Quand le pion reprend, la colonne est libre.',
    },
    {
      heading: 'Compter les obstacles',
      body: 'La tour d1 est sur une colonne qui promet à moitié : le pion d5 peut la quitter en prenant en e4.',
      task: 'Qu’est-ce qui doit partir avant que cette tour attaque d8 ?',
      options: ['Rien de plus que le pion d5', 'Les pions d3 et d5', 'Ce qui se trouve en d2, d3, d5 et d7'],
      wrong: [
        'Les pièces et pions du même camp barrent aussi.',
        'Il y a aussi des pièces : regardez d2 et d7.',
        '',
      ],
      criterion: 'Tous les obstacles sont comptés, ceux de son camp compris.',
      right: 'Quatre obstacles, dont deux des {white} eux-mêmes. Une colonne à quatre obstacles est plus loin de servir qu’une colonne à deux, si proche que la tour paraisse.',
    },
  ],
} satisfies UnitText
