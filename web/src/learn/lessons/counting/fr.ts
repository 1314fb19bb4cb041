import type { UnitText } from '../../unit'

export default {
  title: 'Le compte',
  summary: 'Modernes et Fédération : combien de temps on peut poursuivre un roi nu.',
  steps: [
    {
      heading: 'On compte contre un roi nu',
      body: 'Dans les règles **Modernes** et **Fédération**, le camp le plus fort doit mater un roi nu à temps. Les Formelles, Tournoi, Murray (1913), Murray et Parlett et Trois dés n’ont pas de **compte**.\n\n' +
        'Le compte commence quand **un camp n’a plus que son roi**, qu’il n’y a **plus de pion sur l’échiquier**, et que l’autre camp a une tour, un éléphant ou un cavalier. Il commence à 0 dans la première position de ce genre où c’est **au roi nu de jouer** (C18). Si le roi nu l’a provoquée par sa propre prise, c’est un demi-coup plus tard.\n\n' +
        'Ici, la tour vient de prendre la dernière pièce des {black}. La limite est de 16 coups, et le compte est à 0.',
    },
    {
      heading: 'Trois limites',
      body: 'La limite dépend de la **meilleure pièce** de l’attaquant au moment où le compte commence : avec une **tour, 16** coups ; sinon, avec un **éléphant, 44** ; sinon, avec un **cavalier, 64**. Des pièces en plus n’y changent rien : tour et éléphant font 16. Un général seul ne fait commencer aucun compte ; personne ne peut alors mater, et la partie est nulle de toute façon.',
      task: 'Dans les Modernes, les {white} viennent de prendre la dernière pièce des {black} avec un éléphant et ont roi et éléphant. Combien de coups sont permis ?',
      options: [
        '16',
        '44',
        '64',
      ],
      wrong: [
        'C’est la limite avec une tour.',
        '',
        'C’est la limite si les cavaliers sont les meilleures pièces.',
      ],
      hint: 'Tour 16, éléphant 44, cavalier 64.',
      right: 'Oui : 44. Avec deux cavaliers, ce serait 64.',
    },
    {
      heading: 'Plus de pion sur l’échiquier',
      body: 'Les {white} ont roi, tour et pion. Les {black} n’ont que le roi.',
      task: 'Dans les Modernes, quel est le compte maintenant ?',
      options: [
        '16 coups, à cause de la tour',
        '64 coups, à cause du pion',
        'Il n’y en a pas tant qu’un pion est sur l’échiquier',
      ],
      wrong: [
        'La condition n’est pas encore remplie : regardez bien l’échiquier.',
        'Un pion ne donne pas de limite.',
        '',
      ],
      hint: 'L’une des trois conditions du compte manque.',
      right: 'Oui. Il commencerait quand le dernier pion aurait disparu : pris, ou promu en général. Avec une tour sur l’échiquier, ce serait alors 16.',
    },
    {
      heading: 'Une fois commencé, il continue',
      body: 'Les {white} avaient une tour et un éléphant. L’éléphant a pris le dernier cavalier des {black}, le roi des {black} a pris l’éléphant, et la tour a donné échec. Le compte en est à un coup sur 16.',
      task: 'Que deviendrait le compte si le roi nu prenait encore une pièce plus tard ?',
      options: [
        'Rien : la limite reste, et le compte continue',
        'Il recommencerait à 0',
        'La limite serait fixée de nouveau d’après les pièces restantes',
      ],
      wrong: [
        '',
        'Rien ne fait recommencer le compte.',
        'La limite est fixée une fois et reste pour toute la partie.',
      ],
      hint: 'La limite est fixée au moment où le compte commence.',
      right: 'Oui. On ne retire pas non plus les pièces de la limite, comme aux échecs thaïs. Le compte monte à chaque coup jusqu’à la fin de la partie.',
    },
    {
      heading: 'Le dernier coup compte',
      body: 'Chaque limite compte les coups de l’attaquant. Ici, la limite est de 16, et les {white} vont jouer leur seizième coup.',
      task: 'Matez au dernier coup.',
      hint: 'Le roi des {black} est dans le coin. La rangée 8 est libre.',
      right: 'Oui. Mater au 16e coup gagne encore. Le compte n’est dépassé que lorsque le roi nu a joué son 17e coup (C19).',
    },
    {
      heading: 'Automatique ou sur demande',
      body: 'Le roi nu a joué son dix-septième coup contre une limite de 16. Dans les **Modernes**, la partie finit alors **d’elle-même** par la nulle.',
      task: 'Et dans les règles Fédération ?',
      options: [
        'La partie y finit aussi d’elle-même',
        'Chacun des joueurs peut demander la nulle, ou continuer',
        'Rien : le compte n’était qu’un conseil',
      ],
      wrong: [
        'Dans la Fédération, quelqu’un doit la demander.',
        '',
        'La nulle peut maintenant être demandée.',
      ],
      hint: 'Dans la Fédération, la fin du compte ouvre un droit.',
      right: 'Oui (C20). Et tant qu’un compte est en cours, la Fédération ne connaît pas de nulle après cinquante coups (C21). Dans les Modernes, la demande après cinquante coups court à côté du compte : avec une limite de 64, elle peut venir d’abord.',
    },
    {
      heading: 'La Fédération veut un général',
      body: 'Dans les règles **Fédération**, les deux comptes les plus longs exigent un **général à côté** de l’éléphant ou du cavalier. Avec une tour, il n’en faut pas.',
      task: 'Les {white} ont roi et éléphant contre le roi nu. Quel est le compte dans les règles Fédération ?',
      options: [
        '16',
        '44',
        'Il n’y en a pas',
      ],
      wrong: [
        'Il n’y a pas de tour.',
        'Il y faudrait un général à côté de l’éléphant. Dans les Modernes, ce serait 44.',
        '',
      ],
      hint: 'Les {white} ont-ils un général ?',
      right: 'Oui. Éléphant et général : 44. Cavalier et général : 64. Cavaliers ou éléphants sans général : pas de compte, et ce sont alors les autres nulles de la Fédération qui valent.',
    },
  ],
} satisfies UnitText
