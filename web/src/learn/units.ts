// Where the units are: their order on each shelf at once, their positions and words when they are asked for.

import type { Locale } from '../i18n/locale'
import type { Unit, UnitText } from './unit'

/** The shelves, in the order in which they are shown. */
export const shelves = ['lessons', 'studies', 'practice', 'questions'] as const

/** A shelf. */
export type Shelf = (typeof shelves)[number]

/** A unit by its address. */
export interface Place {
  shelf: Shelf
  id: string
}

/** A unit with its words. */
export interface Titled extends Place {
  text: UnitText
}

const orders = import.meta.glob<readonly string[]>('./*/order.ts', { eager: true, import: 'default' })
const units = import.meta.glob<Unit>('./*/*/unit.ts', { import: 'default' })
const texts = import.meta.glob<UnitText>('./*/*/{en,fr,my}.ts', { import: 'default' })

/** Whether a text names a shelf. */
export function isShelf(text: string): text is Shelf {
  return (shelves as readonly string[]).includes(text)
}

/** The units of a shelf, in order. */
export function idsOf(shelf: Shelf): readonly string[] {
  return orders[`./${shelf}/order.ts`] ?? []
}

/** The unit at an address; `null` where there is none. */
export async function unit({ shelf, id }: Place): Promise<Unit | null> {
  return idsOf(shelf).includes(id) ? ((await units[`./${shelf}/${id}/unit.ts`]?.()) ?? null) : null
}

/** The words of a unit; `null` where there are none. */
export async function text({ shelf, id }: Place, locale: Locale): Promise<UnitText | null> {
  return (await texts[`./${shelf}/${id}/${locale}.ts`]?.()) ?? null
}

/** A whole shelf with the words of its units. */
export async function contents(shelf: Shelf, locale: Locale): Promise<Titled[]> {
  const all = idsOf(shelf).map(async (id) => ({ shelf, id, text: await text({ shelf, id }, locale) }))
  return (await Promise.all(all)).flatMap(({ text, ...place }) => (text ? [{ ...place, text }] : []))
}

/** The unit after another one, on the same shelf. */
export function following({ shelf, id }: Place): Place | null {
  const ids = idsOf(shelf)
  const next = ids[ids.indexOf(id) + 1]
  return next === undefined ? null : { shelf, id: next }
}

/** The address of a unit's page. */
export function addressOf({ shelf, id }: Place): string {
  return `/learn/${shelf}/${id}`
}
