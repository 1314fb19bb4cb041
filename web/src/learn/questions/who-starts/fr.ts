import type { UnitText } from '../../unit'

export default {
  title: 'Qui commence, et quel camp puis-je prendre ?',
  summary: 'Les rouges, appelés blancs avec les pièces internationales, placent d’abord et jouent le premier coup ; vous choisissez votre camp.',
  steps: [
    {
      heading: 'Premier à placer, premier à jouer',
      body:
        'Les {white} commencent deux fois : par le déploiement, puis par le premier coup quand les deux armées sont en place. Selon les règles formelles, ce premier coup est le dix-septième acte de la partie, après les huit placements de chaque camp.\n\n' +
        'Par tradition, les camps sont rouge et noir, et les **rouges** commencent. Avec les pièces internationales, la page les appelle blancs ; c’est le même camp.\n\n' +
        'Contre l’ordinateur, vous prenez le camp que vous voulez, ou laissez décider le sort. Placer en second a un avantage : on voit l’autre armée. Les règles formelles le compensent un peu par la règle sur les tours des {black} (C7).',
    },
  ],
} satisfies UnitText
