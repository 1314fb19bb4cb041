import type { UnitText } from '../../unit'

export default {
  title: 'Un placement peut-il donner échec ?',
  summary: 'Non : aucun roi ne doit être attaqué pendant le déploiement, ou le cas ne peut pas se présenter ; seuls les trois dés ignorent l’échec.',
  steps: [
    {
      heading: 'Aucun roi attaqué avant le jeu',
      body:
        'Selon les règles formelles, de tournoi et les deux formes de Murray, un placement est interdit si, après lui, un roi présent sur l’échiquier, le vôtre ou l’autre, est attaqué (C6). Personne ne gagne donc rien à placer en second.\n\n' +
        'Il y faut d’ordinaire les cases devant les pions : de là, un cavalier atteint l’autre armée. Ici le roi des {white} est en f3. Un cavalier des {black} en e5 l’attaquerait et ne peut pas y être placé ; en f5, il ne l’attaque pas, et c’est permis. Un roi ne peut pas non plus se mettre sur une telle case, car des pions adverses les attaquent toutes.\n\n' +
        'Les règles modernes et celles de la fédération ferment ces cases : depuis la position de départ, aucun placement n’y atteint l’autre roi.',
    },
    {
      body: 'Les {white} ont mis un cavalier en d4. Les {black} aimeraient placer leur roi en c6.',
      task: 'Choisissez la case d’où le roi serait attaqué.',
      hint: 'Deux cases dans un sens, une de côté.',
      right: 'Le cavalier d4 attaque c6 : le roi ne peut pas y être placé.',
    },
  ],
} satisfies UnitText
