import type { UnitText } from '../../unit'

export default {
  title: 'Un général n’est pas une dame',
  summary: 'Un pas en diagonale : jusqu’où il porte, et ce qu’il n’atteint pas.',
  steps: [
    {
      heading: 'La portée du général',
      body: 'Le général (sit-ke) des {white} est au milieu d’un échiquier presque vide. Qui vient des échecs internationaux voit une dame à sa place.',
      task: 'Choisissez toutes les cases où il peut aller.',
      hint: 'Un pas, en diagonale seulement.',
      right: 'Quatre cases. Il n’attaque pas la tour d8, ne glisse pas jusqu’en b6 et ne peut même pas avancer en d5. Un général aide ceux qui sont près de lui.',
    },
    {
      heading: 'Est-ce échec ?',
      body: 'Le général des {white} est juste devant le roi des {black}, qui ont le trait.',
      task: 'Le roi des {black} est-il en échec ?',
      options: ['Oui, le général attaque d8', 'Non, et le roi peut prendre le général'],
      wrong: ['Le général n’attaque qu’en diagonale : de d7, les cases c6, e6, c8 et e8.', ''],
      right: 'Pas d’échec. Le général attaque c8 et e8, que le roi doit éviter, mais non d8 ; et comme rien ne le protège, le roi peut le prendre.',
      beside: 'De e7, le général attaque d8 en diagonale : c’est échec.',
    },
  ],
} satisfies UnitText
