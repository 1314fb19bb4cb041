import type { UnitText } from '../../unit'

export default {
  title: 'Un pion peut-il être promu tant que mon général est là ?',
  summary: 'Non : votre général doit d’abord avoir été pris, et le pion doit se tenir sur une case de promotion.',
  steps: [
    {
      heading: 'Trois conditions, chacune à part',
      body:
        'Une promotion demande trois choses : que le pion **se tienne** sur une case de promotion, que votre camp n’ait **plus de général**, et que vous y **consacriez le tour**. Ici le pion est bien en e5, mais le général vit en d2 : le pion reste un pion.\n\n' +
        'Seul votre propre général compte ; celui de l’adversaire ne gêne pas. Un général encore en main compterait aussi, mais on ne promeut pas avant que toutes les pièces soient placées (C32).',
      beside: 'Le même pion sans le général : maintenant il peut être promu.',
    },
    {
      body: 'Le général des {white} a été pris.',
      task: 'Promouvez le pion.',
      hint: 'Choisissez deux fois le pion e5, ou appuyez sur le bouton qui le promeut.',
      right: 'Le pion devient général en e5, là où il se trouve. C’était le coup de ce tour.',
    },
  ],
} satisfies UnitText
