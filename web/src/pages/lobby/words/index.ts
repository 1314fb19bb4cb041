import { joined, type Words } from '../../../i18n/words'
import { onlineWords } from '../../../online/words'
import type { OnlineWords } from '../../../online/said'
import type { en } from './en'

const own: Words<typeof en> = {
  en: async () => (await import('./en')).en,
  fr: async () => (await import('./fr')).fr,
  my: async () => (await import('./my')).my,
}

/** The words of the lobby and of challenges. */
export const lobbyWords = joined(own, onlineWords)

/** Their English originals. */
export type LobbyWords = typeof en & OnlineWords
