import type { UnitText } from '../../unit'

export default {
  title: 'Mon dernier pion peut-il être promu n’importe où ?',
  summary: 'Selon les règles modernes et la fédération, oui ; dans les autres règlements, le dernier pion n’a aucun privilège.',
  steps: [
    {
      heading: 'Une exception pour le dernier',
      body:
        'Les règles modernes et celles de la fédération permettent au **seul pion restant** d’un camp d’être promu sur n’importe quelle case, dans sa propre moitié comme au-delà du X (C12). Les pions adverses ne comptent pas. Les autres conditions demeurent : pas de général à soi, un tour dépensé, rien de pris, rien d’attaqué.\n\n' +
        'Ici, selon les règles modernes, le pion e4 peut être promu en e4, d3, d5 ou f3. Pas en f5 : le général y attaquerait le pion g6.\n\n' +
        'Les règles formelles et les autres n’ont pas cette exception. Le pion doit y atteindre e5, et s’il l’a dépassée, il reste un pion.',
      beside: 'Selon les règles formelles, le même pion e4 ne peut pas encore être promu.',
    },
  ],
} satisfies UnitText
