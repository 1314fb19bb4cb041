// What a catalogue is. A language that lacks a message, or has one too many, does not compile.

import type { en } from './en'

/** The name of a message. */
export type Key = keyof typeof en

/** Forms by plural category. */
export type Plural = { readonly [category in Intl.LDMLPluralRule]?: string } & { readonly other: string }

/** A message, or its plural forms. */
export type Message = string | Plural

/** All messages of one language. */
export type Catalogue = { readonly [key in Key]: (typeof en)[key] extends string ? string : Plural }

/** The names between braces in a text. */
type Names<Text> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never

/** The names that a message wants filled in. */
export type Params<K extends Key> = (typeof en)[K] extends string
  ? Names<(typeof en)[K]>
  : Names<(typeof en)[K][keyof (typeof en)[K]]>

/** The arguments of a message: none where nothing is filled in. */
export type Args<K extends Key> = [Params<K>] extends [never]
  ? []
  : [params: Readonly<Record<Params<K>, string | number>>]
