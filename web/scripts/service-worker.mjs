// Writes dist/sw.js: the service worker with the names of all that the build holds.
import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { filesOf } from './manifest.mjs'

const dist = new URL('../dist/', import.meta.url).pathname
const template = await readFile(new URL('../offline/sw.js', import.meta.url), 'utf8')
const manifest = JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8'))

const all = (await readdir(dist, { recursive: true, withFileTypes: true }))
  .filter((entry) => entry.isFile())
  .map((entry) => relative(dist, join(entry.parentPath, entry.name)))
  .filter((name) => !name.startsWith('.') && !/\.(br|gz|txt)$/.test(name) && name !== 'sw.js')
  .sort()

// Languages are part of the shell: each is small, and which one is spoken is known only on the device.
const shell = new Set([...filesOf(manifest, 'index.html'), 'icon.svg', 'app.webmanifest'])
for (const language of ['en', 'fr', 'my']) for (const file of filesOf(manifest, `src/i18n/${language}.ts`)) shell.add(file)
for (const name of all) if (/^assets\/(worker-.*\.js|rules-.*\.wasm)$/.test(name)) shell.add(name)

const rest = all.filter((name) => !shell.has(name) && name !== 'index.html')
const paths = (names) => JSON.stringify(names.map((name) => `/${name}`))

const version = createHash('sha256')
for (const name of all) version.update(name).update(await readFile(join(dist, name)))

const filled = template
  .replace('%VERSION%', version.digest('hex').slice(0, 16))
  .replace('/* %SHELL% */ []', () => JSON.stringify(['/', ...[...shell].map((name) => `/${name}`)]))
  .replace('/* %REST% */ []', () => paths(rest))
if (/%[A-Z]+%/.test(filled)) throw new Error('offline/sw.js does not have the places that are filled in')
await writeFile(join(dist, 'sw.js'), filled)
