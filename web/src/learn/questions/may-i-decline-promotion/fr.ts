import type { UnitText } from '../../unit'

export default {
  title: 'Si je ne promeus pas maintenant, puis-je le faire plus tard ?',
  summary: 'Oui, tant que le pion reste sur une case de promotion ; une fois qu’il l’a dépassée, jamais.',
  steps: [
    {
      heading: 'Attendre garde le droit, dépasser le perd',
      body:
        'Ici les {white} ont joué leur roi au lieu de promouvoir. Le pion est toujours en e5, et peut être promu maintenant.\n\n' +
        'Dès qu’il avance, l’occasion est passée : chaque colonne n’a qu’une case de promotion, et un pion ne recule pas (C13). Un seul chemin en avant garde le droit : une prise **le long** du X, vers l’extérieur, arrive sur la case de promotion suivante, comme de d5 à c6. Il n’y a rien à retenir du passé d’un pion ; la case où il se tient dit tout.',
      beside: 'Ici le pion a avancé en e6. Il a dépassé sa case et ne peut plus être promu.',
    },
    {
      body: 'Le pion d5 pourrait être promu maintenant. Il pourrait aussi prendre le pion c6, ou avancer en d6.',
      task: 'Lequel de ces choix lui ôte tout espoir de promotion ?',
      options: ['Attendre en d5.', 'Prendre en c6.', 'Avancer en d6.'],
      wrong: [
        'Tant qu’il est en d5, il garde le droit.',
        'c6 est aussi sur le X : il pourrait y être promu plus tard.',
        '',
      ],
      hint: 'Quelle case n’est pas sur le X ?',
      right: 'd6 est au-delà de d5, la seule case de promotion de la colonne d.',
    },
  ],
} satisfies UnitText
