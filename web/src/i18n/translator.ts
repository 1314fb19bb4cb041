// Turns a message and its values into a sentence of one language.

import type { Args, CatalogueOf, English, Message } from './catalogue'
import type { Locale } from './locale'

/** Speaks one language: the words of the whole page, or those of one part of it. */
export class Translator<Originals = English> {
  readonly locale: Locale
  readonly #catalogue: CatalogueOf<Originals>
  readonly #plural: Intl.PluralRules
  readonly #number: Intl.NumberFormat
  readonly #digits: Intl.NumberFormat
  readonly #date: Intl.DateTimeFormat
  readonly #moment: Intl.DateTimeFormat
  readonly #list: Intl.ListFormat

  constructor(locale: Locale, catalogue: CatalogueOf<NoInfer<Originals>>) {
    this.locale = locale
    this.#catalogue = catalogue
    this.#plural = new Intl.PluralRules(locale)
    const numbers = locale === 'my' ? { numberingSystem: 'mymr' } : {}
    this.#number = new Intl.NumberFormat(locale, numbers)
    this.#digits = new Intl.NumberFormat(locale, { ...numbers, useGrouping: false })
    // Not every browser knows the names of the months in Burmese.
    const day = { year: 'numeric', month: locale === 'my' ? '2-digit' : 'short', day: 'numeric' } as const
    this.#date = new Intl.DateTimeFormat(locale, { ...numbers, ...day })
    this.#moment = new Intl.DateTimeFormat(locale, { ...numbers, ...day, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
    this.#list = new Intl.ListFormat(locale, { type: 'conjunction' })
  }

  /** The message, filled in. A number `n` chooses the plural form. */
  say<K extends keyof Originals>(key: K, ...[params]: Args<Originals[K]>): string {
    const values = (params ?? {}) as Readonly<Record<string, string | number>>
    return this.#form(this.#catalogue[key] as Message, values['n']).replace(/\{(\w+)\}/g, (_, name: string) => {
      const value = values[name] ?? ''
      return typeof value === 'number' ? this.number(value) : value
    })
  }

  /** Whether there is such a message: a key may come from a newer server than the page. */
  has(key: string): boolean {
    return key in this.#catalogue
  }

  /** A number in the numerals of the language. */
  number(value: number): string {
    return this.#number.format(value)
  }

  /** A number with nothing between its digits, as ratings are written. */
  digits(value: number): string {
    return this.#digits.format(value)
  }

  /** A day. */
  date(at: number): string {
    return this.#date.format(at)
  }

  /** A day and the time of day. */
  moment(at: number): string {
    return this.#moment.format(at)
  }

  /** An enumeration. */
  list(parts: readonly string[]): string {
    return this.#list.format(parts)
  }

  /** The text with a capital first letter, where the script has capitals. */
  capital(text: string): string {
    return text.charAt(0).toLocaleUpperCase(this.locale) + text.slice(1)
  }

  #form(message: Message, n: string | number | undefined): string {
    if (typeof message === 'string') return message
    return message[this.#plural.select(typeof n === 'number' ? n : 0)] ?? message.other
  }
}
