import type { UnitText } from '../../unit'

export default {
  title: 'Stratégie : un abri pour le roi',
  summary: 'C’est vous qui choisissez la place du roi. Regardez d’abord le long des lignes.',
  steps: [
    {
      heading: 'Un roi sur la colonne d’une tour',
      body: 'Les {black} ont mis leur roi en e7, sur la colonne de la tour e1 des {white}. Le jeu a commencé par la prise en d5. Les {black} voudraient reprendre avec le pion e6.',
      task: 'Choisissez la case de la pièce qui interdit la prise e6–d5.',
      criterion: 'La pièce qui attaquerait le roi est choisie.',
      hint: 'Qui viserait e7 si le pion quittait la colonne ?',
      right: 'La tour e1. Le pion e6 est cloué sur son propre roi : la prise naturelle est interdite. Un roi placé sur une colonne où des pions seront bientôt échangés lie ses propres pièces.',
      beside: 'La même armée avec le roi en b7 : cette fois, le pion peut reprendre.',
    },
    {
      heading: 'La colonne du roi lie aussi l’autre camp',
      body: 'Les {white} disposent en premier et ont mis leur roi en g2, derrière les pions g4 et g6. Les {black} vont placer.',
      task: 'Quelle case de la dernière rangée cela ferme-t-il aux tours des {black}, tant qu’il n’y a pas d’écran ?',
      options: ['g8', 'e8', 'Aucune : les pions protègent le roi'],
      wrong: ['', 'En e8, une tour ne fait face à aucun roi.', 'Dans cette règle, les pions ne font pas écran.'],
      criterion: 'La case fermée est nommée.',
      right: 'La case g8 (C7). Où que se place le roi des {white}, il faut aux {black} une pièce devant une tour de cette colonne. Les {white} peuvent en tirer parti.',
    },
    {
      heading: 'Construisez-en un',
      body: 'Trois questions pour votre déploiement : quelles colonnes s’ouvriront d’abord ? Qu’y a-t-il à côté du roi pour garder ses cases voisines ? Le roi peut-il partir sans traverser sa propre armée ?',
      task: 'Disposez l’armée des {white} en pensant à ces questions, et confirmez.',
      criterion: 'Les huit pièces sont sur des cases permises et l’armée est confirmée.',
      hint: 'Les pions e4 et d5 se touchent dès le début : les colonnes d et e changeront les premières.',
      right: 'Il n’y aura pas de roque : vous jouerez avec cet abri. Dans votre prochaine partie, notez s’il a tenu.',
    },
  ],
} satisfies UnitText
