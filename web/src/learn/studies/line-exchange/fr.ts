import type { UnitText } from '../../unit'

export default {
  title: 'La ligne d’une tour avant et après un échange',
  summary: 'Une tour en e1, des pions en e4 et e6 : quand la voie est-elle libre ?',
  steps: [
    {
      heading: 'Qu’est-ce qui barre la voie ?',
      body: 'Les deux armées sont en place. Les {white} ont mis une tour en e1 en pensant à la colonne e. Rien n’est encore ouvert.',
      task: 'Choisissez les cases des pièces et pions qui se trouvent entre e1 et e8.',
      hint: 'Remontez la colonne depuis e2 ; les deux couleurs barrent la voie.',
      right: 'Les cases e4 et e6. Tant que l’une d’elles est occupée, la tour n’attaque pas e8. Pour l’instant, le plan n’attaque rien.',
    },
    {
      heading: 'Quand la ligne s’ouvre-t-elle ?',
      body: 'Le pion e4 prend le pion d5, et le pion e6 reprend.',
      task: 'Après quel demi-coup la voie de e1 à e8 est-elle libre ?',
      hint: 'Les deux obstacles doivent quitter la colonne.',
      right: 'Après le demi-coup 2. La première prise a ôté de la colonne le pion des {white}, mais e6 barrait encore. Si les {black} avaient repris avec l’éléphant c6, le pion e6 serait resté et la ligne se serait arrêtée là.',
      beside: 'Ici, le pion a avancé en e5. Il est toujours sur la colonne e : l’obstacle s’est déplacé, la ligne n’est pas ouverte.',
    },
  ],
} satisfies UnitText
