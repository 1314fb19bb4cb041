import type { UnitText } from '../../unit'

export default {
  title: 'En quoi la promotion diffère-t-elle du makruk ?',
  summary: 'Au makruk, tout pion qui atteint la sixième rangée est promu ; ici la case, le général et le tour doivent convenir.',
  steps: [
    {
      heading: 'La même pièce, un autre chemin',
      body:
        'Dans les deux jeux, le pion devient la pièce qui va d’une case en diagonale, le met thaï ou le général birman. Le chemin diffère en quatre points.\n\n' +
        '**Où :** au makruk, toute la sixième rangée ; ici le X dans la moitié adverse, à une rangée différente selon les colonnes. **Quand :** au makruk, par le coup d’arrivée, prise comprise ; ici à un tour suivant. **Combien :** au makruk, autant qu’il en arrive ; ici un à la fois, et seulement quand le vôtre est perdu. **Le faut-il :** au makruk, toujours ; ici vous pouvez refuser.\n\n' +
        'Les pions a6 et e6, qui auraient été promus en Thaïlande, sont donc ici des pions ; celui de a6 peut encore atteindre a8.',
    },
    {
      body: 'Les {white} n’ont pas de général. Quatre pions sont sur la sixième rangée, un sur la septième.',
      task: 'Choisissez les pions qui peuvent être promus maintenant.',
      hint: 'Cherchez les diagonales.',
      right: 'c6, f6 et b7. En a6 c’est trop tôt, en e6 trop tard.',
    },
  ],
} satisfies UnitText
