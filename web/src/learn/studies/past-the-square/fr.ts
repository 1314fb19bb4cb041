import type { UnitText } from '../../unit'

export default {
  title: 'Le pion qui a dépassé sa case',
  summary: 'Chaque colonne a une case de promotion ; au-delà, il n’y en a plus.',
  steps: [
    {
      heading: 'Avant le X, dessus, au-delà',
      body: 'Les {white} ont perdu leur général. Sept de leurs pions ont avancé loin. Certains n’ont pas encore atteint la case de promotion de leur colonne, d’autres y sont, d’autres l’ont dépassée.',
      task: 'Choisissez tous les pions qui peuvent être promus maintenant.',
      hint: 'Pour les {white}, les cases de promotion sont a8, b7, c6, d5, e5, f6, g7 et h8.',
      right: 'Les pions b7, e5 et h8 sont sur le X. Ceux de c5 et a7 en sont à un pas. Ceux de d6 et g8 l’ont dépassé (C13) : le pion g8 y restera jusqu’à la fin, bien qu’il soit sur la dernière rangée, alors que celui de h8 peut devenir général.',
    },
    {
      heading: 'Tout droit ou vers l’extérieur ?',
      body: 'Le général c3 est encore là : le pion d5 ne peut pas être promu maintenant. Il peut avancer en d6 ou prendre le cavalier c6.',
      task: 'Jouez le coup de pion après lequel ce pion pourra encore être promu un jour.',
      hint: 'Laquelle des deux cases est sur le X ?',
      right: 'Une prise vers l’extérieur le long du X mène d’une case de promotion à la suivante, de d5 à c6 ou de e5 à f6. Le pion garde sa chance, et un cavalier est gagné en plus.',
      beside: 'Après le pas en d6, le pion a dépassé la case de sa colonne. Tous ses coups suivants, droits ou en prise, sont eux aussi au-delà du X.',
    },
  ],
} satisfies UnitText
