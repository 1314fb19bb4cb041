import type { UnitText } from '../../unit'

export default {
  title: 'Le déploiement',
  summary: 'Mettre l’armée en place : qui, où, et ce qui est interdit.',
  steps: [
    {
      heading: 'Huit pièces en main',
      body: 'La partie commence par le **déploiement**, sit-tee. Chaque camp tient huit pièces : un roi, un général, deux éléphants, deux cavaliers, deux tours. On les pose une à une, chacune sur une case vide de son côté. Les pions restent où ils sont.\n\n' +
        'Cette leçon donne les règles dites **Formelles**, celles que cette page propose d’abord. Dans les Formelles, **les {white} placent d’abord leurs huit pièces. Ensuite, les {black} placent les huit leurs**, en voyant l’armée des {white}. Rien ne bouge avant que les deux armées soient en place.',
    },
    {
      heading: 'Les tours au fond',
      body: 'La **dernière rangée** est la plus proche de vous : la rangée 1 pour les {white}, la rangée 8 pour les {black}. Dans les Formelles, les tours se placent **uniquement sur la dernière rangée**, et rien d’autre ne s’y place.',
      task: 'Choisissez toutes les cases où les {white} peuvent placer une tour.',
      hint: 'Toute la dernière rangée des {white} est vide.',
      right: 'Oui : de a1 à h1. Une tour en c2 ou un cavalier en e1 serait interdit.',
    },
    {
      heading: 'Les autres devant',
      body: 'Le roi, le général, les éléphants et les cavaliers vont sur des **cases vides de leur moitié, mais pas sur la dernière rangée**. Pour les {white}, ce sont les rangées 2, 3 et 4. Les pions y occupent huit cases, et seize sont vides : **a2 à h2, e3, f3, g3, h3, et a4, b4, c4, d4**. Les quatre dernières sont devant les pions ; elles font aussi partie de leur moitié (C5).',
      task: 'Choisissez toutes les cases où les {white} peuvent placer un cavalier.',
      hint: 'La rangée 2 a huit cases. Les rangées 3 et 4 ont chacune quatre cases vides.',
      right: 'Oui, seize cases. Pour les {black}, ce sont a7 à h7, a6, b6, c6, d6, et e5, f5, g5, h5.',
    },
    {
      heading: 'Aucun roi attaqué',
      body: 'On ne place pas une pièce de telle sorte qu’**un roi sur l’échiquier soit alors attaqué**, le sien ou l’autre (C6). Personne n’est donc en échec quand le jeu commence.\n\n' +
        'Chacune des cases a4 à d4 est attaquée par un pion des {black}, comme chacune des cases e5 à h5 est attaquée par un pion des {white}.',
      task: 'Choisissez toutes les cases où les {white} peuvent placer le roi.',
      hint: 'Prenez les seize cases de l’étape précédente. Sur lesquelles un pion attaquerait-il le roi ?',
      right: 'Oui, douze cases : a2 à h2 et e3 à h3. Les quatre cases devant les pions sont fermées au roi.',
    },
    {
      heading: 'Les {black} ensuite',
      body: 'C’est maintenant aux {black} de placer. Le roi des {white} est en f3.',
      task: 'Choisissez toutes les cases où les {black} peuvent placer un cavalier.',
      hint: 'La zone a seize cases. De deux d’entre elles, un cavalier attaquerait f3.',
      right: 'Oui, quatorze cases. De e5 et de g5, le cavalier donnerait échec avant que le jeu commence, ce qui est interdit.',
    },
    {
      heading: 'Un cavalier très avancé',
      body: 'Un cavalier devant les pions atteint l’autre moitié en profondeur. De d4, un cavalier des {white} attaque c6 et e6.',
      task: 'Les {black} veulent maintenant placer leur roi. Où est-ce interdit ?',
      options: [
        'En d6',
        'En c6',
        'En e7',
      ],
      wrong: [
        'Le cavalier n’attaque pas d6. La case est vide et derrière les pions : c’est permis.',
        '',
        'Le cavalier n’attaque pas e7 : c’est permis.',
      ],
      hint: 'Quelle case vide derrière les pions des {black} le cavalier de d4 attaque-t-il ?',
      right: 'Oui : en c6, le roi serait attaqué. De même, un cavalier des {black} devant ses pions atteint e3, f3, g3 et h3 : de e5 il attaque f3, de f5 e3 et g3, de g5 f3 et h3, de h5 g3. Un roi ne peut être attaqué pendant le déploiement que par là : par les quatre cases devant les pions.',
    },
    {
      heading: 'Votre armée',
      body: 'Placez maintenant toute une armée des {white}. Sur cette page, une armée est un **brouillon** tant qu’elle n’est pas confirmée : jusque-là, vous pouvez déplacer et reprendre les pièces à volonté. Ensuite, rien ne bouge plus jusqu’au début du jeu.\n\n' +
        'Les pièces prises ne reviennent jamais en main. Il n’y a pas de pion à placer : les huit sont déjà là.',
      task: 'Placez les huit pièces et confirmez l’armée.',
      hint: 'Les tours sur la rangée 1, toutes les autres devant. Pas de roi en a4, b4, c4 ou d4.',
      right: 'Votre armée est en place. Il y en a beaucoup de bonnes. Un roi à l’abri et des tours sur des colonnes qui pourront s’ouvrir sont un bon début.',
    },
    {
      heading: 'Le jeu commence',
      body: 'Les deux mains sont vides, les deux armées sont en place.',
      task: 'Qui joue le premier coup ?',
      options: [
        'Les {white}',
        'Les {black}, parce que les {white} ont placé d’abord',
        'On tire au sort',
      ],
      wrong: [
        '',
        'Les {black} ont déjà eu l’avantage de voir l’armée des {white}.',
        'Les règles disent qui commence.',
      ],
      hint: 'Le camp qui a placé le premier joue aussi le premier.',
      right: 'Oui : les {white} jouent le premier coup, puis on joue à tour de rôle, une pièce à la fois. Pour le déploiement, il y a encore une règle pour les {black} : la leçon suivante.',
    },
  ],
} satisfies UnitText
