import type { UnitText } from '../../unit'

export default {
  title: 'Que valent les pièces ?',
  summary: 'Nous ne connaissons aucune table mesurée ; ce qui est sûr, c’est leur portée et celles qui peuvent mater.',
  steps: [
    {
      heading: 'Ce qui est sûr',
      body:
        'Les valeurs des livres sur d’autres jeux ne conviennent pas : des pièces courtes tiennent ici la place de la dame et du fou. Nous ne connaissons pour le Sittuyin aucune table fondée sur des mesures, et n’en donnons donc pas.\n\n' +
        'La marche est sûre. Sur un échiquier vide, une tour a 14 cases où qu’elle soit ; au milieu, un roi ou un cavalier en a huit, un éléphant cinq, un général quatre, et un pion avance sur une et prend sur deux. La **tour** est la seule pièce qui agit de loin.\n\n' +
        'Les finales aussi sont sûres : contre un roi seul, un mat reste possible avec une tour ou un éléphant, non avec un seul cavalier ou un seul général, et la partie est alors aussitôt nulle (C24). Le général a une valeur d’un autre genre : tant qu’il vit, vos pions ne peuvent pas être promus.',
    },
    {
      body: 'Les {white} ont roi et cavalier, les {black} un roi seul.',
      task: 'Comment cela finit-il ?',
      options: [
        'Les {white} doivent mater en 64 coups.',
        'Les {white} gagnent, étant plus forts.',
        'La partie est aussitôt nulle.',
      ],
      wrong: [
        'Personne ne peut plus mater : il n’y a rien à compter.',
        'Pour gagner il faut mater, et un cavalier seul ne mate pas.',
        '',
      ],
      hint: 'Un mat est-il seulement possible ?',
      right: 'Un roi et un cavalier ne peuvent pas mater un roi seul : la position est morte.',
    },
  ],
} satisfies UnitText
