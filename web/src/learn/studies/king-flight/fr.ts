import type { UnitText } from '../../unit'

export default {
  title: 'Où le roi peut-il aller ?',
  summary: 'Jugez une case de fuite d’après ce que les pièces courtes attaquent vraiment.',
  steps: [
    {
      body: 'Les {black} ont un éléphant en d6 et un général en g6. Avec un fou et une dame sur ces cases, le roi e4 des {white} n’aurait guère de repos. Ces pièces-ci ne portent qu’à un pas.',
      task: 'Choisissez toutes les cases où le roi des {white} peut aller.',
      hint: 'L’éléphant des {black} attaque en diagonale et d’une case vers le bas ; le général seulement en diagonale.',
      right: 'L’éléphant attaque d5, c5 et e5, et derrière lui c7 et e7 ; le général attaque f5, h5, f7 et h7. Les cases d5, e5 et f5 sont donc fermées, et les cinq autres libres.',
      beside: 'Un pas plus près : l’éléphant d5 attaque e4, et le général f5 aussi. Le roi est alors en échec des deux.',
    },
  ],
} satisfies UnitText
