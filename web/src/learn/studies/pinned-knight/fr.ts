import type { UnitText } from '../../unit'

export default {
  title: 'Un cavalier cloué reste cloué',
  summary: 'Il saute par-dessus les pièces, mais il ne peut pas découvrir son roi.',
  steps: [
    {
      heading: 'Qui retient le cavalier ?',
      body: 'Le cavalier e4 pourrait sauter en f6 et attaquer le roi g8. Sur la colonne e, il n’y a rien d’autre entre la tour des {black} et le roi des {white}.',
      task: 'Choisissez la case de la pièce qui attaquerait le roi des {white} si le cavalier sautait.',
      hint: 'Suivez la colonne e au-delà du cavalier.',
      right: 'La tour e8. Ce qui se trouve sur son chemin ne gêne pas un cavalier, mais aucune pièce ne peut laisser son propre roi attaqué. Tout saut depuis e4 ouvre la colonne e : le cavalier n’a donc aucun coup.',
      beside: 'Avec le roi en d1, la colonne n’importe plus : le cavalier peut sauter en f6, avec échec.',
    },
    {
      heading: 'Le délier',
      body: 'Le pion d3 protège le cavalier : il y a le temps d’un coup tranquille.',
      task: 'Écartez le roi de la colonne, puis sautez en f6.',
      hint: 'N’importe quelle case des colonnes d ou f que le roi peut atteindre convient.',
      right: 'Hors de la ligne, le roi n’a plus besoin du cavalier comme bouclier. Un clouage tient à une ligne : quittez-la et il disparaît.',
    },
  ],
} satisfies UnitText
