import type { UnitText } from '../../unit'

export default {
  title: 'L’échec',
  summary: 'Le roi est attaqué : trois façons de le sauver.',
  steps: [
    {
      heading: 'Le roi est attaqué',
      body: 'Un roi est **en échec** quand une pièce adverse attaque sa case. Ici, la tour en e8 attaque le roi en e1 : les cases entre eux sont vides.\n\n' +
        'Il faut parer un échec tout de suite. Il y a trois façons : **déplacer le roi** sur une case qui n’est pas attaquée, **prendre l’attaquant**, ou **interposer une pièce**. Un coup qui ne sauve pas le roi est interdit. Et aucun coup ne doit laisser ou mettre son propre roi en échec.',
    },
    {
      heading: 'Première façon : partir',
      body: 'La même position. Le roi quitte la colonne attaquée.',
      task: 'Choisissez toutes les cases où le roi de e1 peut aller.',
      hint: 'La tour attaque toute la colonne e, e2 aussi.',
      right: 'Oui : d1, f1, d2 et f2.',
    },
    {
      heading: 'Deuxième façon : interposer',
      body: 'Une tour attaque le long d’une ligne. Une pièce entre la tour et le roi ferme la ligne.',
      task: 'Mettez le cavalier entre la tour et le roi.',
      hint: 'Le cavalier de c2 atteint une case de la colonne e entre e1 et e8.',
      right: 'Oui : en e3, le cavalier ferme la colonne. Il ne peut plus en partir tant que la tour est là : il est **cloué**.',
    },
    {
      heading: 'Troisième façon : prendre',
      body: 'Encore la même position.',
      task: 'Prenez la pièce qui donne échec.',
      hint: 'Les {white} aussi ont une tour sur la rangée 8.',
      right: 'Oui : la tour prend en e8. C’est souvent la meilleure réponse.',
    },
    {
      heading: 'Deux à la fois',
      body: 'Deux pièces peuvent donner échec en même temps. Alors seul le roi peut jouer : d’un seul coup, on ne peut ni prendre les deux, ni fermer les deux chemins.',
      task: 'Choisissez les deux pièces qui attaquent le roi de e1.',
      hint: 'L’une attaque de loin, l’autre saute.',
      right: 'Oui : la tour en e8 et le cavalier en d3. Le roi peut aller en d1, f1 ou d2.',
    },
    {
      heading: 'Rien n’arrête le cavalier',
      body: 'Un cavalier saute. Il n’y a donc pas de case entre lui et le roi. Il n’y en a pas non plus entre le roi et un pion, un général ou un éléphant : ils n’attaquent que de la case voisine.',
      task: 'Le cavalier de d3 donne échec. Que peuvent faire les {white} ?',
      options: [
        'Interposer la tour en e2',
        'Jouer un autre coup, et sauver le roi au coup suivant',
        'Déplacer le roi, car rien ne peut prendre le cavalier',
      ],
      wrong: [
        'Il n’y a rien à fermer : le cavalier saute par-dessus tout.',
        'Il faut parer un échec tout de suite.',
        '',
      ],
      hint: 'Contre un cavalier, quelles façons restent ? Une pièce des {white} peut-elle prendre en d3 ?',
      right: 'Oui. Contre un cavalier, il n’y a que deux façons : le prendre ou déplacer le roi. Seul l’échec d’une tour à distance se pare en interposant une pièce.',
    },
    {
      heading: 'Cloué',
      body: 'Une pièce qui est seule entre son roi et une tour adverse est **clouée**. Elle ne peut pas quitter la ligne, car son roi serait alors attaqué. Une tour clouée peut encore se déplacer sur la ligne. Un cavalier cloué ne peut plus bouger.',
      task: 'Choisissez toutes les cases où la tour clouée de e3 peut aller.',
      hint: 'Elle doit rester sur la colonne e, ou prendre l’attaquant.',
      right: 'Oui : e2, e4 à e7, et e8 en prenant.',
    },
    {
      heading: 'Une pièce clouée attaque encore',
      body: 'Le cavalier de e5 est cloué : s’il partait, la tour de e1 attaquerait son roi. Il attaque pourtant toujours ses cases, et le roi adverse ne peut pas y aller. Qu’une pièce soit clouée ou non, et à qui que ce soit de jouer, elle attaque les mêmes cases.',
      task: 'Choisissez toutes les cases où le roi de d2 peut aller.',
      hint: 'De e5, le cavalier attaque entre autres c4, d3 et f3. En e1 se trouve sa propre tour.',
      right: 'Oui : c1, d1, e2, c2, c3 et e3. Pas d3 : le cavalier l’attaque, cloué ou non.',
    },
  ],
} satisfies UnitText
