import type { Words } from '../../i18n/words'
import type { en } from './en'

/** The words of what is shared. */
export const shareWords: Words<typeof en> = {
  en: async () => (await import('./en')).en,
  fr: async () => (await import('./fr')).fr,
  my: async () => (await import('./my')).my,
}

/** Their English originals. */
export type ShareWords = typeof en
