import type { UnitText } from '../../unit'

export default {
  title: 'Souvent mal compris : la promotion',
  summary: 'La dernière rangée, le moment de l’arrivée, le second général.',
  steps: [
    {
      heading: '« Sur la dernière rangée, il devient n’importe quelle pièce »',
      body: 'Les {white} n’ont pas de général. Le pion vient d’aller de g7 à g8, et les {black} ont répondu.',
      task: 'Que devient le pion g8 ?',
      options: ['La pièce que veulent les {white}', 'Un général, de lui-même', 'Un général, si les {white} y consacrent le tour', 'Rien : il reste un pion'],
      wrong: [
        'On ne choisit pas la pièce. Un pion ne peut devenir que général.',
        'Une promotion ne se fait jamais d’elle-même.',
        'La case g8 n’est pas sur le X. En g7, c’était possible.',
        '',
      ],
      criterion: 'Le sort du pion est nommé.',
      right: 'Il a dépassé g7 et reste un pion jusqu’à la fin (C13). La dernière rangée ne signifie rien par elle-même ; seuls ses coins sont sur le X.',
      beside: 'Un pion en h8 est sur le X : il peut être promu, en général et en rien d’autre.',
    },
    {
      heading: '« Je promeus dès que j’arrive »',
      body: 'Les {white} n’ont pas de général ; le pion e4 est à un pas de e5.',
      task: 'Menez le pion en e5 et faites-en un général aussi tôt que les règles le permettent.',
      criterion: 'Le pion arrive, les {black} répondent, puis il est promu.',
      hint: 'Arriver est un coup à part entière.',
      right: 'Le coup en e5 était un coup de pion et rien de plus ; la promotion a pris le tour suivant (C14).',
    },
    {
      heading: '« Un second général ne peut qu’aider »',
      body: 'Le pion f6 est sur le X. Le général des {white} est en d3.',
      task: 'Les {white} peuvent-ils faire un second général ?',
      options: ['Oui, le pion est sur la bonne case', 'Non, un camp en a au plus un'],
      wrong: ['La case n’est pas la seule condition.', ''],
      criterion: 'La limite d’un général est connue.',
      right: 'Pas tant que le général d3 est là (C32). Le pion peut attendre en f6, ou renoncer à sa chance en avançant en f7.',
    },
  ],
} satisfies UnitText
