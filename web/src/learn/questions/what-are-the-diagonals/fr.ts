import type { UnitText } from '../../unit'

export default {
  title: 'À quoi servent les deux diagonales ?',
  summary: 'Elles montrent où les pions sont promus : sur la partie du X qui se trouve dans la moitié adverse.',
  steps: [
    {
      heading: 'Les lignes du général',
      body:
        'Les deux lignes qui vont d’un coin à l’autre s’appellent **sit-ke-myin**, les lignes du général. Elles ne gênent personne : les pièces s’y tiennent et les traversent comme n’importe quelles cases.\n\n' +
        'Leur seul usage est la promotion. La moitié du X qui est devant vous, au-delà du milieu, porte vos cases de promotion, une par colonne : a8, b7, c6, d5, e5, f6, g7 et h8 pour les {white} ; a1, b2, c3, d4, e4, f3, g2 et h1 pour les {black}. Un pion qui s’y trouve peut devenir général, une fois son général perdu.',
    },
    {
      body: 'Les {white} n’ont plus de général. Cinq pions sont en route.',
      task: 'Choisissez les pions qui peuvent être promus maintenant.',
      hint: 'Le pion doit se tenir sur le X, dans la moitié adverse.',
      right: 'b7, d5 et f6 sont des cases de promotion. g5 n’est pas sur le X, et c4 est encore dans sa propre moitié.',
    },
  ],
} satisfies UnitText
