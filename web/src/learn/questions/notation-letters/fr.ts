import type { UnitText } from '../../unit'

export default {
  title: 'Quelles lettres ont les pièces quand on note les coups ?',
  summary: 'Sur la page, celles de votre langue : R, G, E, C, T ; dans les fichiers pour programmes K, F, S, N, R.',
  steps: [
    {
      heading: 'Lire la liste des coups',
      body:
        'La liste des coups emploie les lettres de votre langue. En français : **R** roi, **G** général, **E** éléphant, **C** cavalier, **T** tour ; le pion n’a pas de lettre. Les cases se nomment par colonne et rangée, de a1 dans le coin gauche des {white} jusqu’à h8.\n\n' +
        '**R@e2** : le roi est placé en e2. **Ed5** : l’éléphant va en d5. **exd6** : le pion de la colonne e prend en d6. **e5=G** : le pion e5 est promu là où il se trouve ; **e5f6=G** : d’un pas en f6, là où le règlement le permet. Un **+** veut dire échec.\n\n' +
        'Les fichiers et les autres programmes emploient les lettres de Fairy-Stockfish, où F est le général et S l’éléphant. Le livre de la fédération écrit K, G, R, E, N et P. Ici on voit R@e2 et C@d2.',
    },
    {
      body: 'La dernière inscription de la liste est E@e3.',
      task: 'Que s’est-il passé ?',
      options: ['L’éléphant est allé en e3.', 'Un éléphant a été placé en e3.', 'Un pion a été promu en e3.'],
      wrong: ['Un déplacement s’écrit sans @.', '', 'Une promotion s’écrit avec =G.'],
      hint: 'Que veut dire le signe @ ?',
      right: 'Le signe @ marque un placement.',
    },
  ],
} satisfies UnitText
