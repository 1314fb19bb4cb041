import type { Words } from '../../i18n/words'
import type { en } from './en'

/** The words that all pages of play between people share. */
export const onlineWords: Words<typeof en> = {
  en: async () => (await import('./en')).en,
  fr: async () => (await import('./fr')).fr,
  my: async () => (await import('./my')).my,
}
