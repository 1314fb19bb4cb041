import type { UnitText } from '../../unit'

export default {
  title: 'Stratégie : ce que vaut un général',
  summary: 'Quand le donner, et quand le garder.',
  steps: [
    {
      heading: 'Le donner pour assez',
      body: 'Le pion des {white} est en g7, sur le X. Le général d4 peut prendre un pion ou un cavalier, et sera repris dans les deux cas.',
      task: 'Faites l’échange qui rapporte le plus, puis promouvez.',
      criterion: 'Le cavalier est pris, et le pion est promu au tour suivant.',
      hint: 'Un cavalier vaut plus qu’un pion.',
      right: 'Ce que le général emporte est le gain ; le pion qui devient le prochain général est le prix. Prendre le cavalier est la meilleure affaire.',
    },
    {
      heading: 'Quand rien ne peut le remplacer',
      body: 'Le seul pion des {white} est en d6, au-delà de sa case. Le général pourrait prendre le cavalier c5, et le roi reprendrait.',
      task: 'Que résulte-t-il de cet échange ?',
      options: ['Les {white} promeuvent en d6', 'La partie est nulle aussitôt', 'Le pion va en d8 et devient général'],
      wrong: ['d6 est au-delà de la case de promotion de la colonne d.', '', 'En d8, il serait aussi au-delà du X.'],
      criterion: 'Le résultat de l’échange est nommé.',
      right: 'Roi et un pion contre roi est une position morte selon les règles formelles telles que nous les jouons (C24) : plus personne ne peut mater, et la partie est nulle. Ici, le général valait plus que le cavalier.',
      beside: 'L’autre cas : avec un pion en g7, l’échange rendait une promotion possible.',
    },
    {
      heading: 'Ce que vous donnez',
      body: 'La même position. Regardez le général lui-même : que peut-il faire, et qu’est-ce qui le garde ?',
      task: 'Choisissez toutes les cases où le général peut aller.',
      criterion: 'Les cases permises au général sont choisies, et elles seules.',
      hint: 'Un pas en diagonale, prises comprises.',
      right: 'Quatre cases au plus, toutes de la même couleur si l’échiquier était un damier. Et le roi d5, juste à côté, l’attaque : un général ne se défend pas le long des rangées et des colonnes.',
    },
  ],
} satisfies UnitText
