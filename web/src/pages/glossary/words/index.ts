import type { Words } from '../../../i18n/words'
import type { en } from './en'

/** The words of the glossary. */
export const glossaryWords: Words<typeof en> = {
  en: async () => (await import('./en')).en,
  fr: async () => (await import('./fr')).fr,
  my: async () => (await import('./my')).my,
}
