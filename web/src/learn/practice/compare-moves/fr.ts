import type { UnitText } from '../../unit'

export default {
  title: 'Comparer : des coups candidats',
  summary: 'D’abord quels coups sont permis, ensuite lequel est le meilleur, et pourquoi.',
  steps: [
    {
      heading: 'Lequel est permis ?',
      body: 'Quatre idées pour les {white}. Trois d’entre elles enfreignent une règle. Demandez chaque fois quelle est la pièce, où elle va vraiment, si la case est libre et si le roi reste en sécurité.',
      task: 'Lequel de ces coups est permis ?',
      options: ['Le cavalier de e4 à f6', 'L’éléphant de h3 à h2', 'L’éléphant de h3 à h4', 'Le pion de d3 à e4'],
      wrong: [
        'Le cavalier est cloué : la tour e8 attaquerait le roi.',
        'Un éléphant ne recule jamais tout droit.',
        '',
        'Le cavalier du même camp est en e4 ; on ne prend pas ses propres pièces.',
      ],
      criterion: 'Le seul coup permis est choisi.',
      right: 'L’éléphant peut avancer tout droit. Les trois autres coups échouent à cause du roi, de la marche de la pièce ou d’une case occupée.',
    },
    {
      heading: 'Lequel est le meilleur ?',
      body: 'Les trois coups sont permis. L’un d’eux finit la partie.',
      task: 'Lequel est le meilleur ?',
      options: ['La tour prend le cavalier d1', 'La tour va en h8', 'La tour va en h7'],
      wrong: ['Cela gagne un cavalier, mais la partie continue.', '', 'Le roi est enfermé, mais les {black} ont encore des coups de cavalier, et le roi n’est pas attaqué.'],
      criterion: 'Le coup qui mate est choisi.',
      right: 'En h8, la tour donne échec sur la dernière rangée, et le roi b6 garde a7 et b7 : mat. Cherchez le mat avant de chercher du matériel.',
    },
    {
      heading: 'Un seul coup sauve la pièce',
      body: 'La tour des {black} attaque le cavalier a1.',
      task: 'Sauvez le cavalier.',
      criterion: 'Le cavalier est là où rien chez les {black} ne peut le prendre.',
      hint: 'L’éléphant d3 des {black} attaque c2, d2, e2, c4 et e4.',
      right: 'La case b3 est sûre. En c2, l’éléphant prendrait le cavalier, et après tout autre coup des {white} la tour le prend en a1.',
    },
    {
      heading: 'Un coup, deux buts',
      body: 'Les {white} n’ont pas de général. Le pion e5 peut être promu ; le cavalier d7 est attaqué par la tour d4.',
      task: 'Trouvez le coup qui sauve le cavalier et gagne la tour. Les {black} répondront.',
      criterion: 'La tour d4 est prise au deuxième coup.',
      hint: 'Qu’attaquerait un général en e5 ?',
      right: 'Le nouveau général donne échec en f4 et attaque aussi d4. Les {black} doivent parer l’échec : le roi ne peut pas prendre en e5, que garde le cavalier, et la tour n’a pas le temps de prendre le cavalier. Ensuite la tour tombe.',
    },
  ],
} satisfies UnitText
