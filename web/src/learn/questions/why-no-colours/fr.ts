import type { UnitText } from '../../unit'

export default {
  title: 'Pourquoi les cases ont-elles toutes la même couleur ?',
  summary: 'L’échiquier traditionnel a des lignes et pas de damier ; rien dans le jeu ne demande de cases claires et foncées.',
  steps: [
    {
      heading: 'Un échiquier de lignes',
      body:
        'Un échiquier birman montre 64 cases d’une seule couleur et les deux diagonales. Aucune pièce ne glisse en diagonale : personne n’a besoin du damier pour trouver son chemin.\n\n' +
        'Deux pièces ont pourtant affaire aux couleurs qui ne sont pas dessinées. Si l’on imagine un damier, le **général** reste toujours sur des cases de même couleur, puisqu’il ne va qu’en diagonale. L’**éléphant**, non : chaque pas droit devant change de couleur.',
      task: 'Choisissez les cases où le général d4 peut aller.',
      hint: 'Une case, en diagonale.',
      right: 'c3, c5, e3 et e5 : sur un damier, toutes de la même couleur que d4.',
    },
  ],
} satisfies UnitText
