import type { UnitText } from '../../unit'

export default {
  title: 'Autres façons de déployer',
  summary: 'À tour de rôle, derrière les pions, derrière un rideau ou sur la case d’un pion.',
  steps: [
    {
      heading: 'À tour de rôle',
      body: 'Le sittuyin s’est joué selon des règles différentes à différentes époques. Cette page a sept ensembles de règles. Vous connaissez jusqu’ici le déploiement des **Formelles**. Cette leçon montre les autres.\n\n' +
        'Dans les **Modernes**, chaque camp place **une pièce par tour**. Les {white} viennent de placer le roi en e2. Une pièce placée ne bouge plus jusqu’au début du jeu.',
      task: 'Que se passe-t-il ensuite ?',
      options: [
        'Les {white} placent leurs sept autres pièces',
        'Les {black} placent une pièce',
        'Les {black} avancent un pion',
      ],
      wrong: [
        'C’est l’ordre des Formelles. Dans les Modernes, chaque placement est un tour.',
        '',
        'Tant qu’il y a des pièces en main, il faut d’abord les placer.',
      ],
      hint: 'Une pièce par tour, et les tours alternent.',
      right: 'Oui. Murray (1913) a le même ordre. Formelles, Tournoi, Fédération, Murray et Parlett et Trois dés placent toute une armée, puis l’autre. Quand tout est en place, les {white} jouent le premier coup.',
    },
    {
      heading: 'Modernes : trois rangées',
      body: 'Dans les Modernes, le roi, le général, les éléphants et les cavaliers vont sur les cases vides des **trois premières rangées** : pour les {white}, la rangée 1, la rangée 2 et e3 à h3. Les tours vont sur la dernière rangée. Les cases devant les pions sont fermées. Aucune règle ne parle d’une tour face à un roi.',
      task: 'Dans les Modernes, choisissez toutes les cases où les {white} peuvent placer un éléphant.',
      hint: 'Ici, la dernière rangée est ouverte à toutes les pièces.',
      right: 'Oui, vingt cases : a1 à h1, a2 à h2, et e3, f3, g3, h3.',
    },
    {
      heading: 'Fédération et Tournoi',
      body: 'Dans les règles **Fédération** (le livre de la fédération d’échecs du Myanmar), le roi, le général, les éléphants et les cavaliers sont derrière les pions, mais **pas sur la dernière rangée**. Les tours n’ont que la dernière rangée. Chaque camp a cinq minutes pour placer son armée, et on ne corrige rien ensuite.\n\n' +
        'Dans les règles **Tournoi**, toute leur moitié est ouverte à ces pièces : vingt-quatre cases, la dernière rangée et les cases devant les pions comprises. Les tours sont sur la dernière rangée. Comme dans les Formelles, aucun placement ne doit laisser un roi attaqué.',
      task: 'Dans les règles Fédération, choisissez toutes les cases où les {white} peuvent placer le général.',
      hint: 'La rangée 2, et ce qui est vide sur la rangée 3.',
      right: 'Oui, douze cases : a2 à h2 et e3 à h3.',
    },
    {
      heading: 'Derrière le rideau',
      body: 'Dans les tournois officiels, un rideau traverse l’échiquier. **Les deux camps placent leur armée en secret**, chacun ne voit que sa moitié. Quand les deux ont confirmé, le rideau s’ouvre et les {white} jouent le premier coup. Les règles Tournoi offrent cet ordre à côté de l’ordre à découvert.\n\n' +
        'Les cases devant les pions (marquées) sont fermées derrière le rideau, alors qu’à découvert le Tournoi les permet (C8).',
      task: 'Pourquoi ces cases sont-elles fermées derrière le rideau ?',
      options: [
        'Parce qu’une pièce pourrait y être prise',
        'Parce que le rideau ne laisse pas de place',
        'Parce que deux armées secrètes pourraient se contrarier, par exemple avec un roi en échec',
      ],
      wrong: [
        'On ne prend rien avant le début du jeu.',
        'La raison est dans les règles, pas dans le tissu.',
        '',
      ],
      hint: 'Que pourrait faire un cavalier en d4 à un roi placé en secret ?',
      right: 'Oui. De derrière les pions, aucune pièce n’atteint le roi de l’autre armée. Quoi que les deux aient placé, les armées vont ensemble.',
    },
    {
      heading: 'Murray et Parlett : sur la case d’un pion',
      body: 'Dans les règles **Murray et Parlett**, les {white} placent toute leur armée, puis les {black}. Toutes les pièces, tours comprises, vont **partout derrière les pions** : pour les {white}, la rangée 1, la rangée 2 et e3 à h3. Elles peuvent aussi prendre la **case d’un pion de leur camp**. Ce pion va alors, dans le même tour, sur une case vide parmi ces vingt (C17), comptées derrière la ligne de départ des pions. Un pion déjà déplacé peut l’être encore.',
      task: 'Les {white} placent une tour en a3, où se trouve un de leurs pions. Où peut aller le pion ?',
      options: [
        'En b2',
        'En a4, un pas en avant',
        'Hors de l’échiquier',
      ],
      wrong: [
        '',
        'Le pion n’avance pas. Il va derrière la ligne de départ des pions.',
        'Rien n’est perdu. Le pion reçoit une autre case.',
      ],
      hint: 'Le pion fait de la place vers l’arrière.',
      right: 'Oui : b2, ou toute autre case vide derrière les pions.',
    },
    {
      heading: 'Murray (1913) : trois phases',
      body: 'Dans les règles **Murray (1913)**, la partie a trois phases. **D’abord**, les camps placent à tour de rôle, partout dans leur moitié, tours comprises, même sur la case d’un de leurs pions, qui va derrière la ligne. **Ensuite** vient le **réarrangement**, montré ici, que les {white} commencent : à chaque tour, un joueur met une de ses pièces, pas un pion, sur n’importe quelle case vide de sa moitié, aussi loin qu’il veut ; ou bien il avance un pion d’une case tout droit. Dans cette phase, on ne prend rien et aucun pion ne devient général. Aucun placement ni déplacement ne doit laisser un roi attaqué. **Enfin**, le jeu.',
      task: 'Quand le réarrangement finit-il ?',
      options: [
        'Quand chaque camp a fait huit déplacements',
        'Au premier pas d’un pion de l’un des camps, pour les deux',
        'Quand les deux joueurs le disent',
      ],
      wrong: [
        'Il n’y a pas de nombre fixe.',
        '',
        'Un seul pas de pion suffit.',
      ],
      hint: 'L’une des deux choses qu’un joueur peut faire ici est différente de l’autre.',
      right: 'Oui. Le premier pas d’un pion y met fin pour les deux camps, et l’autre camp commence alors le jeu. Ce pas peut donner échec (C16, C33).',
    },
    {
      heading: 'En un coup d’œil',
      body: '**Formelles** : une armée après l’autre, les {white} d’abord. Roi, général, éléphants et cavaliers sur seize cases devant la dernière rangée, dont quatre devant les pions. Pas de tour des {black} face au roi des {white} sans écran. Aucun roi attaqué.\n\n' +
        '**Tournoi** : une armée après l’autre, ou derrière le rideau. Vingt-quatre cases ; aucun roi attaqué. **Modernes** : une pièce par tour ; vingt cases. **Fédération** : une armée après l’autre ; douze cases. Dans ces trois-là et dans **Trois dés**, les tours n’ont que la dernière rangée. Trois dés prend les vingt-quatre cases du Tournoi, et l’on peut même y placer un roi sur une case attaquée.\n\n' +
        '**Murray et Parlett** : une armée après l’autre, toutes les pièces sur les vingt cases derrière les pions, ou sur la case d’un pion de leur camp. **Murray (1913)** : une pièce par tour, toute la moitié, aussi sur la case d’un pion de son camp, puis le réarrangement. Dans ces deux-là, aucun placement ne doit laisser un roi attaqué.',
    },
  ],
} satisfies UnitText
