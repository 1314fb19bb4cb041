import type { UnitText } from '../../unit'

export default {
  title: 'Y a-t-il un palais et une rivière, comme au xiangqi ?',
  summary: 'Non : toute pièce peut aller partout, le roi et les éléphants aussi.',
  steps: [
    {
      heading: 'Un échiquier ouvert',
      body:
        'Aux échecs chinois, le général reste dans le palais, les éléphants restent de leur côté de la rivière et les pièces sont posées sur les croisements des lignes. Ici les pièces sont **sur les cases** et rien ne les enferme : le roi peut marcher jusqu’à la dernière rangée, les éléphants peuvent franchir le milieu, et aucun canon ne tire par-dessus un écran.\n\n' +
        'Le milieu de l’échiquier compte pourtant deux fois. Pendant le déploiement, chaque armée reste dans sa moitié. Et les cases de promotion d’un pion sont au-delà du milieu.\n\n' +
        'Encore une habitude à laisser : au xiangqi, le camp qui ne peut plus jouer perd. Ici, selon les règles, c’est interdit ou c’est nulle.',
    },
  ],
} satisfies UnitText
