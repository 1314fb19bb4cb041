import type { UnitText } from '../../unit'

export default {
  title: 'Peut-on bloquer le cavalier, comme le cheval du xiangqi ?',
  summary: 'Non : il saute par-dessus tout ce qui l’entoure.',
  steps: [
    {
      heading: 'Pas de patte à retenir',
      body:
        'Aux échecs chinois, le cheval ne peut pas partir dans une direction dont la première case est occupée. Le **myin** birman n’a pas cette faiblesse : il va de deux cases sur une rangée ou une colonne et d’une de côté, par-dessus tout, comme aux échecs internationaux. C’est ici la seule pièce qui en franchit d’autres.\n\n' +
        'Il s’ensuit qu’on ne pare pas un échec de cavalier en interposant une pièce. Et comme toute pièce, le cavalier ne peut pas quitter sa place s’il expose ainsi son roi.',
      task: 'Le cavalier d4 est enfermé de quatre côtés. Choisissez les cases où il peut aller.',
      hint: 'Ce qui est à côté de lui ne compte pas.',
      right: 'Toutes les huit : b3, b5, c2, c6, e2, e6, f3 et f5.',
    },
  ],
} satisfies UnitText
