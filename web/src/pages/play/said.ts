// The news of a game as sentences, for those who do not see the board.

import type { News } from '../../game/news'
import type { Phrases } from '../../i18n/phrases'
import type { Translator } from '../../i18n/translator'
import type { GameView, OutcomeView } from '../../rules'

/** News that are told in a sentence and ask for nothing else. */
export type Said = Exclude<News, { kind: 'covered' | 'lifted' | 'revealed' | 'over' }>

/** Whether news are told in a sentence alone. */
export function isSaid(news: News): news is Said {
  return !['covered', 'lifted', 'revealed', 'over'].includes(news.kind)
}

/** The sentence. */
export function said(news: Said, t: Translator, phrases: Phrases): string {
  switch (news.kind) {
    case 'played':
      return phrases.played(news.played)
    case 'army':
      return t.say('said.army', { side: phrases.side(news.color) })
    case 'drafted': {
      const { role, square: to, displaced: pawn } = news
      const piece = t.say(`piece.${role}`)
      return t.capital(
        pawn ? t.say('said.draft-displaced', { piece, to, pawn }) : t.say('said.draft', { piece, to }),
      )
    }
    case 'displacing':
      return t.say('said.displacing', { square: news.square })
    case 'thrown':
      return phrases.thrown(news.thrown)
    case 'stage':
      return news.stage === 'play'
        ? t.say('said.play')
        : t.say('said.rearrangement', { hint: t.say('rearrange.hint') })
    case 'taken-up':
      return t.say('said.picked-up', { square: news.square })
    case 'arranged':
    case 'cleared':
    case 'taken-back':
      return t.say(`said.${news.kind}`)
  }
}

/** Endings that nobody looks up. */
const plain: ReadonlySet<OutcomeView['reason']> = new Set(['checkmate', 'resignation', 'agreement'])

/** The rule that an ending rests on, where somebody may want to look it up. */
export function lookedUp({ reason, rule }: OutcomeView): string | null {
  return plain.has(reason) ? null : rule
}

/** What the side to move has to do. */
export function taskOf({ draft, check, stage, dice }: GameView) {
  if (draft) return 'arrange'
  if (check) return 'check'
  if (stage === 'deployment') return 'place'
  if (stage === 'rearrangement') return 'rearrange'
  return dice ? (dice.awaited ? 'throw' : 'dice') : 'move'
}
