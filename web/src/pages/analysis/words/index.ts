import type { Words } from '../../../i18n/words'
import type { en } from './en'

/** The words of the analysis board. */
export type AnalysisWords = typeof en

export const analysisWords: Words<AnalysisWords> = {
  en: async () => (await import('./en')).en,
  fr: async () => (await import('./fr')).fr,
  my: async () => (await import('./my')).my,
}
