import type { UnitText } from '../../unit'

export default {
  title: 'Les nulles',
  summary: 'Quand personne ne gagne : d’elle-même, sur demande, par accord.',
  steps: [
    {
      heading: 'Personne ne peut mater',
      body: 'Une nulle est **automatique** quand elle finit la partie d’elle-même ; elle est **sur demande** quand le camp qui doit jouer peut finir ainsi la partie, ou continuer.\n\n' +
        'Une **position morte** est une position où plus personne ne peut mater. Elle finit la partie d’elle-même. Une tour ou un éléphant sur l’échiquier suffit toujours pour continuer : un éléphant peut mater dans le coin.',
      task: 'Les {white} ont roi et cavalier, les {black} seulement le roi. Que se passe-t-il ?',
      options: [
        'La partie est nulle d’elle-même',
        'La partie continue ; les {white} doivent essayer de mater',
        'Les {black} peuvent demander la nulle, ou continuer',
      ],
      wrong: [
        '',
        'Un roi et un seul cavalier ne peuvent jamais mater.',
        'Une position morte ne demande rien.',
      ],
      hint: 'Un cavalier, avec son roi, peut-il mater un roi nu ?',
      right: 'Oui. Roi et deux cavaliers, roi et éléphant, roi et tour contre roi ne sont pas des positions mortes, et la partie continue.',
    },
    {
      heading: 'Le test exact',
      body: 'Une position est morte quand aucune pièce n’est en main, qu’il n’y a **ni tour ni éléphant** sur l’échiquier, et que l’une de ces deux choses est vraie (C24). Ou bien il n’y a **ni cavalier ni pion**, et tous les généraux des deux camps sont sur des cases d’une même couleur, si l’on imagine l’échiquier en damier. Ou bien il y a **en tout un seul cavalier ou un seul pion, et aucun général**.\n\n' +
        'Roi contre roi est donc mort, de même qu’un roi contre un roi avec un général, ou un cavalier, ou un pion.',
      task: 'Les {white} ont roi, général et pion, les {black} seulement le roi. Est-ce une position morte ?',
      options: [
        'Oui, ces pièces sont trop faibles',
        'Oui, car le général ne peut pas être promu',
        'Non, la partie continue',
      ],
      wrong: [
        'Le test demande un pion et aucun général.',
        'Cela ne joue aucun rôle dans le test.',
        '',
      ],
      hint: 'Un pion et un général : l’un des deux cas du test convient-il ?',
      right: 'Oui. Ne sont pas mortes non plus : général et cavalier ; deux pions, même un de chaque côté ; un cavalier ou un pion de chaque côté ; un général d’un camp contre un cavalier de l’autre ; deux généraux sur des couleurs différentes.',
    },
    {
      heading: 'Trois fois la même',
      body: 'Quand la **même position** apparaît pour la **troisième fois**, le camp qui doit jouer peut demander la nulle. La même, c’est : les mêmes pièces sur les mêmes cases, et le même camp qui doit jouer (C25). Quand elle apparaît pour la **cinquième** fois, la partie est nulle d’elle-même.\n\n' +
        'Ici, les deux tours ont fait des allers et retours, d’abord les {white}, puis les {black}. La position du début compte comme la première fois.',
      task: 'Après quel coup de cette liste la première position est-elle là pour la troisième fois ? Comptez les coups des deux camps.',
      hint: 'Après quatre coups, deux de chaque camp, tout est comme au début : la deuxième fois.',
      right: 'Oui : après le huitième. La demande est alors ouverte aux {white}, qui doivent jouer.',
    },
    {
      heading: 'Cinquante coups',
      body: 'Quand **chaque camp a joué cinquante coups** sans prise, coup de pion ni promotion, le camp qui doit jouer peut demander la nulle. Après **soixante-quinze** coups de chaque camp, la partie est nulle d’elle-même. Une prise, un coup de pion ou une promotion, même sur place, fait recommencer les cinquante coups (C22).\n\n' +
        'Ici, 99 coups ont passé, les deux camps comptés. Encore un coup tranquille, et les {black} pourraient demander la nulle.',
      task: 'Aux {white} de jouer : jouez un coup après lequel les {black} ne peuvent pas demander la nulle.',
      hint: 'Jouez l’un des coups qui font recommencer les cinquante.',
      right: 'Oui : le coup de pion fait recommencer les cinquante coups.',
    },
    {
      heading: 'Rien que des promotions',
      body: 'Dans les règles **Modernes et Fédération**, il y a une demande de plus (C23). Elle est ouverte au camp qui n’a **qu’un roi et un pion**, n’est pas en échec, a un coup, et **ne peut rien faire d’autre que promouvoir**. Ici, le pion de g8 ne peut pas avancer, et le roi de h8 ne peut pas bouger.',
      task: 'Que peuvent faire les {white} dans les Modernes ?',
      options: [
        'Ils doivent promouvoir',
        'Ils peuvent demander la nulle, ou promouvoir',
        'Ils peuvent passer leur tour',
      ],
      wrong: [
        'Ils le peuvent, mais il y a une autre voie.',
        '',
        'On ne passe jamais son tour au sittuyin.',
      ],
      hint: 'Une demande est un droit, pas un devoir.',
      right: 'Oui. Les Formelles n’ont pas cette demande, et un pion en g8 ne pourrait de toute façon pas y être promu.',
    },
    {
      heading: 'Accord, abandon, temps',
      body: 'Sur cette page, les joueurs peuvent **convenir** de la nulle, et un joueur peut **abandonner** et perdre ainsi. Avec une pendule, celui qui dépasse le temps perd, **sauf si l’adversaire n’aurait pas pu mater** ; la partie est alors nulle. Celui qui dépasse le temps du déploiement perd ; si aucun camp n’avait rien confirmé, la partie ne compte pas.',
      task: 'Les {white} n’ont que leur roi. Les {black} dépassent le temps. Quel est le résultat ?',
      options: [
        'Les {white} gagnent',
        'Les {black} gagnent, étant bien plus forts',
        'Partie nulle',
      ],
      wrong: [
        'Avec un roi nu, les {white} n’auraient jamais pu mater.',
        'Les {black} ont dépassé le temps et ne peuvent pas gagner.',
        '',
      ],
      hint: 'Les {white} auraient-ils pu mater ?',
      right: 'Oui. On juge si les {white} pouvaient mater d’après leurs seules pièces, contre un roi nu, avec le test des positions mortes.',
    },
    {
      heading: 'En un coup d’œil',
      body: '**Formelles, Tournoi, Murray et Parlett et Murray (1913)** ne nomment elles-mêmes qu’une nulle : il ne reste que des coups qui font pat. Toute partie sur cette page y ajoute les nulles de la plateforme (C26) : d’elles-mêmes, la position morte, la cinquième répétition, soixante-quinze coups ; sur demande, la troisième répétition et cinquante coups ; et l’accord.\n\n' +
        '**Modernes** : d’elles-mêmes, le pat, la position morte et la fin d’un compte ; sur demande, la troisième répétition, cinquante coups, et rien que des promotions. Ni la cinquième répétition ni soixante-quinze coups ne finissent la partie.\n\n' +
        '**Fédération** : d’elles-mêmes, le pat et la position morte ; sur demande, cinquante coups (pas pendant un compte), la fin d’un compte, et rien que des promotions. Ni la répétition ni soixante-quinze coups n’y font nulle. **Trois dés** : nulle après cent tours sans prise ni coup de pion.',
    },
  ],
} satisfies UnitText
