import { joined, type Words } from '../../../i18n/words'
import { learnWords, type LearnWords } from '../../learn/words'
import type { en } from './en'

const own: Words<typeof en> = {
  en: async () => (await import('./en')).en,
  fr: async () => (await import('./fr')).fr,
  my: async () => (await import('./my')).my,
}

/** The words of the puzzles, and those of the learning part, in whose way they are worked on. */
export const puzzlesWords = joined(own, learnWords)

/** Their English originals. */
export type PuzzlesWords = typeof en & LearnWords
