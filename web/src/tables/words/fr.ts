// Français : ce que les tables de finales disent d’une position.

import type { CatalogueOf } from '../../i18n/catalogue'
import type { en } from './en'

export const fr: CatalogueOf<typeof en> = {
  title: 'Table de finales',
  working: 'Consultation de la table…',
  ask: 'Consulter le serveur',
  again: 'Réessayer',
  unknown: 'Aucune table ne contient cette position ici.',
  unreachable:
    'Les finales de quatre pièces se consultent sur un serveur qui a les tables. Il n’a pas pu être joint.',
  failed: 'La position n’a pas pu être consultée.',

  mated: 'Les {side} sont mat.',
  draw: 'Nulle, si les deux camps jouent au mieux.',
  win: {
    one: 'Trait aux {side}, qui matent en {n} coup.',
    many: 'Trait aux {side}, qui matent en {n} coups.',
    other: 'Trait aux {side}, qui matent en {n} coups.',
  },
  loss: {
    one: 'Trait aux {side}, qui sont mat en {n} coup au plus.',
    many: 'Trait aux {side}, qui sont mat en {n} coups au plus.',
    other: 'Trait aux {side}, qui sont mat en {n} coups au plus.',
  },
  'counted-out': {
    one: 'Nulle par le compte : il sera épuisé avant que les {side} puissent mater en {n} coup.',
    many: 'Nulle par le compte : il sera épuisé avant que les {side} puissent mater en {n} coups.',
    other: 'Nulle par le compte : il sera épuisé avant que les {side} puissent mater en {n} coups.',
  },
  'may-be-claimed': {
    one: 'Les {side} matent en {n} coup, sauf si cinquante coups passent avant sans prise ni coup de pion et que la nulle est demandée.',
    many: 'Les {side} matent en {n} coups, sauf si cinquante coups passent avant sans prise ni coup de pion et que la nulle est demandée.',
    other: 'Les {side} matent en {n} coups, sauf si cinquante coups passent avant sans prise ni coup de pion et que la nulle est demandée.',
  },

  wins: { one: 'Coup gagnant ({n})', many: 'Coups gagnants ({n})', other: 'Coups gagnants ({n})' },
  draws: { one: 'Coup qui annule ({n})', many: 'Coups qui annulent ({n})', other: 'Coups qui annulent ({n})' },
  losses: { one: 'Coup perdant ({n})', many: 'Coups perdants ({n})', other: 'Coups perdants ({n})' },
  'move-win': 'mat en {n}',
  'move-loss': 'maté en {n}',
  'move-mate': 'mat',
  'move-draw': 'nulle',
  'move-counted-out': 'nulle par le compte',
  'move-win-unless': 'mat en {n}, si personne ne demande la nulle',
  'move-loss-unless': 'maté en {n}, si personne ne demande la nulle',
  note: 'Le nombre de coups jusqu’au mat suppose le meilleur jeu des deux camps.',
}
