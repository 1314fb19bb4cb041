// Where the puzzles lie: one file for each theme, fetched when it is first wanted and kept by the service worker.

import { read, type Puzzle, type Theme } from './puzzle'

const addresses = import.meta.glob<string>('../../../crates/arena/data/puzzles/*.tsv', {
  query: '?url',
  import: 'default',
  eager: true,
})

const fetched = new Map<Theme, Promise<readonly Puzzle[]>>()

/** The puzzles of a theme, the easiest first. */
export function pack(theme: Theme): Promise<readonly Puzzle[]> {
  const known = fetched.get(theme)
  if (known) return known
  const coming = load(theme)
  fetched.set(theme, coming)
  // What failed may be tried again.
  coming.catch(() => fetched.delete(theme))
  return coming
}

async function load(theme: Theme): Promise<readonly Puzzle[]> {
  const [, address] = Object.entries(addresses).find(([path]) => path.endsWith(`/${theme}.tsv`)) ?? []
  if (!address) throw new Error(`there are no puzzles of ${theme}`)
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address}: ${response.status}`)
  return read(await response.text())
}
