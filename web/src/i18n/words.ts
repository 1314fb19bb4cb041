// Words that only some pages use are fetched with those pages. Such a catalogue lives beside its pages:
//
//   pages/NAME/words/en.ts   export const en = { 'key': 'Text with {name}' } as const
//   pages/NAME/words/fr.ts   export const fr: CatalogueOf<typeof en> = { ... }
//   pages/NAME/words/my.ts   export const my: CatalogueOf<typeof en> = { ... }, each text unreviewed(...)
//   pages/NAME/words/index.ts
//     import type { Words } from '../../../i18n/words'
//     import type { en } from './en'
//     export const nameWords: Words<typeof en> = {
//       en: async () => (await import('./en')).en, and so on for fr and my
//     }
//
// pages/pages.ts names the catalogue with the page; the page gets it as the translator `words`, already
// in the reader's language, and says `words.say('key', { name })`. scripts/check-i18n.mjs finds it there.

import type { CatalogueOf } from './catalogue'
import type { Locale } from './locale'
import { Translator } from './translator'

/** Where the words of some pages are, in each language. */
export type Words<Originals> = Readonly<Record<Locale, () => Promise<CatalogueOf<Originals>>>>

/** Fetches words in one language. */
export async function translator<Originals>(words: Words<Originals>, locale: Locale): Promise<Translator<Originals>> {
  return new Translator<Originals>(locale, await words[locale]())
}

/** The words of some pages and those that they share with others, as one catalogue. */
export function joined<One, Other>(one: Words<One>, other: Words<Other>): Words<One & Other> {
  const both = (locale: Locale) => async () =>
    ({ ...(await one[locale]()), ...(await other[locale]()) }) as CatalogueOf<One & Other>
  return { en: both('en'), fr: both('fr'), my: both('my') }
}
