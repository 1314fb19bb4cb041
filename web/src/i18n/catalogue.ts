// What a catalogue is. A language that lacks a message, or has one too many, does not compile.

import type { en } from './en'

/** Forms by plural category. */
export type Plural = { readonly [category in Intl.LDMLPluralRule]?: string } & { readonly other: string }

/** A message, or its plural forms. */
export type Message = string | Plural

/** The English messages of the whole page, which any part of it may use. */
export type English = typeof en

/** The messages of one language, as many and of the same form as the English ones. */
export type CatalogueOf<Originals> = {
  readonly [key in keyof Originals]: Originals[key] extends string ? string : Plural
}

/** All messages that any part of the page may use, in one language. */
export type Catalogue = CatalogueOf<English>

/** The names between braces in a text. */
type Names<Text> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never

/** The names that a message wants filled in. */
export type Params<Original> = Original extends string ? Names<Original> : Names<Original[keyof Original]>

/** The arguments of a message: none where nothing is filled in. */
export type Args<Original> = [Params<Original>] extends [never]
  ? []
  : [params: Readonly<Record<Params<Original>, string | number>>]
