import type { UnitText } from '../../unit'

export default {
  title: 'Peut-on convenir de la nulle ?',
  summary: 'Oui : deux joueurs peuvent s’accorder à tout moment ; l’ordinateur ne négocie pas, mais demande la nulle quand il n’est pas mieux.',
  steps: [
    {
      heading: 'Quand tous deux en ont assez',
      body:
        'Deux personnes peuvent convenir de la nulle selon tous les règlements. Le livre de la fédération le dit lui-même ; ailleurs, c’est une règle de ce site (C26). **Proposer nulle** pose la question à l’autre joueur, qui accepte ou continue.\n\n' +
        'Dans cette position, les pions se bloquent, et aucune nulle ne vient d’elle-même ni ne peut encore être demandée. Si personne ne voit comment gagner, s’accorder épargne de la peine aux deux.\n\n' +
        'L’ordinateur n’accepte pas de propositions. Il demande lui-même la nulle quand les règles le permettent et qu’il n’est pas mieux.',
    },
  ],
} satisfies UnitText
