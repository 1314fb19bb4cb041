import type { UnitText } from '../../unit'

export default {
  title: 'Peut-on réarranger les pièces une fois toutes placées ?',
  summary: 'Seulement selon Murray (1913) : une phase de coups libres y sépare le déploiement du jeu.',
  steps: [
    {
      heading: 'La deuxième phase de 1913',
      body:
        'Le livre de H. J. R. Murray, de 1913, décrit trois phases. On place d’abord les pièces. Puis, à tour de rôle, chaque camp met **n’importe quelle pièce sur n’importe quelle case vide de sa moitié**, quelle que soit sa marche ; ou bien il avance un pion d’une case, et cela met fin à la phase pour les deux. Alors seulement commencent les coups ordinaires.\n\n' +
        'Ici le roi peut aller de c2 tout droit en h1. Dans cette phase on ne prend rien, on ne promeut aucun pion, et aucun roi ne se met sur une case attaquée.\n\n' +
        'Dans les autres règlements, le premier coup après le déploiement est déjà un coup ordinaire. Un usage rapporté de Birmanie, selon lequel le premier coup des {white} doit être un coup de pion, est peut-être un reste de cette phase ; aucun règlement d’ici ne l’exige.',
    },
  ],
} satisfies UnitText
