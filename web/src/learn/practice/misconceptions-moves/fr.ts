import type { UnitText } from '../../unit'

export default {
  title: 'Souvent mal compris : la marche des pièces',
  summary: 'Éléphants sauteurs, généraux glissants, doubles pas, prises tout droit, roque.',
  steps: [
    {
      heading: '« L’éléphant saute »',
      body: 'Dans certains jeux anciens, un éléphant saute de deux cases en diagonale. Ici, l’éléphant f3 des {white} est au milieu des siens.',
      task: 'Choisissez toutes les cases où cet éléphant peut aller.',
      criterion: 'Les cases permises à l’éléphant sont choisies, et elles seules.',
      hint: 'Un pas, vers une case vide ou occupée par l’adversaire. Les siens lui barrent le chemin.',
      right: 'Seulement e2. La case h5 est à deux cases et hors d’atteinte, et ses propres pièces et pions occupent e4, f4, g4 et g2.',
    },
    {
      heading: '« Le général est une dame »',
      body: 'Le général des {white} est en f2, à côté du roi.',
      task: 'Choisissez toutes les cases où le général peut aller.',
      criterion: 'Les cases permises au général sont choisies, et elles seules.',
      hint: 'Un pas en diagonale.',
      right: 'Les cases e3 et g1. Il ne glisse pas jusqu’en d4, ne va pas tout droit en f1, et les siens occupent e1 et g3.',
    },
    {
      heading: '« Un pion peut commencer par deux cases »',
      body: 'Le pion c3 des {white} n’a pas encore bougé.',
      task: 'Choisissez toutes les cases où il peut aller.',
      criterion: 'Les cases permises au pion sont choisies, et elles seules.',
      hint: 'Tout droit, une case à la fois.',
      right: 'Seulement c4. Il n’y a pas de double pas, et donc pas de prise en passant. Pour aller en d4, il faudrait quelque chose à prendre.',
    },
    {
      heading: '« Le pion prend ce qui est devant lui »',
      body: 'Le cavalier des {black} est juste devant le pion d4 des {white}, une tour à côté, en c5.',
      task: 'Choisissez toutes les cases où le pion peut aller.',
      criterion: 'Les cases permises au pion sont choisies, et elles seules.',
      hint: 'Il prend d’une case en diagonale vers l’avant.',
      right: 'Seulement c5, où il prend la tour. Le cavalier le bloque et ne peut pas être pris tout droit ; e5 est vide, et un pion ne va en diagonale que pour prendre.',
    },
    {
      heading: '« Je roque »',
      body: 'Il n’y a rien entre le roi e1 et la tour h1 des {white}.',
      task: 'Le roi peut-il aller en g1, la tour à côté de lui ?',
      options: ['Oui, si aucun des deux n’a bougé', 'Non, le roi avance d’une case'],
      wrong: ['Ce coup n’existe pas au Sittuyin.', ''],
      criterion: 'On sait qu’il n’y a pas de roque.',
      right: 'Le roi va d’une case, ici par exemple en f1. Son abri se choisit pendant le déploiement.',
    },
  ],
} satisfies UnitText
