import type { UnitText } from '../../unit'

export default {
  title: 'Joue-t-on aussi au Sittuyin avec des dés ?',
  summary: 'On rapporte une forme à trois dés ; elle est offerte ici sous le nom Trois dés, complétée là où le récit en dit trop peu.',
  steps: [
    {
      heading: 'Trois dés, trois coups',
      body:
        'Anne Sunnucks rapporte une forme avec dés : trois à la fois, et autant de coups par tour. La source ne dit rien d’autre ; le reste est notre complément (C27), et la page des règles le marque comme tel.\n\n' +
        'À chaque tour on lance trois dés : 1 pion, 2 cavalier, 3 éléphant, 4 tour, 5 général, 6 roi. Chaque dé fait jouer une pièce de sa sorte, dans n’importe quel ordre, et l’on continue tant qu’un dé est jouable. Il n’y a ni échec, ni mat, ni pat : **qui prend le roi gagne**. Le déploiement est celui des règles de tournoi.\n\n' +
        'Ici les {white} ont lancé 1, 2 et 6 : pion, cavalier et roi.',
      beside: 'Le pion a avancé. Son dé est joué, et le pion ne peut plus avancer dans ce tour.',
    },
    {
      body: 'Les {white} ont lancé pion, cavalier et roi, et ont joué le pion.',
      task: 'Que doivent-ils faire maintenant ?',
      options: ['Rejouer le pion.', 'Passer, car il n’y a pas de cavalier.', 'Jouer le roi.'],
      wrong: ['Le dé du pion est joué.', 'Tant qu’un autre dé est jouable, le tour continue.', ''],
      hint: 'Quels dés restent, et lesquels sont jouables ?',
      right: 'Le dé du cavalier n’est pas jouable, puisque les {white} n’en ont pas. Celui du roi l’est : il faut le jouer.',
    },
  ],
} satisfies UnitText
