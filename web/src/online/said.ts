// What went wrong between the page and the server, in the reader's language.

import type { Translator } from '../i18n/translator'
import { NoConnection, Refusal } from './request'
import type { en } from './words/en'

/** Words of the online pages; those of each such page are among them, by `joined` in i18n/words.ts. */
export type OnlineWords = typeof en

/** Why something failed. */
export function said(words: Translator<OnlineWords>, error: unknown): string {
  if (error instanceof NoConnection) return words.say('no-connection')
  if (!(error instanceof Refusal)) {
    console.error(error)
    return words.say('refusal.internal')
  }
  const { code, message, retryAfter } = error.body
  if (code === 'too-many') return words.say('refusal.too-many', { n: retryAfter ?? 1 })
  // A server newer than the page may refuse with what this page has no words for.
  return words.has(`refusal.${code}`) ? words.say(`refusal.${code}`) : message
}
