import type { UnitText } from '../../unit'

export default {
  title: 'Retirer un écran',
  summary: 'Tant que l’armée est un brouillon, ses pièces peuvent être déplacées. Sauf une.',
  steps: [
    {
      heading: 'Le seul écran',
      body: 'Les {black} ont un cavalier en d7, qui permet à une tour d’aller en d8 bien que le roi des {white} soit en d2. Supposons cette tour posée en d8 dans le brouillon. Les {black} se ravisent alors et voudraient reprendre le cavalier.',
      task: 'Que vaut-il pour le cavalier tant que la tour est en d8 ?',
      options: [
        'Il peut partir : seule l’armée terminée est examinée',
        'Il doit rester, ou la tour doit partir d’abord',
        'Il peut partir, puisque les pions d3 et d5 restent',
      ],
      wrong: [
        'La tour a besoin de son écran à tout moment, même dans le brouillon.',
        '',
        'Les pions ne font pas écran. Sans le cavalier, il n’y aurait plus que des pions entre eux.',
      ],
      right: 'Le seul écran ne peut pas être repris tant que la tour en a besoin. Déplacez d’abord la tour, ou posez un second écran ; le cavalier est alors libre.',
      beside: 'Avec un éléphant en d6, il y a deux écrans. L’un ou l’autre peut maintenant partir, mais pas les deux.',
    },
    {
      heading: 'Essayez',
      body: 'Le roi des {white} est en d2. Disposez l’armée des {black} avec une tour en d8 derrière un écran. En passant, essayez de reprendre l’écran et lisez ce qu’on vous en dit.',
      task: 'Disposez toute l’armée des {black} et confirmez-la.',
      hint: 'Placez une pièce en d7 ou d6 avant que la tour aille en d8.',
      right: 'L’armée est en place, et chacun de ses placements est permis dans un certain ordre : l’écran avant la tour.',
    },
  ],
} satisfies UnitText
