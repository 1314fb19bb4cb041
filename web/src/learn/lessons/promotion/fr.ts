import type { UnitText } from '../../unit'

export default {
  title: 'La promotion',
  summary: 'Comment un pion devient général : la case, le général absent, le tour.',
  steps: [
    {
      heading: 'Huit cases',
      body: 'Un pion peut devenir **général**, et rien d’autre. Il le devient sur les cases du X dans la moitié adverse, une par colonne. Ce sont les **cases de promotion**.\n\n' +
        'Pour les {white} : **a8, b7, c6, d5, e5, f6, g7, h8** (marquées ici). Pour les {black} : **a1, b2, c3, d4, e4, f3, g2, h1**. Un pion n’a donc pas besoin d’aller sur la dernière rangée : sur les colonnes d et e, la case est juste après le milieu. Cette leçon donne les règles Formelles ; Tournoi et Murray et Parlett ont les mêmes.',
    },
    {
      heading: 'Sur la bonne case',
      body: 'Les {white} n’ont pas de général, et c’est leur tour.',
      task: 'Choisissez tous les pions qui peuvent être promus maintenant.',
      hint: 'Chaque colonne n’a qu’une case. Pour la colonne g, c’est g7 ; pour la colonne e, c’est e5.',
      right: 'Oui : b7, c6 et d5. Les pions de e4, g6 et h5 ne sont pas sur une case de promotion.',
    },
    {
      heading: 'Les cases des {black}',
      body: 'C’est maintenant aux {black}, qui n’ont pas de général.',
      task: 'Choisissez tous les pions des {black} qui peuvent être promus maintenant.',
      hint: 'Les cases de promotion des {black} sont sur les rangées 1 à 4 : a1, b2, c3, d4, e4, f3, g2, h1.',
      right: 'Oui : d4, c3 et g2. Le pion de f6 est aussi sur le X, mais dans sa propre moitié.',
    },
    {
      heading: 'La promotion est un coup',
      body: 'Le pion devient général **sur la case où il se trouve**. C’est tout le coup de ce tour : rien d’autre ne bouge et rien n’est pris. Ensuite, c’est à l’autre camp.\n\n' +
        'La promotion n’est jamais obligatoire. À sa place, on peut jouer tout autre coup permis, et promouvoir plus tard, ou jamais.',
      task: 'Promouvez le pion de e5.',
      hint: 'Choisissez le pion, puis la promotion. Aller en e6 ou prendre en f6 sont d’autres coups.',
      right: 'Oui. Un général est maintenant en e5. C’est aux {black} de jouer.',
    },
    {
      heading: 'Jamais à l’arrivée',
      body: 'Les {white} viennent d’avancer un pion de e4 à e5. Ils n’ont pas de général.',
      task: 'Le pion est-il maintenant un général ?',
      options: [
        'Oui, il le devient en arrivant',
        'Non, mais il peut être promu à un tour suivant des {white}',
        'Non, il a manqué sa chance',
      ],
      wrong: [
        'Rien ne se fait tout seul. Arriver est un coup, promouvoir en est un autre.',
        '',
        'Tant qu’il est en e5, il garde sa chance.',
      ],
      hint: 'Le pion doit déjà se trouver sur la case quand le tour commence.',
      right: 'Oui (C14). Il peut aussi attendre en e5 pendant de nombreux tours, par exemple jusqu’à ce que le général de son camp tombe.',
    },
    {
      heading: 'Seulement sans général',
      body: 'Le camp ne doit **pas avoir de général**, ni sur l’échiquier ni en main. Le général de l’autre camp ne compte pas. Et, comme toujours, le roi ne doit pas rester en échec : un camp en échec ne peut pas promouvoir, car cela ne sauverait pas le roi. Un pion cloué peut être promu : il reste en place et reste interposé.',
      task: 'Dans la première position, les {white} ont un général en d3. Dans la seconde, les {black} en ont un en f8. Où les {white} peuvent-ils promouvoir en e5 ?',
      options: [
        'Dans la première seulement',
        'Dans la seconde seulement',
        'Dans les deux',
      ],
      wrong: [
        'Là, les {white} ont encore leur général, et un camp n’en a jamais deux.',
        '',
        'Dans la première, les {white} ont leur propre général.',
      ],
      hint: 'De qui le général compte-t-il ?',
      right: 'Oui. C’est votre général qui doit avoir disparu. Il ne disparaît que si l’autre camp le prend. Si le nouveau général tombe à son tour, un autre pion peut être promu.',
      beside: 'La seconde position : ici, seuls les {black} ont un général.',
    },
    {
      heading: 'Trop loin',
      body: 'Un pion ne recule jamais. Une fois passé la case de promotion de sa colonne, il ne peut plus jamais être promu, pas même sur la dernière rangée (C13). Un pion qui n’est pas encore allé si loin peut toujours y arriver.\n\n' +
        'Une prise fait changer de colonne, et le pion peut y trouver une autre case de promotion : par exemple de d5 à c6 en prenant.',
      task: 'Choisissez tous les pions qui peuvent être promus maintenant.',
      hint: 'La case de la colonne d est d5. Le pion de d7 l’a dépassée.',
      right: 'Oui : seulement c6. Le pion de d7 est allé trop loin. Les pions de b3, e4 et f3 sont encore en chemin.',
    },
    {
      heading: 'Même avec échec',
      body: 'Dans les Formelles, rien d’autre ne s’y oppose. Le nouveau général peut attaquer des pièces adverses, donner échec et même mater. Peu importe qu’il soit lui-même attaqué.\n\n' +
        'Il se déplace comme tout général : d’une case en diagonale, à partir du tour suivant.',
      task: 'Donnez échec.',
      hint: 'Quelles cases un général en e5 attaquerait-il ?',
      right: 'Oui : la promotion en e5 donne échec au roi de d4. Dans certaines autres règles, c’est interdit : la leçon suivante.',
    },
  ],
} satisfies UnitText
