import type { UnitText } from '../../unit'

export default {
  title: 'Le roi et le général peuvent-ils bondir à leur premier coup, comme à l’ouk cambodgien ?',
  summary: 'Non : le roi va toujours d’une case, le général toujours d’une case en diagonale.',
  steps: [
    {
      heading: 'Pas de premier coup particulier',
      body:
        'À l’**ouk** cambodgien, le roi peut une fois, à son premier coup, sauter comme un cavalier, et la reine peut une fois avancer de deux cases tout droit. Le Sittuyin n’a ni l’un ni l’autre. Ici le roi et le général marchent de la même façon du premier coup au dernier : de e1, le roi va en d2, f1 ou f2, mais non en c2 ni en g2 ; de d1, le général va en c2, mais non en d3.\n\n' +
        'La liberté que ces bonds donnent au Cambodge se trouve ici dans le **déploiement** : vous mettez roi et général où vous voulez avant le premier coup.',
    },
  ],
} satisfies UnitText
