import type { UnitText } from '../../unit'

export default {
  title: 'Dois-je sacrifier mon général pour qu’un pion puisse être promu ?',
  summary: 'Pas pour cela seul : vous payez une pièce et un tour, et finissez avec un général comme avant.',
  steps: [
    {
      heading: 'Compter le prix',
      body:
        'Perdre le général ouvre la voie à vos pions, et c’est tentant. Comparez avant de le faire. **Avant :** un général et un pion. **Après :** le général est pris, un tour est dépensé, et le pion est devenu le général. Vous avez une pièce de moins et un tour de retard ; seule la place du général peut être meilleure.\n\n' +
        'Cela peut valoir la peine : si le général s’échange contre une pièce aussi utile ou plus, s’il allait être perdu de toute façon, ou si un général sur la case du pion décide la partie. Regardez la position concrète, et n’oubliez pas le coup que l’adversaire a entre-temps : le pion doit y survivre.\n\n' +
        'Ici la tour des {black} peut prendre le général e3.',
      beside: 'Après la prise, les {white} ont promu en d5 : un général pour un général, mais il manque un pion.',
    },
  ],
} satisfies UnitText
