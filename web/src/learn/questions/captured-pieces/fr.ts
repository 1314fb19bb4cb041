import type { UnitText } from '../../unit'

export default {
  title: 'Les pièces prises reviennent-elles, comme au shogi ?',
  summary: 'Non : ce qui est pris quitte la partie pour de bon.',
  steps: [
    {
      heading: 'Chaque pièce se place une fois',
      body:
        'On n’a de pièces en main qu’au début, et chacune se place exactement une fois. Une pièce prise ne revient dans la main de personne. Ici les {white} viennent de prendre une tour et ne peuvent la placer nulle part.\n\n' +
        'Une seule sorte de pièce peut naître en cours de partie : un **général**, fait d’un pion, quand le camp a perdu le sien. Même alors, rien ne s’ajoute : le pion disparaît.',
    },
  ],
} satisfies UnitText
