import type { UnitText } from '../../unit'

export default {
  title: 'Pourquoi les noirs ne peuvent-ils pas placer une tour face au roi ?',
  summary: 'Selon les règles formelles, les noirs placent en second et viseraient un roi déjà en place ; il faut donc entre eux une pièce autre qu’un pion.',
  steps: [
    {
      heading: 'L’écran',
      body:
        'Les {black} disposent leur armée en sachant où est le roi des {white}. Selon les règles formelles, une tour des {black} ne peut donc pas être placée sur la colonne de ce roi tant qu’il n’y a entre eux que des pions, ou rien (C7). Toute autre pièce, de n’importe quel camp, fait **écran** et rend le placement permis.\n\n' +
        'On le vérifie au moment de placer la tour : pour vous servir d’un écran à vous, placez-le d’abord. Les tours des {white} n’ont pas de telle règle, car les {white} placent avant qu’il y ait un roi à viser. Pendant le jeu, une tour peut faire face à n’importe quel roi ; et les autres règlements n’ont pas cette règle.',
      task: 'Le roi est en d2. Choisissez les cases entre lui et d8 où un écran devrait se trouver.',
      hint: 'Toutes les cases de la colonne d entre les deux.',
      right: 'De d3 à d7. En d3 et d5 il y a des pions, et les pions ne font pas écran. Si l’on place d’abord un cavalier en d7, la tour peut aller en d8.',
    },
    {
      body: 'Le roi des {white} est maintenant en e2, avec un éléphant des {white} devant lui en e3.',
      task: 'Les {black} peuvent-ils placer une tour en e8 ?',
      options: ['Non, la tour ferait face au roi.', 'Oui, il y a un écran.'],
      wrong: ['Regardez e3 : ce n’est pas un pion.', ''],
      hint: 'Peu importe à qui est l’écran.',
      right: 'L’éléphant e3 fait écran, bien qu’il soit de l’autre camp.',
    },
  ],
} satisfies UnitText
