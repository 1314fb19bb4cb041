import type { UnitText } from '../../unit'

export default {
  title: 'Votre première partie',
  summary: 'Une partie entière en quelques étapes, les autres règles en bref, et la suite.',
  steps: [
    {
      heading: 'Placez votre armée',
      body: 'Vous savez maintenant tout ce qu’il faut. Une partie a deux temps : le **déploiement** et le **jeu**. Dans les Formelles, les {white} placent toute leur armée, puis les {black}.\n\n' +
        'Quelques conseils. Placez le roi au milieu des siens. Placez les éléphants et le général derrière les pions, pour les protéger. Placez les tours sur des colonnes qui pourraient bientôt s’ouvrir, par exemple là où des pions s’échangeront.',
      task: 'Placez une armée des {white} et confirmez-la.',
      hint: 'Les tours sur la rangée 1, les autres sur les cases vides des rangées 2, 3 et 4 ; le roi pas devant les pions.',
      right: 'Bien. Maintenant, les {black} placeraient leur armée, sans tour face à votre roi à moins d’un écran.',
    },
    {
      heading: 'Les premiers coups',
      body: 'Les deux armées sont en place, et les {white} commencent. Les pions de e4 et d5 se touchent.',
      task: 'Prenez avec un pion. Les {black} reprendront ; jouez ensuite le coup que vous voulez.',
      hint: 'Un seul pion peut prendre : celui de e4.',
      right: 'Bien. Des pions sont échangés, et l’échiquier s’est un peu ouvert. Avant chaque coup, demandez-vous : qu’attaque l’autre camp, et mon roi est-il à l’abri ?',
    },
    {
      heading: 'Un nouveau général',
      body: 'Quelques coups plus tard, le général des {white} a été pris. Un pion des {white} est en d5.',
      task: 'Obtenez un nouveau général.',
      hint: 'Le pion de d5 est sur une case de promotion. Promouvoir, c’est tout le coup.',
      right: 'Oui. Si vous aviez avancé le pion en d6, ce pion aurait perdu sa chance. Une prise en c6 l’aurait amené sur une autre case de promotion.',
    },
    {
      heading: 'La fin',
      body: 'Il reste peu de pièces. Le roi des {black} est dans le coin.',
      task: 'Matez en un coup.',
      hint: 'La tour et le cavalier travaillent ensemble : le cavalier protège une case à côté du roi.',
      right: 'Mat ! La tour en h7 est protégée par le cavalier, qui prend aussi g8 au roi.',
    },
    {
      heading: 'Un jeu de hasard : Trois dés',
      body: 'Dans les règles **Trois dés**, chaque tour commence par un lancer de trois dés : **1 pion, 2 cavalier, 3 éléphant, 4 tour, 5 général, 6 roi**. On joue un coup par dé, dans n’importe quel ordre. Il faut continuer tant qu’un dé restant peut être joué, même si votre roi se trouve alors attaqué ; puis le tour finit. Il n’y a **ni échec, ni mat, ni pat** : celui qui **prend le roi** gagne aussitôt. Un pion est promu sur place, comme dans les Formelles, et c’est un coup de pion. Cent tours sans prise ni coup de pion font nulle (C27).',
      task: 'Les {white} ont lancé 1, 2 et 6 : pion, cavalier, roi. Quel coup est permis maintenant ?',
      options: [
        'Une tour de f1 à f2',
        'Le pion de e4 prend en d5',
        'Un pas du général',
      ],
      wrong: [
        'Aucun dé ne montre de tour.',
        '',
        'Aucun dé ne montre de général.',
      ],
      hint: '1 est le pion, 2 le cavalier, 6 le roi.',
      right: 'Oui. Ensuite, le cavalier et le roi doivent jouer aussi, s’ils le peuvent.',
    },
    {
      heading: 'Sept ensembles de règles',
      body: '**Formelles** : une armée après l’autre, seules les tours sur la dernière rangée, l’écran ; promotion sur place ; interdit de faire pat. **Tournoi** : de même, mais les autres pièces peuvent aussi être sur la dernière rangée, et il ne faut pas d’écran ; aussi derrière un rideau.\n\n' +
        '**Modernes** : une pièce par tour sur trois rangées ; promotion aussi d’un pas en diagonale, sans attaque ni échec, le dernier pion partout ; le pat est nul ; on compte contre un roi nu. **Fédération** : une armée après l’autre derrière les pions, seules les tours sur la dernière rangée ; promotion et pat comme dans les Modernes ; les comptes longs exigent un général, et la fin d’un compte est une demande ; la répétition n’est pas nulle.\n\n' +
        '**Murray et Parlett** : une armée après l’autre derrière les pions ou sur les cases de ses pions, sans écran ; le jeu est celui des Formelles. **Murray (1913)** : placement à tour de rôle, réarrangement, puis jeu ; promotion sur toute case voisine sûre ; interdit de faire pat. **Trois dés** : les dés disent quelles pièces jouent, et le roi se prend.\n\n' +
        'L’échiquier, les pions, la marche des pièces, les cases de promotion et un seul général par camp sont les mêmes dans les sept.',
    },
    {
      heading: 'Et ensuite ?',
      body: 'Commencez avec un but simple : jouez une partie à un niveau bas contre l’ordinateur, et regardez avant chaque coup si l’une de vos pièces est attaquée. Gagner n’importe pas encore : un coup dont vous savez dire la raison vous apprend davantage. Sous « Nouvelle partie », vous choisissez l’adversaire, les règles, le camp, le niveau et, si vous voulez, un **objectif** : un seul savoir-faire, pour lequel la partie est revue à la fin. Quand un coup est interdit, la page dit pourquoi et le montre sur l’échiquier.\n\n' +
        'Puis revenez : les **études** montrent des positions à méditer, les étapes de **pratique** vous donnent des choses à faire dans vos parties, et les **questions** répondent à ce que beaucoup demandent. Le livre des règles contient chaque décision avec son numéro.',
    },
  ],
} satisfies UnitText
