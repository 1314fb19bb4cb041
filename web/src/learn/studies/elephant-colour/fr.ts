import type { UnitText } from '../../unit'

export default {
  title: 'L’éléphant n’est pas un fou',
  summary: 'Son pas en avant mène à des cases qu’un fou n’atteint jamais.',
  steps: [
    {
      heading: 'Changer de couleur',
      body: 'L’échiquier du Sittuyin est d’une seule couleur. Imaginez-le quand même en damier, comme aux échecs internationaux. L’éléphant d5 peut aller sur cinq cases.',
      task: 'Choisissez la case qui serait d’une autre couleur que d5.',
      hint: 'Un pas en diagonale garde la couleur.',
      right: 'C’est d6. Un pas en diagonale ne change jamais la couleur, un pas tout droit la change toujours. Un éléphant atteint donc les deux couleurs, et deux éléphants peuvent garder des cases voisines.',
    },
    {
      heading: 'Droit devant',
      body: 'Le cavalier d6 des {black} est juste devant l’éléphant. Un fou passerait à côté.',
      task: 'Prenez le cavalier.',
      hint: 'L’éléphant prend comme il se déplace.',
      right: 'L’éléphant prend droit devant lui. Il prend sur les cinq cases mêmes où il peut aller.',
      beside: 'Un général à la place de l’éléphant. Il n’a que les quatre diagonales et ne peut pas toucher le cavalier devant lui.',
    },
  ],
} satisfies UnitText
