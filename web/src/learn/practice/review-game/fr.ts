import type { UnitText } from '../../unit'

export default {
  title: 'Revoir : une courte partie',
  summary: 'Vingt-sept demi-coups : une promotion devenue possible, un pion qui dépasse sa case, un échec manqué.',
  steps: [
    {
      heading: 'Quand est-elle devenue possible ?',
      body: 'Parcourez la partie. Au début, les deux généraux sont là. Observez le général des {white}, qui quitte f2, et leur pion e5.',
      task: 'Après quel demi-coup les {white} pouvaient-ils promouvoir pour la première fois ?',
      criterion: 'Le demi-coup après lequel la promotion est permise est nommé.',
      hint: 'Le pion est en e5 depuis le demi-coup 3. Que fallait-il de plus ?',
      right: 'Après le demi-coup 8, quand le pion c5 a pris le général en d4. Avant, le pion avait la bonne case, mais non les bonnes circonstances. Les {white} ont repris en d4 et ont continué sans général.',
    },
    {
      heading: 'Quand la chance est-elle passée ?',
      body: 'Pendant plusieurs tours, le pion e5 aurait pu être promu. Puis il est parti.',
      task: 'Après quel demi-coup ce pion avait-il laissé passer sa chance ?',
      criterion: 'Le demi-coup qui a mené le pion au-delà du X est nommé.',
      hint: 'Sur quelle colonne est-il arrivé, et où est la case de promotion de cette colonne ?',
      right: 'Le demi-coup 17 : le pion a pris en d6. La case de promotion de la colonne d est d5 ; d6 est donc au-delà, et un pion ne recule jamais (C13).',
    },
    {
      heading: 'Était-ce une faute ?',
      body: 'Avant le demi-coup 17, les {white} pouvaient promouvoir en e5 ou prendre le général des {black} en d6.',
      task: 'Qu’a fait la prise ?',
      options: [
        'Elle a gagné le général, et le pion d6 pourra être promu plus tard',
        'Elle n’a rien gagné',
        'Elle a gagné le général et renoncé à la promotion de ce pion',
      ],
      wrong: ['d6 est au-delà de la case de promotion de la colonne d.', 'Un général pris est une pièce de moins pour les {black}.', ''],
      criterion: 'Le gain et le prix de la prise sont tous deux nommés.',
      right: 'Les deux coups étaient permis, et une pièce a été gagnée. Mais le prix était réel : les {white} n’ont pas de général, et ce pion ne peut plus le devenir. Revoir une partie, c’est nommer le gain et le prix.',
      beside: 'Après la prise.',
    },
    {
      heading: 'Une ligne s’ouvre',
      body: 'Le roi des {white} est en h3, et les {black} ont une tour en e8, avec des cases libres à côté d’elle. Longtemps, la colonne h porte des pions.',
      task: 'Après quel demi-coup la colonne h est-elle ouverte de h8 jusqu’au roi ?',
      criterion: 'Le demi-coup où le dernier pion a quitté la colonne h est nommé.',
      hint: 'Les deux pions h l’ont quittée en prenant en g5.',
      right: 'Après le demi-coup 24 : le pion h des {white} est parti au demi-coup 23, celui des {black} au demi-coup 24.',
    },
    {
      heading: 'L’échec manqué',
      body: 'Le demi-coup 25 est joué ; c’est aux {black}. Dans la partie, leur roi s’est écarté en a8.',
      task: 'Trouvez l’échec.',
      criterion: 'Un coup qui donne échec est joué.',
      hint: 'Quelle tour atteint la colonne ouverte ?',
      right: 'La tour de e8 à h8 donne échec tout de suite. Dans la partie, le roi a joué d’abord, et la ligne est restée un tour sans emploi. Quand une ligne s’ouvre, regardez aussitôt qui se trouve au bout.',
    },
  ],
} satisfies UnitText
