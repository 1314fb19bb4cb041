import type { UnitText } from '../../unit'

export default {
  title: 'La promotion par un pas',
  summary: 'Ce que permettent le livre de la fédération et les règles modernes, et ce que le nouveau général ne doit pas attaquer.',
  steps: [
    {
      heading: 'Où le général peut-il apparaître ?',
      body: 'Règlement de la fédération. Les {white} n’ont pas de général et ont un pion en d5. Il peut devenir général sur sa case, ou sur une case vide voisine en diagonale, mais le nouveau général ne doit rien attaquer. Les {black} ont un cavalier en d7 et un pion en f5.',
      task: 'Choisissez toutes les cases où le nouveau général peut apparaître.',
      hint: 'Parmi c6, d5, e6, c4 et e4, lesquelles attaquent d7 ou f5 en diagonale ?',
      right: 'Les cases d5 et c4. De c6 et e6, le général attaquerait le cavalier ; de e6 et e4, le pion (C11). Le pas peut aller en arrière et ne doit pas forcément finir sur le X.',
      beside: 'Selon les règles formelles, le même pion n’est promu que là où il se trouve ; mais le nouveau général peut alors attaquer ce qu’il veut.',
    },
    {
      heading: 'Sans échec',
      body: 'Encore le règlement de la fédération. En e5, le nouveau général attaquerait le roi d4 : cette promotion n’est pas permise. Certains pas le sont.',
      task: 'Promouvez le pion.',
      hint: 'Choisissez une case d’où d4 n’est pas attaquée.',
      right: 'Par un pas en d6, f6 ou f4, le pion devient général et n’attaque personne. Promu en e5, il donnerait échec.',
      beside: 'Selon les règles formelles, la promotion en e5 est permise, avec échec.',
    },
    {
      heading: 'Le dernier pion',
      body: 'Règles modernes. Il reste aux {white} un seul pion, en c4, loin du X, et ils n’ont pas de général.',
      task: 'Choisissez le pion s’il peut être promu.',
      hint: 'Pour le dernier pion d’un camp, ces règles font une exception.',
      right: 'Le dernier pion d’un camp peut être promu sur n’importe quelle case, selon les règles modernes et celles de la fédération (C12).',
      beside: 'Les règles formelles n’ont pas cette exception : c4 n’est pas une case de promotion.',
    },
  ],
} satisfies UnitText
