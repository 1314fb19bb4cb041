import type { UnitText } from '../../unit'

export default {
  title: 'L’éléphant ne recule pas tout droit',
  summary: 'Cinq directions, et un long détour pour la sixième.',
  steps: [
    {
      heading: 'Cinq cases',
      body: 'L’éléphant (sin) des {white} est en e5, entouré de cases vides.',
      task: 'Choisissez toutes les cases où il peut aller.',
      hint: 'Un pas en diagonale, ou un pas droit devant.',
      right: 'Quatre cases en diagonale, même vers l’arrière, et e6 devant lui. Pas e4, juste derrière, et rien sur les côtés.',
      beside: 'Un éléphant des {black} sur la même case. Pour lui, l’avant est vers le bas : il peut aller en e4, mais pas en e6.',
    },
    {
      heading: 'Une case en arrière',
      body: 'On a besoin de l’éléphant en e4, juste derrière lui. Le roi des {black} ne fait qu’aller et venir.',
      task: 'Amenez l’éléphant en e4 en trois coups.',
      hint: 'Deux pas en diagonale vers l’arrière et un pas en avant mènent une case plus bas.',
      right: 'Trois coups pour reculer d’une case : deux pas en diagonale vers l’arrière et un pas en avant, dans n’importe quel ordre. Deux coups ne suffisent jamais : ne poussez donc pas un éléphant au-delà de la case où il est utile.',
    },
  ],
} satisfies UnitText
