import type { UnitText } from '../../unit'

export default {
  title: 'L’éléphant peut-il sauter par-dessus une pièce ?',
  summary: 'Non : il n’avance que d’une case, il n’y a donc rien à sauter.',
  steps: [
    {
      heading: 'Une case, cinq directions',
      body:
        'L’éléphant, **sin**, va d’une case en diagonale ou d’une case droit devant. Il ne saute pas et ne glisse pas. Une pièce de son camp sur la case voisine ferme simplement cette direction ; une pièce adverse peut y être prise.\n\n' +
        'Ne le confondez ni avec l’éléphant du shatranj, l’ancien jeu persan, qui bondit sur la deuxième case d’une diagonale, ni avec le fou. Un même nom cache trois marches différentes.',
      beside: 'Ce sont maintenant des pions adverses en c4, d4 et e4. L’éléphant peut prendre n’importe lequel, mais toujours pas passer derrière.',
    },
    {
      body: 'L’éléphant d3 se tient derrière trois pions de son camp.',
      task: 'Choisissez les cases où il peut aller.',
      hint: 'Devant, tout est occupé. Quelles directions restent ?',
      right: 'c2 et e2. Un pas en arrière en diagonale est permis, un pas droit en arrière ne l’est pas.',
    },
  ],
} satisfies UnitText
