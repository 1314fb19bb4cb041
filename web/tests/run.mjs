// Runs the browser tests: node tests/run.mjs [part of a test's name ...]
//   CHROMIUM          the browser; else one is looked for
//   SITTUYIN_URL      where the page is served already
//   SITTUYIN_BINARY   the built program, which then serves the page; else dist/ is served
//   LANES             how many tests run beside each other; else as many as there are processors, 2 at least, 4 at most
// Without a browser the tests are skipped, which with CI=true is a failure.
import { mkdir, readdir, rm } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { browser as launch, executablePath } from './browser.mjs'
import { Player } from './player.mjs'
import { serve, start } from './server.mjs'
import { tests } from './test.mjs'

const here = new URL('.', import.meta.url).pathname
const results = new URL('../test-results/', import.meta.url).pathname

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

let passed = 0
let skipped = 0

/** Runs a test. Where people play online, they do so on a server of its own: no test meets what another left there. */
async function attempt({ name, run, online }, browser) {
  if (online && !binary && !url) {
    console.log(`SKIPPED ${name}: build the program and name it in SITTUYIN_BINARY`)
    skipped++
    return
  }
  const began = Date.now()
  const players = []
  const house = online && binary ? await start(binary, { online }) : server
  /** Opens the page as a new visitor. */
  const open = async (how) => {
    const player = await Player.open(browser, house.url, { ...how, results })
    players.push(player)
    return player
  }
  try {
    await run(open, house)
    for (const player of players) player.assertClean()
    passed++
    console.log(`ok    ${name} (${((Date.now() - began) / 1000).toFixed(1)} s)`)
  } catch (error) {
    console.error(`FAIL  ${name}\n${error.stack}`)
    for (const [index, player] of players.entries()) {
      await player.shot(`failed ${name} ${index}`).catch(() => {})
    }
  }
  for (const player of players) await player.close().catch(() => {})
  if (house !== server) await house.stop()
}

/** Takes one test after the other from those that wait, in a browser of its own. */
async function lane(waiting) {
  let browser = await launch()
  for (let test = waiting.shift(); test; test = waiting.shift()) {
    if (!browser.isConnected()) browser = await launch()
    await attempt(test, browser)
  }
  await browser.close()
}

// The server that is named has one lobby for all.
const lanes = url ? 1 : Number(process.env['LANES'] ?? Math.min(4, Math.max(2, availableParallelism())))
const waiting = [...chosen]
await Promise.all(Array.from({ length: lanes }, () => lane(waiting)))

await server.stop()
console.log(`${passed} of ${chosen.length} browser tests passed`)
const whole = passed + skipped === chosen.length && chosen.length > 0
process.exit(whole && (skipped === 0 || process.env['CI'] !== 'true') ? 0 : 1)
