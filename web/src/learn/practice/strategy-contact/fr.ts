import type { UnitText } from '../../unit'

export default {
  title: 'Stratégie : des pions au contact',
  summary: 'Deux pions se touchent avant le premier coup. Ce que chaque camp peut en faire.',
  steps: [
    {
      heading: 'Où les armées se touchent',
      body: 'Les deux armées sont en place, aucun coup n’est joué. Dans la disposition des pions, deux d’entre eux peuvent se prendre.',
      task: 'Choisissez ces deux pions.',
      criterion: 'Les deux pions au contact sont choisis, et eux seuls.',
      hint: 'Un pion prend d’une case en diagonale vers l’avant.',
      right: 'Les pions e4 et d5. Les {white} jouent en premier et peuvent prendre tout de suite ; s’ils ne le font pas, les {black} le peuvent.',
    },
    {
      heading: 'Comptez qui reprend',
      body: 'Les {white} ont pris en d5. Avant de commencer un tel échange, comptez ce qui peut reprendre.',
      task: 'Choisissez toutes les pièces et tous les pions des {black} qui peuvent maintenant prendre en d5.',
      criterion: 'Ceux qui peuvent prendre en d5 sont choisis, et eux seuls.',
      hint: 'Un pion, un éléphant et un cavalier. L’éléphant prend comme il se déplace.',
      right: 'Le pion e6, l’éléphant c6 et le cavalier b6. Chaque façon laisse une autre position : seul le pion ouvre la colonne e. La tour d8 ne peut pas prendre, le cavalier d7 lui barre la voie.',
    },
    {
      heading: 'Ou passer outre',
      body: 'Au lieu de prendre, les {white} ont poussé le pion en e5. Il est déjà sur le X, dès le premier coup du jeu.',
      task: 'Qu’est-ce qui est vrai de ce pion ?',
      options: ['Il devient général au prochain tour', 'Il peut être pris, et ne peut pas être promu tant que les {white} ont un général', 'Il est en sécurité, et il a dépassé le X'],
      wrong: [
        'Pas avec le général des {white} sur l’échiquier.',
        '',
        'La case e5 est sur le X, et le pion f6 l’attaque.',
      ],
      criterion: 'Le danger et le droit à la promotion sont jugés correctement.',
      right: 'Le pion f6 peut le prendre. Un pion qui est tôt sur le X est une promesse pour plus tard, si l’on peut l’y garder jusqu’à la perte du général.',
      beside: 'Avant le pas : la tension entre e4 et d5 demeure.',
    },
  ],
} satisfies UnitText
