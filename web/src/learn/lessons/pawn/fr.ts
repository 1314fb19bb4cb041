import type { UnitText } from '../../unit'

export default {
  title: 'Le pion',
  summary: 'Un pas en avant, prise en diagonale, jamais en arrière.',
  steps: [
    {
      heading: 'Tout droit pour avancer, en diagonale pour prendre',
      body: 'Le pion (nè) avance d’**une case tout droit**, si elle est vide. C’est la seule pièce qui prend autrement qu’elle n’avance : il prend d’**une case en diagonale vers l’avant**, à gauche ou à droite.\n\n' +
        'Il ne va en diagonale que pour prendre. Il ne peut pas prendre ce qui est droit devant lui. Il ne va jamais en arrière ni de côté.',
      beside: 'À côté, avec deux cavaliers des {black} à portée : maintenant, il peut aussi prendre en d5 et en f5.',
    },
    {
      heading: 'Bloqué, mais pas désarmé',
      body: 'La case droit devant ce pion est occupée.',
      task: 'Choisissez toutes les cases où le pion de e4 peut aller.',
      hint: 'Tout droit, il lui faut une case vide. En diagonale, il lui faut quelque chose à prendre.',
      right: 'Oui : d5 et f5, toutes deux en prenant. Le pion de e5 le bloque et lui échappe.',
    },
    {
      heading: 'Pas de double pas',
      body: 'Les pions des {black} avancent vers la rangée 1.',
      task: 'Choisissez toutes les cases où le pion des {black} en c7 peut aller.',
      hint: 'Un pion fait un seul pas, même la première fois.',
      right: 'Oui : seulement c6. Il n’y a **pas de double pas**, même depuis la case de départ.',
    },
    {
      heading: 'Les {black} prennent',
      body: 'Pour les {black}, en diagonale vers l’avant veut dire vers le bas de l’échiquier.',
      task: 'Choisissez toutes les cases où le pion des {black} en c5 peut aller.',
      hint: 'Devant lui, en c4, il y a un pion. Qu’y a-t-il à gauche et à droite de celui-ci ?',
      right: 'Oui : b4 et d4. Un pion des {black} en c5 attaque b4 et d4, et aucune autre case.',
    },
    {
      heading: 'Prendre avec un pion',
      body: 'Un pion qui prend un cavalier a fait une bonne affaire.',
      task: 'Prenez le cavalier de d5 avec un pion.',
      hint: 'Quels pions ont d5 en diagonale devant eux ?',
      right: 'Oui. Le pion de c4 et celui de e4 pouvaient tous deux prendre en d5.',
    },
    {
      heading: 'Pas de prise en passant',
      body: 'Le pion des {black} vient d’avancer de d6 à d5 ; il est maintenant à côté du pion de e5.',
      task: 'Comment le pion de e5 peut-il prendre le pion de d5 ?',
      options: [
        'En allant en d6, puisque l’autre vient de passer',
        'Il ne le peut pas',
        'En allant de côté, en d5',
      ],
      wrong: [
        'C’est la prise en passant, qui n’existe pas ici. Un pion ne prend que sur la case où se trouve l’autre pièce.',
        '',
        'Un pion ne va jamais de côté.',
      ],
      hint: 'Quelles cases le pion de e5 attaque-t-il ?',
      right: 'Oui. Il attaque d6 et f6, qui sont vides. Il n’y a pas de prise en passant.',
    },
    {
      heading: 'Au bout du chemin',
      body: 'Au sittuyin, un pion ne change pas en arrivant sur la dernière rangée. Où et quand un pion peut devenir général, on le verra plus tard ; ici, il a dépassé cet endroit.',
      task: 'Que peut faire le pion de c8 maintenant ?',
      options: [
        'Il devient la pièce que l’on veut',
        'Il fait demi-tour',
        'Rien : il reste là, et il reste un pion',
      ],
      wrong: [
        'C’est la règle d’un autre jeu.',
        'Un pion ne recule jamais.',
        '',
      ],
      hint: 'Il ne peut pas sortir de l’échiquier, et il ne peut pas reculer.',
      right: 'Oui. Il reste en c8. L’adversaire peut encore le prendre.',
    },
  ],
} satisfies UnitText
