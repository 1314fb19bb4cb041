// What a build consists of, from the manifest that Vite leaves in it.

/** The files of a chunk and of all that it imports at once. */
export function filesOf(manifest, key, seen = new Set()) {
  const chunk = manifest[key]
  if (!chunk || seen.has(chunk.file)) return seen
  seen.add(chunk.file)
  for (const css of chunk.css ?? []) seen.add(css)
  for (const inner of chunk.imports ?? []) filesOf(manifest, inner, seen)
  return seen
}
