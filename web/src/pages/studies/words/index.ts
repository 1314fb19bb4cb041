import { joined, type Words } from '../../../i18n/words'
import type { OnlineWords } from '../../../online/said'
import { onlineWords } from '../../../online/words'
import { analysisWords, type AnalysisWords } from '../../analysis/words'
import type { en } from './en'

/** The words of studies that the server keeps, those of the analysis board and of all online pages among them. */
export type StudiesWords = typeof en & AnalysisWords & OnlineWords

const own: Words<typeof en> = {
  en: async () => (await import('./en')).en,
  fr: async () => (await import('./fr')).fr,
  my: async () => (await import('./my')).my,
}

export const studiesWords = joined(joined(own, analysisWords), onlineWords)
