import { joined, type Words } from '../../../i18n/words'
import { onlineWords } from '../../../online/words'
import type { OnlineWords } from '../../../online/said'
import type { en } from './en'

const own: Words<typeof en> = {
  en: async () => (await import('./en')).en,
  fr: async () => (await import('./fr')).fr,
  my: async () => (await import('./my')).my,
}

/** The words of the page of a game between people. */
export const gameWords = joined(own, onlineWords)

/** Their English originals. */
export type GameWords = typeof en & OnlineWords
