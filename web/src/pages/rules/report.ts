// A report of an error in the rules, as text that somebody carries to whoever keeps them.

import type { Translator } from '../../i18n/translator'
import type { en } from './words/en'

/** What a report says. */
export interface Report {
  ruleset: string
  version: number
  revised: string
  rule: string
  fen: string
  problem: string
}

/** The report in the language of the page. */
export function reportText(words: Translator<typeof en>, report: Report): string {
  const { ruleset, version, revised, rule, fen, problem } = report
  const lines = [
    [words.say('report.line.ruleset'), ruleset],
    [words.say('report.line.version'), `${version} (${revised})`],
    [words.say('report.line.rule'), rule],
    [words.say('report.line.fen'), fen],
    [words.say('report.line.language'), words.locale],
    [words.say('report.line.problem'), problem],
  ]
  return [words.say('report.heading'), ...lines.map(([name, value]) => `${name}: ${value?.trim() || '–'}`)].join('\n')
}
