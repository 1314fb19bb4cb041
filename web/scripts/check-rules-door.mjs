// The page holds no rule of the game: what may move where it asks of the WebAssembly module, through
// web/src/rules/. This fails where other code could work it out for itself or goes round the door:
//   - a file that both tells roles apart and calculates with files and ranks,
//   - a table of steps such as [[1, 2], [2, 1], ...],
//   - WebAssembly or a worker outside web/src/rules/.
import { readdir, readFile } from 'node:fs/promises'
import { extname, join, relative } from 'node:path'

const role = /(['"`])(king|general|elephant|knight|rook|pawn)\1/
const calculation = [
  /\b(charCodeAt|codePointAt|fromCharCode|fromCodePoint)\b/,
  /(['"`])abcdefgh\1/,
  /\b(file|rank|column|row|df|dr|dx|dy|square|from|to)\w*\s*[+-]=?\s*[\w(]/i,
  /(?<![\w'")\]])[+-]\s*\d*\s*\*?\s*\b(file|rank|column|row)\b/i,
]
const steps = /(?:\[\s*[+-]?[012]\s*,\s*[+-]?[012]\s*\]\s*,?\s*){3,}/
const door = /\bWebAssembly\b|\bnew\s+(Shared)?Worker\b|\.wasm\b/

/** The code without its comments and styles; what matters is what is calculated. */
function code(source) {
  return source
    .replace(/<style[\s\S]*?<\/style>/g, '')
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/(^|\s)\/\/.*$/gm, '')
}

/** What is wrong with a source file. */
export function breaches(source) {
  const text = code(source)
  const found = []
  if (steps.test(text)) found.push('a table of steps')
  if (door.test(text)) found.push('a way round the door')
  if (role.test(text)) {
    // Texts for readers and names of rules may hold a dash or the name of a piece. Every string is
    // looked at from its beginning, so that what stands between two strings is never taken for one.
    const bare = text.replace(/(['"])(?:(?!\1|\n).)*\1/g, (string) => (string.length > 12 ? '""' : string))
    for (const pattern of calculation) {
      const match = pattern.exec(bare)
      if (match) found.push(`tells roles apart and calculates with squares ('${match[0].trim()}')`)
    }
  }
  return found
}

if (process.argv[1] === new URL(import.meta.url).pathname) {
  const root = new URL('../src/', import.meta.url).pathname
  let count = 0
  for (const entry of await readdir(root, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    const name = relative(root, path)
    const isSource = ['.ts', '.svelte', '.js'].includes(extname(name)) && !name.endsWith('.test.ts')
    if (!entry.isFile() || !isSource || name.startsWith('rules/')) continue
    for (const breach of breaches(await readFile(path, 'utf8'))) {
      count++
      console.error(`src/${name}: ${breach}`)
    }
  }
  if (count > 0) process.exit(1)
  console.log('rules door: closed')
}
