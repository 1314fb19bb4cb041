import type { CatalogueOf } from '../../i18n/catalogue'
import type { en } from './en'

export const fr: CatalogueOf<typeof en> = {
  'picture': 'Image de la position',
  'picture.alt': 'L’échiquier tel qu’il est montré\u00a0: {fen}',
  'picture.png': 'Enregistrer en PNG',
  'picture.svg': 'Enregistrer en SVG',
  'picture.copy': 'Copier l’image',
  'position': 'Position en FEN',
  'game': 'La partie',
  'link': 'Lien',
  'pgn': 'Enregistrer en PGN',
  'copy.position': 'Copier la position',
  'copy.link': 'Copier le lien',
  'copied': 'Copié',
  'failed': 'La copie a échoué',
  'unwritten': 'Les coups ne peuvent pas s’écrire en PGN.',
  'hidden': 'Derrière le rideau, il n’y a encore que le lien à partager.',
  'hidden.here': 'Derrière le rideau, il n’y a encore rien à partager.',
}
