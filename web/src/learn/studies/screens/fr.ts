import type { UnitText } from '../../unit'

export default {
  title: 'Un écran qui en est un, et un qui n’en est pas',
  summary: 'Les tours des {black} et le roi des {white} pendant le déploiement.',
  steps: [
    {
      heading: 'Où les tours peuvent-elles aller ?',
      body: 'Les {white} ont disposé leur armée, le roi en d2. Sur la colonne d, il n’y a que des pions, en d3 et d5. C’est aux {black} de placer.',
      task: 'Choisissez toutes les cases où les {black} peuvent maintenant placer une tour.',
      hint: 'Une tour des {black} ne peut pas viser le roi des {white} le long d’une colonne où il n’y a entre eux que des pions, ou rien.',
      right: 'Toute la dernière rangée sauf d8. Deux pions se trouvent entre d8 et d2, mais un pion, de quelque couleur qu’il soit, n’est pas un écran (C7).',
      beside: 'Ici, le roi des {white} est en e2 et un éléphant en e3. L’éléphant est un écran, bien qu’il soit aux {white} : une tour en e8 est permise.',
    },
    {
      heading: 'Faire un écran',
      body: 'Revenons à la première position. Les {black} voudraient une tour en d8, et ont six autres pièces en main.',
      task: 'Choisissez les cases où une pièce des {black} ferait écran entre d8 et d2.',
      hint: 'Il faut une case vide de la colonne d, dans la moitié des {black}, où l’on peut placer une pièce.',
      right: 'Les cases d7 et d6. Avec une pièce autre qu’un pion sur l’une d’elles, une tour peut aller en d8. L’écran doit être là avant que la tour soit placée.',
      beside: 'Un cavalier en d7, placé d’abord : la case d8 s’ouvre à la tour.',
    },
  ],
} satisfies UnitText
