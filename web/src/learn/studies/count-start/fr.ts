import type { UnitText } from '../../unit'

export default {
  title: 'Quand le compte commence',
  summary: 'Règles modernes : le dernier pion quitte l’échiquier, et le temps de l’attaquant court.',
  steps: [
    {
      heading: 'Le dernier pion est pris',
      body: 'Règles modernes. Les {white} ont roi et tour, les {black} roi et un pion. Quand un camp n’a plus que son roi nu et qu’aucun pion n’est sur l’échiquier, l’autre doit mater dans une limite : 16 coups s’il a une tour.',
      task: 'Après quel demi-coup le compte commence-t-il ?',
      hint: 'Tant qu’un pion est sur l’échiquier, on ne compte rien.',
      right: 'Après le demi-coup 3, la prise en b4. Le compte est à 0 sur 16, aux {black} de jouer (C18). Avant cela, le pion empêchait le compte.',
    },
    {
      heading: 'Son propre pion compte aussi',
      body: 'Le roi des {black} est déjà nu. Les {white} ont une tour et un pion.',
      task: 'Le compte court-il ?',
      options: ['Oui, les {black} n’ont que leur roi', 'Non, il y a encore un pion sur l’échiquier'],
      wrong: ['Ce n’est que la moitié de la condition. Le pion des {white} est sur l’échiquier.', ''],
      right: 'Pas encore. On peut d’abord s’approcher en gardant le pion : le compte ne commence que lorsqu’il est pris ou promu.',
      beside: 'Le dernier pion a été promu sur sa case. Il ne reste aucun pion et le compte commence : 16 coups, puisque la meilleure pièce est la tour.',
    },
    {
      heading: 'Le dernier coup compté',
      body: 'Le compte touche à sa fin : c’est le seizième coup des {white} sur seize.',
      task: 'Gagnez la partie.',
      hint: 'Un mat au dernier coup compté gagne encore.',
      right: 'Un mat au seizième coup gagne (C19). Un coup plus tard, c’était nulle.',
      beside: 'Le seizième coup n’a pas maté. Les {black} ont joué encore une fois, et le compte est épuisé.',
    },
  ],
} satisfies UnitText
