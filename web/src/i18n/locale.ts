// The languages, and which one a reader gets.

import type { Catalogue } from './catalogue'

/** A language of the page. */
export type Locale = 'en' | 'fr' | 'my'

/** The languages by their own names, in the order in which the settings list them. */
export const locales: readonly { id: Locale; name: string }[] = [
  { id: 'en', name: 'English' },
  { id: 'fr', name: 'Français' },
  { id: 'my', name: 'မြန်မာ' },
]

/** Whether a text names a language of the page. */
export function isLocale(text: unknown): text is Locale {
  return locales.some(({ id }) => id === text)
}

/** The first of the reader's languages that the page speaks, else English. */
export function preferred(languages: readonly string[]): Locale {
  for (const tag of languages) {
    const language = tag.split('-')[0]?.toLowerCase()
    if (isLocale(language)) return language
  }
  return 'en'
}

/** Fetches the catalogue of one language. */
export async function catalogue(locale: Locale): Promise<Catalogue> {
  switch (locale) {
    case 'fr':
      return (await import('./fr')).fr
    case 'my': {
      const [{ my }] = await Promise.all([import('./my'), import('./padauk.css')])
      return my
    }
    default:
      return (await import('./en')).en
  }
}
