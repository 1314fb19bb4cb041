// What was agreed for a game, in words.

import type { Translator } from '../i18n/translator'
import type { TimeControl } from './messages'
import type { OnlineWords } from './said'

/** A time control as players write it: `10+5`. */
export function shortTime(words: Translator<OnlineWords>, time: TimeControl): string {
  if (time.kind === 'clock') return words.say('time.clock', { initial: time.initial / 60, increment: time.increment })
  return spelledTime(words, time)
}

/** A time control in full, with the clock for arranging. */
export function spelledTime(words: Translator<OnlineWords>, time: TimeControl): string {
  switch (time.kind) {
    case 'clock': {
      const { initial, increment, deployment } = time
      return words.say('time.clock-long', { initial: initial / 60, increment, deployment: deployment / 60 })
    }
    case 'days':
      return words.say('time.days', { n: time.days })
    case 'unlimited':
      return words.say('time.unlimited')
  }
}
