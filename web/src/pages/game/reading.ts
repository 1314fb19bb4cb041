import type { Translator } from '../../i18n/translator'
import { face } from '../../online/live/clock'
import type { GameWords } from './words'

/** What a clock with so many milliseconds left shows, in the numerals of the language. */
export function reading(words: Translator<GameWords>, milliseconds: number): string {
  const shows = face(milliseconds)
  if ('days' in shows) return words.say('clock.days', shows)
  return shows.text.replace(/\d/g, (digit) => words.number(Number(digit)))
}
