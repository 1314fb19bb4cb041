import type { CatalogueOf } from '../../../i18n/catalogue'
import type { en } from './en'

export const fr: CatalogueOf<typeof en> = {
  'title': 'Dispositions',
  'intro':
    'Placez des pièces, ou disposez toute une armée : la liste garde ce qui contient les pièces du plateau. Le moteur a joué {games} parties avec {armies} armées du camp qui commence, chacune contre les réponses qu’il juge les meilleures, à {nodes} positions par coup.',
  'first': '{side} : {n} dispositions sur {all} contiennent ces pièces',
  'answers': '{side} : {n} réponses sur {all} contiennent ces pièces',
  'none': 'Aucune disposition de l’atlas ne contient ces pièces. Le moteur peut tout de même les examiner.',
  'unknown': 'Cette armée n’est pas dans l’atlas : aucune réponse n’est connue.',
  'whole': 'Les deux armées sont en place.',
  'set-up': 'Disposer',
  'number': 'Disposition {n}',
  'twin': 'la même que la disposition {n}, vue de l’autre côté',
  'points': '{n} points sur 100 pour le camp qui commence',
  'points-within': '{n} ± {margin} points sur 100 pour le camp qui commence',
  'counted': '{won} gagnées, {drawn} nulles, {lost} perdues',
  'worth': 'Le moteur : {worth} pions',
  'more': 'Tout montrer',
  'again': 'Recommencer',
  'analyse': 'Analyser',
  'play': 'Jouer à partir d’ici avec les {side}',
  'lost': 'L’atlas n’a pas pu être chargé. Rechargez la page pour réessayer.',
  'unnamed': 'Aucun des ouvrages que nous connaissons ne donne de nom aux dispositions.',
}
