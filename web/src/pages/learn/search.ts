// Finds words in texts, whatever their case and accents.

/** What is searched in. */
export interface Findable {
  title: string
  summary: string
  rest: readonly string[]
}

/** Whether every wanted word stands somewhere in a text. */
export function finds({ title, summary, rest }: Findable, wanted: string, locale: string): boolean {
  const text = folded([title, summary, ...rest].join(' '), locale)
  return folded(wanted, locale)
    .split(/\s+/)
    .every((word) => text.includes(word))
}

/** Latin accents go; the signs that Burmese vowels are written with stay. */
function folded(text: string, locale: string): string {
  const plain = text.trim().toLocaleLowerCase(locale)
  return plain.normalize('NFD').replace(/[\u0300-\u036f]/g, '').replaceAll('’', "'")
}
