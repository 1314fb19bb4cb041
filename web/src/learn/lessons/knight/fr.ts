import type { UnitText } from '../../unit'

export default {
  title: 'Le cavalier',
  summary: 'Le sauteur : deux cases tout droit et une de côté.',
  steps: [
    {
      heading: 'Deux et une',
      body: 'Le cavalier (myin, le cheval) va **deux cases tout droit, puis une de côté**, comme aux échecs internationaux. Du milieu de l’échiquier, il a huit cases. Il ne va que là : jamais d’une case, jamais droit devant.\n\n' +
        'Il prend la pièce adverse sur la case où il arrive.',
    },
    {
      heading: 'Par-dessus les têtes',
      body: 'Le cavalier est la seule pièce qui **saute**. Peu importe ce qui se trouve entre deux. Au début, quand les lignes de pions retiennent encore les autres, lui passe.',
      task: 'Le cavalier de d4 est enfermé de tous côtés. Choisissez toutes les cases où il peut aller.',
      hint: 'Comptez deux cases tout droit et une de côté, des huit façons. Ce qui le touche ne compte pas.',
      right: 'Oui : c2, e2, b3, f3, b5, f5 et, en prenant, c6 et e6.',
    },
    {
      heading: 'Au bord',
      body: 'Dans un coin, le cavalier n’a que deux cases. Et il ne peut pas arriver sur une case occupée par son propre camp.',
      task: 'Choisissez toutes les cases où le cavalier de a1 peut aller.',
      hint: 'De a1, il pourrait atteindre b3 et c2. Qu’y a-t-il en b3 ?',
      right: 'Oui : seulement c2. Un cavalier au bord est un cavalier faible.',
    },
    {
      heading: 'Deux d’un coup',
      body: 'Un cavalier peut attaquer deux pièces à la fois. Cela s’appelle une **fourchette**. Il faut d’abord sauver le roi, et l’autre pièce est perdue.',
      task: 'Jouez un coup de cavalier qui attaque à la fois le roi et la tour. Prenez ensuite la tour.',
      hint: 'De quelle case le cavalier atteint-il g8 et d7 ?',
      right: 'Oui : de f6. Le roi a dû partir, et la tour est tombée.',
    },
  ],
} satisfies UnitText
