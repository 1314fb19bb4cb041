// The little markup of the learning part's texts.

/** A stretch of text; a term is shown in bold. */
export interface Stretch {
  text: string
  term: boolean
}

/** The names that a text may leave open. */
export const openNames = ['white', 'black'] as const

/** The sides' names, which depend on the style of the pieces. */
export type Names = Readonly<Record<(typeof openNames)[number], string>>

/** A text with the sides' names in it. */
export function fill(text: string, names: Names): string {
  return text.replace(/\{(white|black)\}/g, (_, name: keyof Names) => names[name])
}

/** The paragraphs of a text, in stretches. */
export function paragraphs(text: string, names: Names): Stretch[][] {
  return fill(text, names)
    .split(/\n\s*\n/)
    .map((paragraph) =>
      paragraph
        .trim()
        .split('**')
        .map((text, index) => ({ text, term: index % 2 === 1 }))
        .filter(({ text }) => text !== ''),
    )
    .filter((stretches) => stretches.length > 0)
}

/** A text without its markup. */
export function bare(text: string, names: Names): string {
  return fill(text, names).replaceAll('**', '')
}
