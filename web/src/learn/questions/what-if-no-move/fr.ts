import type { UnitText } from '../../unit'

export default {
  title: 'Et si chacun de mes coups faisait pat ?',
  summary: 'Alors vous n’avez aucun coup permis et la partie est nulle, même si vous êtes en échec.',
  steps: [
    {
      heading: 'Nulle faute de coup permis',
      body:
        'Là où faire pat est interdit, un camp peut se trouver à court de coups permis d’une façon qu’aucun autre jeu ne connaît : des coups existent, mais chacun ferait pat. Ici les {white} ne pourraient que prendre l’éléphant b6, et le roi des {black} n’aurait plus de coup. C’est interdit ; et comme il n’y a rien d’autre, la partie est **nulle**.\n\n' +
        'L’interdiction ne regarde qu’un coup en avant (C1). Vous pouvez ne laisser à l’adversaire que des coups qui **vous** feraient pat. C’est permis ; il n’a pas le droit de les jouer, et c’est encore nulle.',
      beside: 'Les {white} sont allés en a6. Les {black} ne pourraient que prendre en b8, ce qui ferait pat : nulle.',
    },
    {
      body: 'Les {white} sont en échec par la tour b6. La prendre, du roi ou du pion, ferait pat ; rien d’autre ne pare l’échec.',
      task: 'Comment finit la partie ?',
      options: ['Les {white} ont perdu.', 'Elle est nulle.', 'Les {white} peuvent prendre malgré tout.'],
      wrong: [
        'Ce n’est pas mat : des coups qui parent l’échec existent.',
        '',
        'Même l’échec ne lève pas l’interdiction.',
      ],
      hint: 'Une prise parerait-elle l’échec ?',
      right: 'Des coups sauvent le roi, ce n’est donc pas mat ; mais ils ne sont pas permis, donc c’est nulle (C2).',
    },
  ],
} satisfies UnitText
