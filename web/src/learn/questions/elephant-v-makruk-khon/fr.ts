import type { UnitText } from '../../unit'

export default {
  title: 'L’éléphant est-il le khon du makruk ?',
  summary: 'Il marche exactement de la même façon : une case en diagonale ou une case droit devant.',
  steps: [
    {
      heading: 'Les cinq mêmes cases',
      body:
        'Qui vient de Thaïlande ou du Japon connaît cette marche : le **khon** du makruk et le **général d’argent** du shogi vont sur les cinq mêmes cases. Quatre pattes et une trompe, dit-on : les quatre diagonales et la case de devant.\n\n' +
        '« Devant » s’entend pour chaque camp : pour les {black}, c’est vers la première rangée. Les différences sont autour de la pièce, non en elle : vous choisissez vous-même où commencent vos deux éléphants, et au shogi le général d’argent peut être promu, l’éléphant non.',
      task: 'Choisissez les cases où l’éléphant d4 peut aller.',
      hint: 'Quatre diagonales, et un pas droit.',
      right: 'c3, e3, c5, e5 et d5. Pas d3 : il ne recule jamais tout droit.',
    },
  ],
} satisfies UnitText
