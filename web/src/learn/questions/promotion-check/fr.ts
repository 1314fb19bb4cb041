import type { UnitText } from '../../unit'

export default {
  title: 'Le nouveau général peut-il attaquer ou donner échec ?',
  summary: 'Selon les règles formelles et de tournoi, oui ; selon les modernes et la fédération, une promotion ne doit attaquer aucune pièce adverse.',
  steps: [
    {
      heading: 'Deux façons de voir',
      body:
        'Ici le roi des {black} est en diagonale à côté du pion e5. Selon les règles **formelles**, de tournoi et de Murray et Parlett, le pion peut y être promu et donne échec : elles ne fixent pas cette limite (C9). Murray (1913) laisse aussi le nouveau général attaquer.\n\n' +
        'Les règles **modernes** et celles de la **fédération** sont plus strictes : au moment où il paraît, le général ne doit attaquer aucune pièce adverse, ni roi ni pion (C11), et le départ du pion ne doit découvrir aucun échec (C10). Ici il pourrait encore être promu d’un pas en d6, f4 ou f6.',
      beside: 'Selon les règles modernes, la promotion en e5 est interdite, car elle attaquerait le roi.',
    },
    {
      body: 'Règles formelles. Les {white} n’ont pas de général.',
      task: 'Donnez échec par une promotion.',
      hint: 'Le pion e5 devient général là où il se trouve.',
      right: 'Le général e5 attaque d4. Selon ces règles, c’est permis.',
    },
  ],
} satisfies UnitText
