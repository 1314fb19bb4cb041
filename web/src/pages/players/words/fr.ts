import type { CatalogueOf } from '../../../i18n/catalogue'
import type { en } from './en'

export const fr: CatalogueOf<typeof en> = {
  'title': 'Joueurs',
  'find': 'Trouver un joueur par son nom',
  'find.action': 'Montrer',
  'board': 'Les plus forts',
  'family': 'Règles',
  'pace': 'Cadence',
  'board.empty': 'Personne n’a encore de classement sûr ici.',
  'board.note':
    'Pour figurer ici il faut un classement assez sûr : un écart d’au plus 110. Chaque partie classée le rend plus sûr, une longue absence moins.',
  'place': 'Rang',
  'name': 'Nom',
  'rating': 'Classement',
  'games': 'Parties',

  'since': 'Ici depuis le {date}',
  'ratings': 'Classements',
  'ratings.none': 'Aucune partie classée encore.',
  'ratings.choose': 'Montrer l’évolution de',
  'games.count': { one: '{n} partie', many: '{n} parties', other: '{n} parties' },
  'graph.summary': { one: 'Après {n} partie : de {first} à {last} ; au plus bas {low}, au plus haut {high}.', many: 'Après {n} parties : de {first} à {last} ; au plus bas {low}, au plus haut {high}.', other: 'Après {n} parties : de {first} à {last} ; au plus bas {low}, au plus haut {high}.' },
  'graph.band': 'La bande montre à quel point il est sûr.',
  'graph.table': 'Les classements en tableau',
  'graph.day': 'Jour',
  'graph.game': 'Partie',
  'graph.open': 'Ouvrir',
  'recent': 'Dernières parties',
  'recent.none': 'Aucune partie encore.',
  'recent.all': 'Toutes les parties',
}
