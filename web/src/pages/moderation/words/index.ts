import { joined, type Words } from '../../../i18n/words'
import { gameWords, type GameWords } from '../../game/words'
import type { en } from './en'

/** The words of the pages for moderators; those beside a game, what was said and reported there, are among them. */
export type ModerationWords = typeof en & GameWords

const own: Words<typeof en> = {
  en: async () => (await import('./en')).en,
  fr: async () => (await import('./fr')).fr,
  my: async () => (await import('./my')).my,
}

export const moderationWords = joined(own, gameWords)
