// Addresses of pages, and which page an address leads to.

/** The names that a path pattern such as `/learn/:shelf/:id` leaves open. */
export type Open<Pattern extends string> = Pattern extends `${infer Head}/${infer Tail}`
  ? Open<Head> | Open<Tail>
  : Pattern extends `:${infer Name}`
    ? Name
    : never

/** What an address fills a pattern with. */
export type Params<Pattern extends string> = Readonly<Record<Open<Pattern>, string>>

/** A path without its last slash. */
export function plain(path: string): string {
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path
}

/** What `path` fills `pattern` with; `null` where it does not fit. */
export function match<Pattern extends string>(pattern: Pattern, path: string): Params<Pattern> | null {
  const wanted = pattern.split('/')
  const given = plain(path).split('/')
  if (wanted.length !== given.length) return null
  const params: Record<string, string> = {}
  for (const [index, part] of wanted.entries()) {
    const value = given[index] ?? ''
    if (part.startsWith(':') && value !== '') params[part.slice(1)] = value
    else if (part !== value) return null
  }
  return params as Params<Pattern>
}
