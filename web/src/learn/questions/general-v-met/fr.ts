import type { UnitText } from '../../unit'

export default {
  title: 'Le général est-il le met du makruk, ou une dame ?',
  summary: 'Il marche comme le met, d’une case en diagonale ; mais on n’en a jamais plus d’un.',
  steps: [
    {
      heading: 'Une pièce faible, une grande influence',
      body:
        'Le général, **sit-ke**, va et prend d’une case en diagonale, comme le **met** thaï et comme le faisait le fers de l’ancienne Perse et de l’Europe médiévale. Il ne marche jamais comme une dame moderne.\n\n' +
        'Deux choses le distinguent du met. Au makruk, il commence à côté du roi, et chaque pion qui atteint la sixième rangée en devient un autre : on peut en avoir plusieurs. Ici vous le placez où vous voulez, et un pion ne devient général que si le vôtre est perdu : jamais deux à la fois. La vie du général décide donc de la promotion de vos pions.',
      task: 'Choisissez les cases où le général f3 peut aller.',
      hint: 'Une des quatre est occupée par son propre camp.',
      right: 'e4, g4 et g2. En e2 se trouve un pion de son camp.',
    },
  ],
} satisfies UnitText
