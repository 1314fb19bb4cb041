import type { UnitText } from '../../unit'

export default {
  title: 'À quoi ressemble un jeu traditionnel ?',
  summary: 'Des figures sculptées en bois, parfois en ivoire, rouges et noires, sur un échiquier qui est souvent un coffret bas à tiroirs.',
  steps: [
    {
      heading: 'Du bois, rouge et noir',
      body:
        'Les pièces sont sculptées, le plus souvent en bois, parfois en ivoire, et souvent en vraies figures : rois, généraux, éléphants, chevaux et chars. Leur hauteur dit leur rang. Les couleurs sont le **rouge et le noir** ; les rouges commencent, comme les blancs aux échecs internationaux.\n\n' +
        'On joue assis par terre : l’échiquier est donc un coffret bas, avec des tiroirs pour les pièces. Sur ce site, les réglages offrent les pièces traditionnelles, rouges et noires, ou les internationales, blanches et noires. Les noms des camps suivent votre choix. La forme ne dit pas la marche : l’éléphant international ressemble à un fou et ne va pourtant que d’une case.',
    },
  ],
} satisfies UnitText
