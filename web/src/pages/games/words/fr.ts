import type { CatalogueOf } from '../../../i18n/catalogue'
import type { en } from './en'

export const fr: CatalogueOf<typeof en> = {
  'title': 'Parties',
  'state': 'Quelles parties',
  'state.over': 'Finies',
  'state.live': 'En cours',
  'search': 'Chercher certaines parties',
  'ruleset.all': 'Toutes les règles',
  'rated.which': 'Classée ou non',
  'rated.all': 'Les deux',
  'since': 'Commencée dès le',
  'until': 'Commencée jusqu’au',
  'player.name': 'Avec le joueur',
  'player.opponent': 'Contre',
  'result': 'Résultat',
  'result.all': 'Tous les résultats',
  'result.won': '{name} a gagné',
  'result.lost': '{name} a perdu',
  'player.find': 'Montrer',
  'none.over': 'Aucune partie finie ne correspond.',
  'none.live': 'Aucune partie de ce genre n’est en cours.',
  'older': 'Parties plus anciennes',
}
