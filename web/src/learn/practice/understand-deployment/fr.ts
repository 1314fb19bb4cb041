import type { UnitText } from '../../unit'

export default {
  title: 'Comprendre : les deux armées',
  summary: 'Disposez l’armée des {white}, puis celle des {black}, en respectant la règle de la tour et du roi.',
  steps: [
    {
      heading: 'D’abord les tours',
      body: 'Le déploiement (sit-tee) fait partie du jeu. Selon les règles formelles, la dernière rangée est réservée aux tours, et les tours à la dernière rangée. Les six autres pièces prennent des cases vides de leur moitié, devant elle.',
      task: 'Choisissez toutes les cases où les {white} peuvent placer une tour.',
      criterion: 'Les cases permises à une tour sont choisies, et elles seules.',
      hint: 'La rangée la plus proche des {white}, tout entière.',
      right: 'De a1 à h1, et rien d’autre. Un cavalier peut aller jusqu’en d4, devant les pions ; un roi ne le peut pas, car un pion des {black} l’y attaquerait (C6).',
    },
    {
      heading: 'Les {white} disposent',
      body: 'Maintenant toute l’armée. Personne ne joue encore, pas même les pions qui se touchent. Pensez à un abri pour le roi et aux lignes que vos tours pourront obtenir.',
      task: 'Disposez les huit pièces des {white} et confirmez.',
      criterion: 'Les huit pièces sont sur des cases permises et l’armée est confirmée.',
      hint: 'Les tours sur la première rangée, les autres sur la deuxième, la troisième ou la quatrième, là où c’est vide.',
      right: 'Avant la confirmation, une armée est un brouillon ; maintenant elle est en place pour de bon. Une pièce placée ne bouge plus avant le début du jeu.',
    },
    {
      heading: 'Ce que les {black} ne peuvent pas faire',
      body: 'Les {white} ont mis leur roi en g2. Entre lui et la dernière rangée, la colonne g ne porte que des pions. Les {black} placent en second et ont donc une règle de plus.',
      task: 'Choisissez toutes les cases où les {black} peuvent maintenant placer une tour.',
      criterion: 'Les cases permises à une tour des {black} sont choisies, et elles seules.',
      hint: 'Quelle case vise le roi par-dessus des pions seulement ?',
      right: 'Toutes sauf g8. Entre g8 et g2, il n’y a que des pions, et un pion n’est pas un écran (C7).',
      beside: 'Avec un cavalier placé d’abord en g7, la case g8 est ouverte aussi.',
    },
    {
      heading: 'Les {black} disposent',
      body: 'L’armée des {white} est en place, le roi en g2. Disposez celle des {black}, soit sans tour en g8, soit avec un écran devant elle.',
      task: 'Disposez les huit pièces des {black} et confirmez.',
      criterion: 'Les huit pièces sont sur des cases permises, aucune tour ne fait face au roi g2 sans écran, et l’armée est confirmée.',
      hint: 'Les tours sur leur dernière rangée, les autres sur les rangées cinq à sept, là où c’est vide.',
      right: 'Les deux armées sont en place. C’est seulement maintenant que le jeu commence, et les {white} jouent les premiers.',
    },
  ],
} satisfies UnitText
