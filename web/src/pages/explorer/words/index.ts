import type { Words } from '../../../i18n/words'
import type { en } from './en'

/** The words of the explorer of arrangements. */
export const explorerWords: Words<typeof en> = {
  en: async () => (await import('./en')).en,
  fr: async () => (await import('./fr')).fr,
  my: async () => (await import('./my')).my,
}

/** Their English originals. */
export type ExplorerWords = typeof en
