// Runs the browser tests: node tests/run.mjs [part of a test's name ...]
//   CHROMIUM          the browser; else one is looked for
//   SITTUYIN_URL      where the page is served already
//   SITTUYIN_BINARY   the built program, which then serves the page; else dist/ is served
// Without a browser the tests are skipped, which with CI=true is a failure.
import { existsSync } from 'node:fs'
import { mkdir, readdir, rm } from 'node:fs/promises'
import { chromium } from 'playwright-core'
import { Player } from './player.mjs'
import { serve, start } from './server.mjs'
import { tests } from './test.mjs'

const here = new URL('.', import.meta.url).pathname
const results = new URL('../test-results/', import.meta.url).pathname
const browsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']
const executablePath = process.env['CHROMIUM'] ?? browsers.find((path) => existsSync(path))

if (!executablePath) {
  console.log('SKIPPED browser tests: install chromium')
  process.exit(process.env['CI'] === 'true' ? 1 : 0)
}

for (const name of (await readdir(here)).filter((name) => name.endsWith('.spec.mjs')).sort()) {
  await import(`./${name}`)
}

const wanted = process.argv.slice(2)
const chosen = tests.filter(({ name }) => wanted.length === 0 || wanted.some((part) => name.includes(part)))
await rm(results, { recursive: true, force: true })
await mkdir(results, { recursive: true })

const { SITTUYIN_URL: url, SITTUYIN_BINARY: binary } = process.env
const server = url
  ? { url, stop() {} }
  : await (binary ? start(binary) : serve(new URL('../dist/', import.meta.url).pathname))
const browser = await chromium.launch({
  executablePath,
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-sync'].concat([
    '--disable-background-networking',
    '--disable-component-update',
  ]),
})

let failed = 0
let skipped = 0
let online = null
for (const { name, run, online: wanted } of chosen) {
  if (wanted && !binary && !url) {
    console.log(`SKIPPED ${name}: build the program and name it in SITTUYIN_BINARY`)
    skipped++
    continue
  }
  if (wanted && binary) online ??= await start(binary, { online: true })
  const began = Date.now()
  const players = []
  /** Opens the page as a new visitor. */
  const open = async (how) => {
    const player = await Player.open(browser, (wanted && online ? online : server).url, { ...how, results })
    players.push(player)
    return player
  }
  try {
    await run(open)
    for (const player of players) player.assertClean()
    console.log(`ok    ${name} (${((Date.now() - began) / 1000).toFixed(1)} s)`)
  } catch (error) {
    failed++
    console.error(`FAIL  ${name}\n${error.stack}`)
    for (const [index, player] of players.entries()) {
      await player.shot(`failed ${name} ${index}`).catch(() => {})
    }
  }
  for (const player of players) await player.close()
}

await browser.close()
await server.stop()
await online?.stop()
console.log(`${chosen.length - failed - skipped} of ${chosen.length} browser tests passed`)
process.exit(failed > 0 || chosen.length === 0 || (skipped > 0 && process.env['CI'] === 'true') ? 1 : 0)
