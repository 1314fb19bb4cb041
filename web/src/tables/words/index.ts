import type { Words } from '../../i18n/words'
import type { en } from './en'

/** The words of the endgame tables. */
export const tableWords: Words<typeof en> = {
  en: async () => (await import('./en')).en,
  fr: async () => (await import('./fr')).fr,
  my: async () => (await import('./my')).my,
}

/** Their English originals, of which the others are measured. */
export type TableWords = typeof en
