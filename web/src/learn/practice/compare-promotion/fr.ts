import type { UnitText } from '../../unit'

export default {
  title: 'Comparer : un pion, deux réponses',
  summary: 'Le même pion avec son général et sans lui. Qu’est-ce qui change, qu’est-ce qui ne change pas ?',
  steps: [
    {
      heading: 'L’épreuve de la case',
      body: 'Deux positions semblables à une pièce près : dans la première, les {white} ont un général en g3, dans la seconde ils n’en ont pas. Le pion est en c6 dans les deux.',
      task: 'Dans laquelle le pion est-il sur une case de promotion ?',
      options: ['Dans les deux', 'Seulement dans la seconde', 'Dans aucune'],
      wrong: ['', 'La case ne dépend pas du général. Séparez les deux épreuves.', 'c6 est sur le X, dans la moitié adverse.'],
      criterion: 'L’épreuve de la case est jugée pour elle-même.',
      right: 'Dans les deux. La place du pion est la première épreuve, et les deux positions y satisfont.',
      beside: 'La seconde position : les {white} n’ont pas de général.',
    },
    {
      heading: 'L’épreuve du général',
      body: 'Les deux mêmes positions. Dans l’une d’elles, le pion peut être promu maintenant.',
      task: 'Qu’est-ce qui fait la différence ?',
      options: ['Le tour', 'La case du pion', 'La présence d’un général des {white}'],
      wrong: ['C’est aux {white} de jouer dans les deux.', 'C’est la même case dans les deux.', ''],
      criterion: 'La seule condition qui diffère est nommée.',
      right: 'Un camp a au plus un général. Avec le général g3, la promotion est interdite (C32) ; sans lui, elle est permise. La case et le tour étaient les mêmes.',
      beside: 'Sans le général, le pion peut être promu.',
    },
    {
      heading: 'Le tour',
      body: 'La seconde position. La promotion occupe le tour ; les {black} répondent ; ensuite le nouveau général peut bouger.',
      task: 'Promouvez le pion, puis jouez le nouveau général.',
      criterion: 'Le pion est promu sur sa case, et le général joue ensuite un de ses quatre coups.',
      hint: 'Le général avance d’une case en diagonale.',
      right: 'La promotion était le coup entier. Il y a ensuite en c6 un général, avec quatre coups d’un pas, et non une dame.',
    },
    {
      heading: 'Le général de l’autre camp',
      body: 'Cette fois les {black} ont un général en f7, et les {white} toujours aucun.',
      task: 'Le général des {black} change-t-il quelque chose pour le pion c6 ?',
      options: ['Oui, il y a déjà un général sur l’échiquier', 'Non, le pion peut être promu comme avant'],
      wrong: ['La limite vaut pour chaque camp séparément.', ''],
      criterion: 'Le général de son camp et celui de l’adversaire sont distingués.',
      right: 'Rien ne change. Seul compte le général de son propre camp.',
      beside: 'Sans aucun général : la même réponse.',
    },
  ],
} satisfies UnitText
