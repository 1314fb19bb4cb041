import type { UnitText } from '../../unit'

export default {
  title: 'Place-t-on une armée après l’autre, ou à tour de rôle ?',
  summary: 'Cela dépend des règles : une armée après l’autre selon les formelles, pièce par pièce selon les modernes, en secret dans les tournois officiels.',
  steps: [
    {
      heading: 'Trois ordres',
      body:
        '**Une armée après l’autre** est l’usage traditionnel : les {white} placent leurs huit pièces, puis les {black}, qui voient ce qui est en place. Il en est ainsi selon les règles formelles, de la fédération, de Murray et Parlett, de trois dés et, à découvert, de tournoi.\n\n' +
        '**À tour de rôle**, une pièce chacun : c’est l’ordre des règles modernes, et notre lecture de Murray (1913). Chaque placement compte alors comme un coup.\n\n' +
        '**Derrière le rideau** est la forme des tournois officiels : les deux camps disposent en même temps sans se voir.\n\n' +
        'Ici, selon les règles formelles, les {white} ont placé leur roi en e2 et continuent de placer.',
      beside: 'Selon les règles modernes, après le même roi en e2, c’est aux {black} de placer.',
    },
  ],
} satisfies UnitText
