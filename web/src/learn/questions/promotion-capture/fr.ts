import type { UnitText } from '../../unit'

export default {
  title: 'Une promotion peut-elle prendre ?',
  summary: 'Non : sur place il n’y a rien à prendre, et là où un pas est permis, il va sur une case vide.',
  steps: [
    {
      heading: 'Prendre ou promouvoir',
      body:
        'Selon les règles formelles et de tournoi, le pion devient général là où il est : il n’y a rien à prendre. Selon les règles **modernes** et celles de la **fédération**, la promotion peut aussi se faire d’un pas vers une case voisine en diagonale, selon Murray (1913) vers n’importe quelle voisine ; mais cette case doit être vide.\n\n' +
        'Ici, selon les règles modernes, le pion e5 peut prendre en f6 **comme pion**. Il peut aussi être promu d’un pas en d4, f4 ou d6. Il ne peut pas faire les deux à la fois en f6, ni être promu en e5, car le nouveau général attaquerait le pion f6 (C11).\n\n' +
        'Après avoir pris en f6, il est de nouveau sur le X et peut être promu à un tour suivant.',
    },
  ],
} satisfies UnitText
