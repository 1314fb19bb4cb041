import type { UnitText } from '../../unit'

export default {
  title: 'La promotion dans d’autres règles',
  summary: 'Un pas, le dernier pion, ni attaque ni échec : Modernes, Fédération et Murray (1913).',
  steps: [
    {
      heading: 'Sur place ou d’un pas',
      body: 'Dans les règles **Modernes** et **Fédération**, le pion peut devenir général là où il se trouve, ou d’**un pas sur une case vide voisine en diagonale**, en avant ou en arrière. Le pas n’a pas besoin de finir sur le X. La case, le général absent et le tour sont comme dans les Formelles : le pion doit déjà être sur une case de promotion.\n\n' +
        'Mais la promotion ne peut **rien prendre**, et le nouveau général ne doit **attaquer aucune pièce adverse**, roi et pions compris (C11). On en juge une fois que le pion a quitté sa case, et les clouages n’y changent rien. Peu importe qu’il soit lui-même attaqué.',
      task: 'Dans les Modernes, choisissez toutes les cases où le pion de e5 peut devenir général.',
      hint: 'Cinq cases à essayer : e5, d4, f4, d6 et f6. Le roi des {black} est en c7.',
      right: 'Oui : e5, d4, f4 et f6. En d6, le général attaquerait le roi de c7. Dans les Formelles, seule e5 serait permise.',
    },
    {
      heading: 'Pas d’échec',
      body: 'Sur sa case e5, un général attaquerait le roi de d4. Dans les Formelles, c’est permis ; dans les Modernes et Fédération, non.',
      task: 'Dans les Modernes, promouvez le pion d’une façon permise.',
      hint: 'Faites un pas sur une case en diagonale d’où le général n’attaque pas d4.',
      right: 'Oui. De d6, f6 ou f4, le général n’attaque pas le roi. La case d4 est occupée.',
    },
    {
      heading: 'Le dernier pion',
      body: 'Dans les Modernes et Fédération, un camp à qui il ne reste **qu’un pion** peut le promouvoir **sur n’importe quelle case**, même dans sa propre moitié, même au-delà du X (C12). Les pions adverses ne comptent pas. Le camp doit toujours être sans général, et le nouveau général ne doit toujours rien attaquer.',
      task: 'Dans les règles Fédération, choisissez toutes les cases où le dernier pion, en e4, peut devenir général.',
      hint: 'Essayez e4, d3, f3, d5, f5. Un pion des {black} est en g6.',
      right: 'Oui : e4, d3, f3 et d5. En f5, le général attaquerait le pion de g6. Dans les Formelles, ce pion ne pourrait pas être promu maintenant : e4 n’est pas une case de promotion des {white}.',
    },
    {
      heading: 'Pas d’échec à la découverte',
      body: 'Un pas peut ouvrir une ligne. Le pion de d6 est le dernier des {white}. À sa gauche, en a6, se trouve une tour des {white} ; en f6, le roi des {black}.',
      task: 'Dans les Modernes, qu’est-ce qui est permis ?',
      options: [
        'La promotion en d6 seulement',
        'Un pas en c7, car le général n’y attaque rien',
        'Rien, le pion a dépassé le X',
      ],
      wrong: [
        '',
        'Le pas ouvre la rangée 6, et la tour donne échec. C’est interdit aussi (C10).',
        'Ce serait le cas dans les Formelles. Dans les Modernes, le dernier pion peut être promu partout.',
      ],
      hint: 'Que se passe-t-il sur la rangée 6 quand le pion la quitte ?',
      right: 'Oui. Sur place, la rangée reste fermée, et le général en d6 n’attaque rien. Dans les Modernes et Fédération, une promotion ne doit donner échec d’aucune façon.',
    },
    {
      heading: 'Murray (1913)',
      body: 'Dans les règles **Murray (1913)**, le pion est promu sur place ou sur **l’une des huit cases voisines** (C15), si elle est vide et si **aucune pièce adverse ne l’attaque** (C31). Sur place, cette condition n’existe pas. Le nouveau général peut attaquer ce qu’il veut, donner échec ou en découvrir un. Il n’y a pas d’exception pour le dernier pion, et rien n’est promu avant le début du jeu.',
      task: 'Dans les règles Murray (1913), choisissez toutes les cases où le pion de e5 peut devenir général.',
      hint: 'Neuf cases à essayer. Laquelle le cavalier de c4 attaque-t-il ?',
      right: 'Oui : toutes sauf d6. Le cavalier attaque aussi e5, mais sur place cela ne compte pas.',
    },
    {
      heading: 'En un coup d’œil',
      body: 'Le même pour tous : le X dans la moitié adverse, seulement un général, seulement sans général à soi, jamais à l’arrivée, tout le tour, jamais obligatoire.\n\n' +
        '**Formelles, Tournoi, Murray et Parlett** : sur place seulement ; on peut attaquer et donner échec (C9). **Trois dés** : sur place seulement ; c’est un coup pour le dé du pion.\n\n' +
        '**Modernes, Fédération** : sur place ou d’un pas en diagonale sur une case vide ; rien n’est attaqué, aucun échec ; le dernier pion est promu partout.\n\n' +
        '**Murray (1913)** : sur place ou sur toute case voisine vide que l’adversaire n’attaque pas ; on peut attaquer et donner échec. N’emportez jamais la procédure de certaines règles dans d’autres.',
    },
  ],
} satisfies UnitText
