import type { UnitText } from '../../unit'

export default {
  title: 'Que se passe-t-il quand quelqu’un abandonne ou dépasse le temps ?',
  summary: 'L’autre camp gagne ; mais s’il ne pouvait pas mater, le temps écoulé ne donne que la nulle.',
  steps: [
    {
      heading: 'Abandonner, dépasser le temps',
      body:
        'Vous pouvez **abandonner** à tout moment ; votre adversaire gagne alors. La page le redemande avant que cela compte.\n\n' +
        'Là où l’on joue à la **pendule**, qui épuise son temps perd, sauf si l’adversaire ne pouvait pas mater : c’est le cas quand ses pièces contre un roi seul formeraient une position morte (C24, C26). Ici les {white} ont une tour et les {black} un seul cavalier. Si le temps des {white} s’écoulait, ce serait nulle, car un cavalier ne mate pas un roi seul ; si c’était celui des {black}, les {white} gagneraient.\n\n' +
        'Qui dépasse le temps du déploiement perd. Si aucun camp n’avait encore rien confirmé, la partie est annulée et ne compte pas. Ce sont des règles de ce site ; les sources ne parlent de la pendule qu’en passant.',
    },
  ],
} satisfies UnitText
