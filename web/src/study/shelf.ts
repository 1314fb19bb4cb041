// The study in the browser's storage, and those that come from elsewhere.

import { load, shelf, type Shelf } from '../game/storage'
import { isThrow } from '../game/throws'
import type { GameRecord, Rules, RulesetView, Study } from '../rules'
import type { Subject } from './study-game.svelte'

const key = 'sittuyin.study.1'

/** The study that was open last. */
export function kept(from: Shelf | null = shelf()): Subject | null {
  try {
    const subject = JSON.parse(from?.getItem(key) ?? 'null') as Partial<Subject> | null
    return subject?.study && Array.isArray(subject.study.nodes) ? { study: subject.study, ending: subject.ending ?? null } : null
  } catch {
    return null
  }
}

/** Keeps a study. */
export function keep(subject: Subject, to: Shelf | null = shelf()): void {
  try {
    to?.setItem(key, JSON.stringify(subject))
  } catch {
    // Full or blocked: it lasts until the page is left.
  }
}

/** A game that begins, by the usual rules where none are named. */
export function fresh(rulesets: readonly RulesetView[], record: Partial<GameRecord>): GameRecord {
  const { id, version } = rulesets.find((one) => one.id === record.ruleset) ?? rulesets[0] ?? { id: 'formal', version: 1 }
  return { ruleset: id, version, fen: null, moves: [], ending: null, ...record }
}

/** A game as a study. */
export async function ofRecord(record: GameRecord, rules: Rules, rulesets: readonly RulesetView[]): Promise<Subject> {
  const { ruleset, version, fen, order, moves, ending } = record
  const usual = rulesets.find(({ id }) => id === ruleset)?.orders[0] ?? 'alternate'
  const { history } = await rules.game(record, [])
  const shown = [...history]
  const nodes = moves.map((event, index) => ({
    parent: index === 0 ? null : index - 1,
    event,
    played: isThrow(event) ? null : (shown.shift() ?? null),
    glyphs: [],
    opening: [],
    comments: [],
    drawings: [],
  }))
  const study: Study = { ruleset, version, fen, order: order ?? usual, tags: [], score: '*', opening: [], drawings: [], nodes }
  return { study, ending }
}

/** The game that is kept on the page where one plays here. */
export const played = (): GameRecord | null => load()?.record ?? null
