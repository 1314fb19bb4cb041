import type { UnitText } from '../../unit'

export default {
  title: 'Roi, pion, et rien que des promotions',
  summary: 'Règles modernes et de la fédération : une nulle que l’on peut demander.',
  steps: [
    {
      body: 'Règles modernes. Les {white} ont un roi et leur dernier pion, qui selon ces règles peut être promu sur n’importe quelle case. La tour des {black} ôte au roi toutes ses cases, et le pion b8 ne peut plus avancer.',
      task: 'Que peuvent faire les {white} ?',
      options: [
        'Promouvoir, rien d’autre',
        'Promouvoir, ou demander la nulle',
        'Rien : les {white} sont pat',
      ],
      wrong: [
        'Il y a autre chose : un camp réduit au roi et à un pion, qui ne peut que promouvoir, n’est pas obligé de continuer.',
        '',
        'Une promotion est un coup, et elle est possible ici.',
      ],
      right: 'Le camp n’a que roi et pion, il n’est pas en échec et tous ses coups sont des promotions : il peut demander la nulle (C23). C’est une demande : les {white} peuvent aussi continuer. Selon les règles formelles, b8 n’est pas une case de promotion et les {white} n’auraient aucun coup.',
      beside: 'Avec la tour en e6, le roi a une case : il y a un coup qui n’est pas une promotion, et rien à demander.',
    },
  ],
} satisfies UnitText
