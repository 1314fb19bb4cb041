import type { UnitText } from '../../unit'

export default {
  title: 'L’éléphant',
  summary: 'Cinq petits pas : les quatre diagonales et tout droit devant.',
  steps: [
    {
      heading: 'Quatre pattes et une trompe',
      body: 'L’éléphant (sin) avance d’**une case en diagonale**, dans les quatre directions, ou d’**une case tout droit devant**. Cela fait cinq cases. Pensez à ses quatre pattes et à sa trompe.\n\n' +
        'Il prend comme il se déplace. Il ne va jamais de côté, ni tout droit en arrière. Il peut reculer en diagonale.',
    },
    {
      heading: 'Devant, pour les {black}',
      body: 'Devant, c’est toujours vers l’autre camp. Pour les {white}, c’est vers la rangée 8 ; pour les {black}, vers la rangée 1.',
      task: 'Choisissez toutes les cases où l’éléphant des {black} en d5 peut aller.',
      hint: 'La trompe de cet éléphant montre d4.',
      right: 'Oui : c4, d4, e4 devant lui, et c6, e6 derrière lui. Pas d6 : ce serait reculer tout droit.',
    },
    {
      heading: 'Ce qu’il peut prendre',
      body: 'Deux pions des {black} se trouvent près de l’éléphant des {white}.',
      task: 'Choisissez toutes les cases où l’éléphant de d4 peut aller.',
      hint: 'Un pion est à côté de lui, l’autre en diagonale devant lui.',
      right: 'Oui : c3, e3, c5, d5 et e5. Il prend en e5. Le pion de c4 est à côté de lui, hors d’atteinte.',
    },
    {
      heading: 'Ni saut, ni glissade',
      body: 'Dans l’ancien jeu arabe et persan, l’éléphant sautait de deux cases en diagonale. Aux échecs internationaux, le fou, qui tient sa place, glisse le long de la diagonale. L’éléphant birman ne fait ni l’un ni l’autre.',
      task: 'L’éléphant est en d4, son propre cavalier en e5. Peut-il atteindre f6 en un coup ?',
      options: [
        'Oui, il saute par-dessus le cavalier',
        'Oui, si le cavalier n’était pas là',
        'Non, f6 est trop loin',
      ],
      wrong: [
        'Seul le cavalier saute.',
        'Même sur une diagonale libre, il n’avance que d’une case.',
        '',
      ],
      hint: 'De combien de cases avance un éléphant ?',
      right: 'Oui. Il avance d’une seule case : il n’a donc rien à sauter. Une case occupée par son propre camp lui est fermée.',
    },
    {
      heading: 'La meilleure prise',
      body: 'Un cavalier et un pion sont à portée de l’éléphant.',
      task: 'Prenez le cavalier.',
      hint: 'Le cavalier est en diagonale devant, à droite.',
      right: 'Oui : l’éléphant prend en e5.',
    },
    {
      heading: 'Le long retour',
      body: 'L’éléphant de d5 aimerait être en d4, juste derrière lui.',
      task: 'Combien de coups lui faut-il au moins, si rien ne le gêne ?',
      options: [
        'Un',
        'Deux',
        'Trois',
      ],
      wrong: [
        'Il ne recule pas tout droit.',
        'Essayez : après un coup, il est en c4, e4, c6, e6 ou d6. D’aucune de ces cases il n’atteint d4.',
        '',
      ],
      hint: 'De c5, e5 ou d3, il pourrait aller en d4. De c3 et e3 aussi.',
      right: 'Oui, par exemple d5, d6, c5, d4. Un éléphant avance plus facilement qu’il ne recule. Et il ne reste pas, comme un fou, sur les cases d’un même damier : chaque pas tout droit l’en fait changer.',
    },
  ],
} satisfies UnitText
