import type { UnitText } from '../../unit'

export default {
  title: 'Le pion est-il promu dès qu’il arrive ?',
  summary: 'Non : arriver est un coup, promouvoir en est un autre, à un tour suivant.',
  steps: [
    {
      heading: 'Deux coups',
      body:
        'Dans aucun règlement un pion ne devient général par le coup qui l’amène sur la case (C14). Il arrive et il est encore un pion. À un tour suivant, si vous n’avez pas de général et si le pion est toujours là, vous pouvez le promouvoir **au lieu de jouer**. Rien ne se fait tout seul.\n\n' +
        'L’adversaire a donc au moins un coup entre-temps, pour prendre le pion, attaquer la case ou donner échec.',
      beside: 'Un coup de chaque camp plus tard, le pion est en e5 et peut être promu.',
    },
    {
      body: 'Le général des {white} n’est plus là. Le pion e4 est à un pas de sa case de promotion.',
      task: 'Amenez le pion sur sa case, et promouvez-le à votre tour suivant.',
      hint: 'D’abord le pas, puis la promotion.',
      right: 'Deux tours : un pour arriver, un pour être promu.',
    },
  ],
} satisfies UnitText
