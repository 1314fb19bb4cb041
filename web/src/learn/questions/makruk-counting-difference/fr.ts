import type { UnitText } from '../../unit'

export default {
  title: 'En quoi le compte diffère-t-il du makruk ?',
  summary: 'Les limites se ressemblent, mais ici on ne soustrait pas les pièces, deux pareilles comptent comme une, et il n’y a pas de second compte.',
  steps: [
    {
      heading: 'La même idée, comptée autrement',
      body:
        'Les deux jeux donnent au camp le plus fort un temps limité contre un roi seul, et les nombres pour une seule pièce concordent : tour 16, éléphant ou khon 44, cavalier 64.\n\n' +
        'Au makruk, **deux** pièces pareilles l’abrègent : deux tours 8, deux khon 22, deux cavaliers 32. Et le compte commence au nombre de pièces présentes, ce qui coûte des coups au plus fort. Ici il commence toujours à **0**, et deux tours ont seize coups comme une. Le makruk a aussi un compte de 64 tant que le camp faible a encore des pièces ; ici il n’y en a pas avant que le roi soit seul.\n\n' +
        'Tous les règlements ne comptent pas : les règles modernes comptent, la fédération aussi si un général aide dans les longs comptes, les formelles non. Ici, les règles modernes donnent 64 coups à deux cavaliers ; la fédération, sans général, ne compte pas.',
    },
  ],
} satisfies UnitText
