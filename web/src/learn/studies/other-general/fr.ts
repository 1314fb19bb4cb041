import type { UnitText } from '../../unit'

export default {
  title: 'Quel général compte ?',
  summary: 'Le général adverse n’empêche pas votre promotion.',
  steps: [
    {
      body: 'Il y a un général sur l’échiquier, mais c’est celui des {black}, en d7. Les {white} ont un pion en e5 et plus de général.',
      task: 'Si le pion peut être promu, promouvez-le.',
      hint: 'La limite d’un général vaut pour chaque camp séparément.',
      right: 'La promotion est permise. Chaque camp peut avoir un général, donc les deux peuvent en avoir un en même temps. On ne regarde que **son propre** général.',
      beside: 'Le cas contraire : les {black} n’ont pas de général, mais les {white} en ont un en c3. Le pion e5 ne peut alors pas être promu.',
    },
  ],
} satisfies UnitText
