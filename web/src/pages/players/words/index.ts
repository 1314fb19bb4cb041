import { joined, type Words } from '../../../i18n/words'
import type { OnlineWords } from '../../../online/said'
import { onlineWords } from '../../../online/words'
import type { en } from './en'

/** The words of the pages of players, those of all online pages among them. */
export type PlayersWords = typeof en & OnlineWords

const own: Words<typeof en> = {
  en: async () => (await import('./en')).en,
  fr: async () => (await import('./fr')).fr,
  my: async () => (await import('./my')).my,
}

export const playersWords = joined(own, onlineWords)
