// Français : les mots du bilan d’un objectif.

import type { CatalogueOf } from '../../../i18n/catalogue'
import type { en } from './en'

export const fr: CatalogueOf<typeof en> = {
  title: 'Bilan de votre objectif',
  working: 'Relecture de la partie…',
  done: 'Tour {done} sur {all}',
  stop: 'Arrêter',
  stopped: 'Le bilan a été interrompu.',
  failed: 'Le bilan n’a pas pu être établi.',
  again: 'Relire la partie',

  met: 'Objectif atteint',
  partly: 'Objectif atteint en partie',
  'not-met': 'Objectif manqué',
  'no-occasion': 'L’occasion ne s’est pas présentée',
  tally: { one: '{kept} occasion sur {n}', many: '{kept} occasions sur {n}', other: '{kept} occasions sur {n}' },
  sum: '{verdict} : {tally}.',
  look: 'À revoir',
  well: 'Ce qui a réussi ({n})',
  previous: 'Le moment précédent',
  next: 'Le moment suivant',
  list: 'Revenir à la liste',
  bound: 'Les occasions sont trouvées par les règles et un court calcul : une idée profonde peut être mal jugée.',

  'about.promotion':
    'Une occasion compte quand un pion peut devenir général et que rien n’est nettement meilleur. Elle dure tant qu’une promotion reste possible.',
  'about.hanging':
    'Comptent les pièces en danger que vous avez sauvées, et celles laissées en prise alors que vous pouviez l’éviter.',
  'about.captures': 'Comptent les tours où une prise gagnait du matériel et où rien n’était nettement meilleur.',
  'about.shelter':
    'Comptent les menaces de mat en un coup que vous avez parées, et les coups qui permettaient un mat en un ou deux alors qu’un autre l’évitait.',
  'about.lines':
    'Dans vos vingt premiers coups, chaque tour devrait avoir occupé une colonne où aucune de vos pièces n’est devant elle.',
  'about.mate': 'Comptent les tours où vous aviez un mat en un ou deux coups.',
  'about.count':
    'Compte une finale où vous devez mater à temps un roi seul. Seules les règles modernes et celles de la Fédération comptent les coups.',

  promoted: 'Vous avez promu le pion de {square}.',
  'promotion-missed': 'Le pion de {square} pouvait devenir général, et l’occasion a passé. Bon était {better}.',
  'promotion-passed': 'Le pion a dépassé sa dernière case de promotion. Cela ne compte pas.',
  saved: 'L’adversaire menaçait {the} en {square} ; vous y avez paré.',
  'left-hanging': 'L’adversaire pouvait alors gagner du matériel en prenant {the} en {square}. Mieux valait {better}.',
  captured: 'Vous avez pris ce qui s’offrait en {square}.',
  'capture-missed': '{better} aurait gagné du matériel : {the} en {square} s’offrait.',
  'mate-parried': 'L’adversaire menaçait mat ; vous y avez paré.',
  'mate-allowed': {
    one: 'L’adversaire pouvait alors mater en {n} coup. Mieux valait {better}.',
    many: 'L’adversaire pouvait alors mater en {n} coups. Mieux valait {better}.',
    other: 'L’adversaire pouvait alors mater en {n} coups. Mieux valait {better}.',
  },
  'rook-opened': 'À votre coup {n}, la tour de {square} avait une colonne ouverte.',
  'rook-shut': 'Après {n} coups, la tour de {square} n’avait jamais eu de colonne ouverte.',
  'rook-lost': 'La tour de {square} a été prise avant d’avoir une colonne ouverte.',
  mated: {
    one: 'Vous avez maté en {n} coup.',
    many: 'Vous avez engagé un mat en {n} coups.',
    other: 'Vous avez engagé un mat en {n} coups.',
  },
  'mate-missed': {
    one: 'Il y avait un mat en {n} coup : {better}.',
    many: 'Il y avait un mat en {n} coups : {better}.',
    other: 'Il y avait un mat en {n} coups : {better}.',
  },
  'count-kept': 'Le compte de {n} coups a commencé ici, et vous avez gagné à temps.',
  'count-missed': 'Le compte de {n} coups a commencé ici, et la partie n’a pas été gagnée.',
}
