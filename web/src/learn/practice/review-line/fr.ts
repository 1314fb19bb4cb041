import type { UnitText } from '../../unit'

export default {
  title: 'Revoir : une voie prévue dès le déploiement',
  summary: 'Nommez ce qui barre la voie, trouvez le moment où elle s’ouvre et dites qui peut s’en servir.',
  steps: [
    {
      heading: 'Le plan',
      body: 'Les deux armées sont en place. Les {white} ont mis une tour en c1 pour qu’elle puisse un jour se servir de la colonne c. Les {black} en ont une en c8.',
      task: 'Choisissez les cases qui barrent la voie de c1 à c8.',
      criterion: 'Les cases qui barrent la voie sont choisies, et elles seules.',
      hint: 'Seul compte ce qui se trouve entre c1 et c8.',
      right: 'Les cases c3 et c5, un pion de chaque camp. La colonne est un plan, pas encore une route.',
    },
    {
      heading: 'Comment l’ouvrir',
      body: 'Les deux pions doivent quitter la colonne c, et un pion ne quitte sa colonne qu’en prenant.',
      task: 'Quel premier coup y travaille ?',
      options: ['Le pion de b3 à b4, où le pion c5 peut le prendre', 'Le pion de c3 à c4', 'La tour de c1 à c2'],
      wrong: ['', 'Il avance sur la colonne : l’obstacle n’a fait que passer en c4.', 'La tour s’approche, mais les pions restent.'],
      criterion: 'Le coup qui amène un échange est choisi.',
      right: 'En b4, le pion propose un échange à c5 : si c5 prend, ce pion quitte la colonne c, et si c3 reprend, l’autre la quitte aussi.',
      beside: 'Après le pas du pion en c4, la colonne est aussi fermée qu’avant.',
    },
    {
      heading: 'Le moment',
      body: 'b3–b4, c5 prend b4, c3 prend b4, a5 prend b4.',
      task: 'Après quel demi-coup la voie de c1 à c8 est-elle libre ?',
      criterion: 'Le demi-coup où le dernier obstacle s’en va est nommé.',
      hint: 'Regardez après chaque prise quel pion c est encore là.',
      right: 'Après le demi-coup 3. Une ligne ouverte sert les deux camps : c’était aux {black} de jouer, et la tour c8 aurait pu s’en servir la première.',
    },
    {
      heading: 'Ce que la tour voit maintenant',
      body: 'Les {black} ont préféré prendre en b4 : la ligne est à la tour des {white}.',
      task: 'Choisissez toutes les cases où la tour c1 peut aller.',
      criterion: 'Les cases permises à la tour sont choisies, et elles seules.',
      hint: 'En montant la colonne jusqu’au premier adversaire, et le long de la première rangée.',
      right: 'Toute la colonne jusqu’à la tour c8 des {black}, qu’elle peut prendre mais non dépasser, et la première rangée jusqu’à sa propre tour f1.',
      beside: 'Avant l’échange, il ne restait que c2 de la colonne.',
    },
  ],
} satisfies UnitText
