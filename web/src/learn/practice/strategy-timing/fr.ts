import type { UnitText } from '../../unit'

export default {
  title: 'Stratégie : le bon moment pour promouvoir',
  summary: 'Le pion d’abord ou l’échange d’abord ; promouvoir pour attendre ; promouvoir sous l’attaque.',
  steps: [
    {
      heading: 'Dans quel ordre ?',
      body: 'Une promotion se prépare dès le déploiement : la place du général décide contre quoi il peut être échangé, et l’avance d’un pion décide quand cela paie.\n\nLes {white} veulent trois choses : échanger le général contre le cavalier b4, mener le pion de f5 à f6 et le promouvoir. Les {black} ne sont pas pressés.',
      task: 'Dans quel ordre les {white} restent-ils le moins longtemps sans général ?',
      options: ['L’échange, puis le pion, puis la promotion', 'Le pion, puis l’échange, puis la promotion', 'Cela revient au même'],
      wrong: [
        'Après l’échange, le pion doit encore arriver, et c’est seulement ensuite qu’il peut être promu.',
        '',
        'Trois tours dans les deux cas, mais comptez les tours entre la perte du général et la promotion.',
      ],
      criterion: 'L’ordre qui laisse l’intervalle le plus court est choisi.',
      right: 'Si le pion est déjà en f6, la promotion peut suivre l’échange aussitôt. Mais un plan doit rester possible : entre-temps, le cavalier peut s’en aller. Pesez l’un contre l’autre.',
    },
    {
      heading: 'Un coup qui attend',
      body: 'Le roi des {black} ne peut aller que de h8 à h7. Si c’était à eux de jouer, il devrait aller en h7, où la tour mate. Il faut aux {white} un coup qui garde le filet.',
      task: 'Promouvez, puis matez.',
      criterion: 'Le pion est promu et le mat suit au coup suivant.',
      hint: 'Une promotion sur place ne déplace rien.',
      right: 'Rien d’autre n’a changé sur l’échiquier : une promotion sur place est un coup d’attente parfait, et donne un général en plus.',
    },
    {
      heading: 'Ce n’est pas un bouclier',
      body: 'La tour d8 des {black} attaque le pion d5, que rien ne protège.',
      task: 'Le promouvoir maintenant le sauve-t-il ?',
      options: ['Non : la tour prendra un général', 'Oui : les {black} n’ont pas le droit de prendre un nouveau général'],
      wrong: ['', 'Un nouveau général est une pièce comme une autre.'],
      criterion: 'On voit que la pièce reste attaquée.',
      right: 'La promotion le laisse sur sa case et donne le tour aux {black}. Sur une case attaquée, elle ne fait qu’enrichir la prise.',
      beside: 'Ici, rien n’attaquait le pion, et la promotion avait un sens.',
    },
  ],
} satisfies UnitText
