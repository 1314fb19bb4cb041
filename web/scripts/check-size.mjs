// Fails when a visitor has to fetch more than the budget before the board can be played on.
// Counted is what the entry page pulls in, with the largest catalogue and the worker; fonts come later.
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { filesOf } from './manifest.mjs'

const budget = { 'page (JS, CSS, pieces)': 90 * 1024, 'rules.wasm': 80 * 1024 }

const dist = new URL('../dist/', import.meta.url).pathname
const manifest = JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8'))
const weigh = async (file) => gzipSync(await readFile(join(dist, file)), { level: 9 }).length

async function weight(key, without = new Set()) {
  let sum = 0
  for (const file of filesOf(manifest, key)) if (!without.has(file)) sum += await weigh(file)
  return sum
}

const entry = filesOf(manifest, 'index.html')
let page = await weight('index.html')
let catalogue = 0
for (const key of Object.keys(manifest).filter((key) => /^src\/i18n\/(en|fr|my)\.ts$/.test(key))) {
  catalogue = Math.max(catalogue, await weight(key, entry))
}
page += catalogue + (await weigh('index.html'))

const assets = await readdir(join(dist, 'assets'))
for (const worker of assets.filter((name) => /^worker-.*\.js$/.test(name))) page += await weigh(`assets/${worker}`)
const rules = assets.find((name) => /^rules-.*\.wasm$/.test(name))
if (!rules) throw new Error('the build holds no rules.wasm')

const measured = { 'page (JS, CSS, pieces)': page, 'rules.wasm': await weigh(`assets/${rules}`) }
let heavy = false
for (const [name, bytes] of Object.entries(measured)) {
  const limit = budget[name]
  heavy ||= bytes > limit
  console.log(`${bytes > limit ? 'TOO LARGE' : 'ok'}  ${name}: ${(bytes / 1024).toFixed(1)} of ${limit / 1024} KB gzip`)
}
if (heavy) process.exit(1)
