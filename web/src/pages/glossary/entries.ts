// The entries of the glossary: what is the same in every language.

import type { Work } from '../history/sources'
import type { en } from './words/en'

/** An entry, by its anchor. */
export type Id = { [K in keyof typeof en]: K extends `term.${infer Name}` ? Name : never }[keyof typeof en]

/** What a term is about. */
export type Topic = 'game' | 'men' | 'deployment' | 'play' | 'end' | 'kin'

/** An entry but for its words. */
export interface Entry {
  id: Id
  topic: Topic
  /** Burmese spelling; every one awaits a native reader. */
  script?: string
  /** Romanised spellings. */
  roman?: readonly string[]
  /** Where it is taught or ruled. */
  href?: string
  /** Who uses the word. */
  works?: readonly Work[]
  /** What it is another name of. */
  see?: Id
}

const rule = (part: string) => `/rules/formal#${part}`
const lesson = (id: string) => `/learn/lessons/${id}`

/** All entries, by topic. */
export const entries: readonly Entry[] = [
  { id: 'sittuyin', topic: 'game', script: 'စစ်တုရင်', roman: ['sittuyin'], href: '/history#origin', works: ['wikipedia'] },
  { id: 'sitbuyin', topic: 'game', roman: ['sitbuyin'], works: ['murray'], see: 'sittuyin' },
  { id: 'sit', topic: 'game', script: 'စစ်', roman: ['sit'], href: '/history#origin', works: ['wikipedia'] },
  { id: 'ruleset', topic: 'game', href: '/rules' },
  { id: 'array', topic: 'game', href: rule('board') },
  { id: 'sit-ke-myin', topic: 'game', script: 'စစ်ကဲမျဉ်း', roman: ['sit-ke-myin'], href: rule('promotion'), works: ['wikipedia'] },
  { id: 'x', topic: 'game', href: rule('promotion'), works: ['ply-yard'], see: 'sit-ke-myin' },
  { id: 'kya-kwet', topic: 'game', roman: ['kya-kwet'], works: ['murray'] },
  { id: 'back-rank', topic: 'game', href: rule('deployment') },
  { id: 'gap', topic: 'game', href: rule('C5') },
  { id: 'red', topic: 'game', href: '/history#set', works: ['wikipedia', 'murray-parlett'] },

  { id: 'min-gyi', topic: 'men', script: 'မင်းကြီး', roman: ['min-gyi'], href: lesson('king'), works: ['wikipedia'] },
  { id: 'sit-ke', topic: 'men', script: 'စစ်ကဲ', roman: ['sit-ke', 'sit-kè'], href: lesson('general'), works: ['wikipedia', 'ply-yard'] },
  { id: 'commander', topic: 'men', works: ['murray-parlett'], see: 'sit-ke' },
  { id: 'met', topic: 'men', works: ['chessplayx'], see: 'sit-ke' },
  { id: 'queen', topic: 'men', works: ['wikipedia'], see: 'sit-ke' },
  { id: 'sin', topic: 'men', script: 'ဆင်', roman: ['sin'], href: lesson('elephant'), works: ['wikipedia', 'ply-yard'] },
  { id: 'myin', topic: 'men', script: 'မြင်း', roman: ['myin'], href: lesson('knight'), works: ['wikipedia'] },
  { id: 'horseman', topic: 'men', works: ['murray-parlett'], see: 'myin' },
  { id: 'yahhta', topic: 'men', script: 'ရထား', roman: ['yahhta'], href: lesson('rook'), works: ['wikipedia'] },
  { id: 'chariot', topic: 'men', works: ['wikipedia', 'murray-parlett'], see: 'yahhta' },
  { id: 'ne', topic: 'men', script: 'နယ်', roman: ['nè', 'ne'], href: lesson('pawn'), works: ['wikipedia', 'ply-yard'] },
  { id: 'feudal-lord', topic: 'men', works: ['wikipedia'], see: 'ne' },
  { id: 'soldier', topic: 'men', works: ['murray-parlett'], see: 'ne' },
  { id: 'piece', topic: 'men', href: rule('board') },

  { id: 'sit-tee', topic: 'deployment', roman: ['sit-tee'], href: lesson('deployment'), works: ['wikipedia', 'ply-yard'] },
  { id: 'hand', topic: 'deployment', href: rule('deployment') },
  { id: 'draft', topic: 'deployment', href: rule('deployment') },
  { id: 'screen', topic: 'deployment', href: lesson('screen'), works: ['ply-yard'] },
  { id: 'curtain', topic: 'deployment', href: '/rules/tournament#C8', works: ['wikipedia'] },
  { id: 'displacement', topic: 'deployment', href: '/rules/parlett#C17', works: ['murray-parlett', 'wikipedia'] },
  { id: 'rearrangement', topic: 'deployment', href: '/rules/murray#C33', works: ['murray', 'wikipedia'] },

  { id: 'attack', topic: 'play', href: rule('check') },
  { id: 'kwe', topic: 'play', roman: ['kwè'], href: lesson('check'), works: ['murray'] },
  { id: 'promotion', topic: 'play', href: lesson('promotion') },
  { id: 'in-place', topic: 'play', href: lesson('promotion'), works: ['ply-yard'] },
  { id: 'step', topic: 'play', href: lesson('promotion-elsewhere'), works: ['chessplayx'] },
  { id: 'last-pawn', topic: 'play', href: '/rules/modern#C12', works: ['chessplayx'] },
  { id: 'ply', topic: 'play' },
  { id: 'three-dice', topic: 'play', href: '/rules/dice#dice', works: ['sunnucks', 'wikipedia'] },

  { id: 'khwe', topic: 'end', roman: ['khwè'], href: rule('end'), works: ['wikipedia'] },
  { id: 'neinbe', topic: 'end', roman: ['Neinbe'], works: ['murray'] },
  { id: 'stalemate', topic: 'end', href: rule('C1') },
  { id: 'achwe', topic: 'end', roman: ['achwe'], works: ['nakajim'], see: 'stalemate' },
  { id: 'bare-king', topic: 'end', href: '/rules/modern#C18' },
  { id: 'count', topic: 'end', href: '/rules/modern#C18', works: ['chessplayx', 'federation'] },
  { id: 'claim', topic: 'end', href: '/rules/modern#draws' },
  { id: 'dead-position', topic: 'end', href: rule('C24') },
  { id: 'resolution', topic: 'end', href: rule('resolutions') },

  { id: 'chaturanga', topic: 'kin', href: '/history#origin', works: ['wikipedia'] },
  { id: 'shatranj', topic: 'kin', works: ['ply-yard', 'wikipedia'] },
  { id: 'alfil', topic: 'kin', href: lesson('elephant'), works: ['ply-yard'] },
  { id: 'fers', topic: 'kin', works: ['wikipedia'], see: 'sit-ke' },
  { id: 'makruk', topic: 'kin', works: ['ply-yard'] },
  { id: 'silver-general', topic: 'kin', href: lesson('elephant'), works: ['wikipedia'] },
  { id: 'short-assize', topic: 'kin', works: ['wikipedia'] },
  { id: 'fen', topic: 'kin' },
]

/** A text as it is compared in a search: no capitals and no accents on Latin letters. */
export function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
}

/** Whether an entry, given all its texts, answers to every word of a search. */
export function found(texts: readonly string[], search: string): boolean {
  const text = plain(texts.join(' '))
  return plain(search)
    .split(/\s+/)
    .every((word) => text.includes(word))
}
