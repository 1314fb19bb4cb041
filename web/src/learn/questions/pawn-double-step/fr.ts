import type { UnitText } from '../../unit'

export default {
  title: 'Un pion peut-il avancer de deux cases à son premier coup ?',
  summary: 'Non : un pion avance d’une case, toujours.',
  steps: [
    {
      heading: 'Il n’y aurait pas la place',
      body:
        'Aucun pion n’avance jamais de deux cases. Regardez la position de départ : les pions de a3 à d3 ont devant eux une case vide, puis les pions adverses de a5 à d5 ; ceux de e4 à h4 de même. Les armées se touchent d’emblée, et le double pas que les échecs internationaux ont inventé pour hâter la rencontre n’aurait pas où aller.\n\n' +
        'Le pion, **nè**, avance tout droit sur une case vide et prend d’une case en diagonale vers l’avant. Il ne recule jamais.',
    },
    {
      body: 'Un cavalier adverse est en d4 et un pion adverse en f4.',
      task: 'Choisissez les cases où le pion e3 peut aller.',
      hint: 'Un pas tout droit, et des prises de chaque côté.',
      right: 'e4 en avançant, d4 et f4 en prenant. Pas e5.',
    },
  ],
} satisfies UnitText
