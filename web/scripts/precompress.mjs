// Writes a brotli and a gzip copy beside every file of the build that gains by it, so that the
// server never compresses at run time.
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const root = new URL('../dist/', import.meta.url).pathname
const text = new Set(['.html', '.js', '.css', '.svg', '.json', '.wasm', '.webmanifest', '.txt', '.tsv'])

for (const entry of await readdir(root, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !text.has(extname(entry.name))) continue
  const path = join(entry.parentPath, entry.name)
  const raw = await readFile(path)
  const copies = {
    '.br': brotliCompressSync(raw, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: raw.length,
      },
    }),
    '.gz': gzipSync(raw, { level: 9 }),
  }
  for (const [suffix, packed] of Object.entries(copies)) {
    if (packed.length < raw.length) await writeFile(path + suffix, packed)
  }
}
