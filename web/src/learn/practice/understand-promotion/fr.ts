import type { UnitText } from '../../unit'

export default {
  title: 'Comprendre : qui peut être promu, et quand',
  summary: 'La case, le général, le tour et la sécurité du roi.',
  steps: [
    {
      heading: 'Le X du côté des {black}',
      body: 'Les {black} n’ont pas de général et ont le trait. Leurs cases de promotion sont dans la moitié des {white} : a1, b2, c3, d4, e4, f3, g2 et h1.',
      task: 'Choisissez tous les pions qui peuvent être promus maintenant.',
      criterion: 'Les pions qui peuvent être promus sont choisis, et eux seuls.',
      hint: 'Les pions des {black} descendent l’échiquier.',
      right: 'Les pions b2, e4 et f3. Ceux de c4 et h2 ne sont pas encore arrivés ; celui de d3 a dépassé d4 et ne sera jamais promu (C13).',
    },
    {
      heading: 'Que manque-t-il ?',
      body: 'Le pion g7 est sur le X. C’est aux {white} de jouer et leur roi n’est pas en échec.',
      task: 'Pourquoi le pion ne peut-il pas être promu ?',
      options: ['Il n’est pas sur la bonne case', 'Les {white} ont encore un général', 'Rien ne manque, il peut être promu'],
      wrong: ['g7 est la case de promotion de la colonne g.', '', 'Cherchez les autres pièces des {white}.'],
      criterion: 'La condition manquante est nommée.',
      right: 'Le général f3 est là. Chaque camp en a au plus un : le pion doit attendre.',
    },
    {
      heading: 'Arriver, attendre, promouvoir',
      body: 'Les {white} n’ont pas de général, et le pion f5 est à un pas du X.',
      task: 'Amenez le pion sur le X et promouvez-le au tour suivant.',
      criterion: 'Le pion arrive en un coup et est promu au coup suivant.',
      hint: 'La case de promotion de la colonne f est f6.',
      right: 'Deux tours des {white}, séparés par un tour des {black}. Arriver ne change rien à soi seul (C14).',
    },
    {
      heading: 'Le roi d’abord',
      body: 'Pas de général, un pion en e5, aux {white} de jouer. Mais la tour a1 des {black} donne échec.',
      task: 'Qu’est-ce qui empêche maintenant la promotion ?',
      options: ['Le pion h4', 'La case e5', 'L’échec'],
      wrong: ['Un autre pion n’interdit jamais une promotion.', 'e5 est une case de promotion.', ''],
      criterion: 'La condition manquante est nommée.',
      right: 'Promouvoir est un coup comme un autre, et un coup doit mettre fin à l’échec. Il faut d’abord sauver le roi.',
    },
  ],
} satisfies UnitText
