// What a rules page says, in its order: what all rulesets share, and one sentence for each option.

import type { RulebookView } from '../../rules'
import { sentence, values, type Option, type Sentence } from './options'
import type { en } from './words/en'

/** The name of a message of the rules pages. */
export type Key = keyof typeof en

/** A numbered resolution. */
export type Resolution = Extract<Key, `C${number}`>

/** The parts of a rules page. */
export type SectionId = 'board' | 'deployment' | 'moves' | 'check' | 'promotion' | 'end' | 'draws' | 'dice'

/** A part of a rules page and its sentences. */
export interface Section {
  id: SectionId
  sentences: Key[]
}

/** What all rulesets share, or the options that decide; in brackets what there is no need of with dice. */
const order: readonly { id: SectionId; says: readonly (Key | Option | [Key])[] }[] = [
  { id: 'board', says: ['board.squares', 'board.men', 'board.array', 'board.turned'] },
  {
    id: 'deployment',
    says: [
      'deploy.hand', 'order', 'curtain', 'back-rank', 'gap', 'rooks', 'swap', 'screen', 'shelter', 'deploy.turn', 'rearrangement',
    ],
  },
  { id: 'moves', says: ['moves.capture', 'moves.special'] },
  { id: 'check', says: [['check.attack'], ['check.rule']] },
  {
    id: 'promotion',
    says: [
      'promotion.what', 'promotion.stand', 'promotion.general', 'promotion.turn', ['promotion.king'], 'promotion.passed', 'sole',
      'step', 'safe', 'attack', 'giving',
    ],
  },
  { id: 'end', says: [['end.mate'], 'stalemate', 'end.players'] },
  { id: 'draws', says: ['count', 'count-general', 'count-end', 'count-fifty', 'only', 'fifty', 'threefold', 'dead'] },
  { id: 'dice', says: ['dice'] },
]

/** The parts of the page of a ruleset. */
export function sections(book: RulebookView): Section[] {
  const all = values(book)
  const { dice } = book.rules
  const say = (what: Key | Option | [Key]): Key[] => {
    if (typeof what !== 'string') return dice ? [] : what
    if (!(what in all)) return [what as Key]
    const chosen: Sentence | null = sentence(what as Option, all)
    return chosen ? [chosen] : []
  }
  return order
    .map(({ id, says }) => ({ id, sentences: says.flatMap(say) }))
    .map((section) =>
      section.id === 'end' && dice ? { ...section, sentences: ['end.dice' as const, ...section.sentences] } : section,
    )
    .filter(({ sentences }) => sentences.length > 0)
}

/** A stretch of a text: a resolution that it names, or what stands between two. */
export type Stretch = { text: string } | { rule: Resolution }

/** A text cut at the numbers of resolutions. */
export function stretches(text: string): Stretch[] {
  return text
    .split(/\b(C\d+)\b/)
    .map((part, index) => (index % 2 === 1 ? { rule: part as Resolution } : { text: part }))
    .filter((part) => 'rule' in part || part.text !== '')
}

/** A text without the numbers that it names in brackets. */
export function plainText(text: string): string {
  return text.replace(/ \(C\d+(, C\d+)*\)/g, '')
}

/** The resolutions that these messages name, and those that these name in turn, in their order. */
export function resolutions(keys: readonly Key[], text: (key: Key) => string): Resolution[] {
  const found = new Set<Resolution>()
  const open: Key[] = [...keys]
  for (let key = open.pop(); key; key = open.pop()) {
    for (const part of stretches(text(key))) {
      if (!('rule' in part) || found.has(part.rule)) continue
      found.add(part.rule)
      open.push(part.rule)
    }
  }
  return [...found].sort((a, b) => Number(a.slice(1)) - Number(b.slice(1)))
}
