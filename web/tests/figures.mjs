// Measures how the page loads on a slow line, and how it moves on a slow processor. Run by hand, with nothing else at work:
//   SITTUYIN_BINARY=../target/release/sittuyin node tests/figures.mjs
import assert from 'node:assert/strict'
import { browser as launch } from './browser.mjs'
import { start } from './server.mjs'

const binary = process.env['SITTUYIN_BINARY']
assert.ok(binary, 'name the built program in SITTUYIN_BINARY')

/** What browsers' own tools call slow 3G: 400 kbit/s, and 400 ms there and back. */
const line = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 }
const visits = 3

const house = await start(binary, { online: true })
const browser = await launch()

/** A phone, and the way to slow it. */
async function phone() {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, locale: 'en-GB' })
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Network.enable')
  await page.addInitScript(() => {
    window.shifts = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shifts += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return { context, page, cdp }
}

/** Opens a page; gives the seconds until it can be used, the bytes that came, and how much moved about. */
async function visit({ page, cdp }, path, ready) {
  let bytes = 0
  const count = ({ encodedDataLength }) => (bytes += encodedDataLength)
  cdp.on('Network.loadingFinished', count)
  const began = performance.now()
  await page.goto(house.url + path, { waitUntil: 'commit' })
  await ready(page)
  const seconds = (performance.now() - began) / 1000
  cdp.off('Network.loadingFinished', count)
  await page.waitForTimeout(1500)
  return { seconds, bytes, shifts: await page.evaluate(() => window.shifts) }
}

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]
const told = (name, looks) =>
  console.log(
    `| ${name} | ${median(looks.map(({ seconds }) => seconds)).toFixed(1)} s | ${Math.round(median(looks.map(({ bytes }) => bytes)) / 1024)} KB | ` +
      `${Math.max(...looks.map(({ shifts }) => shifts)).toFixed(3)} |`,
  )

/** A piece can be taken up. */
const playable = (page) => page.locator('.tray.is-active .tray-slot').first().waitFor({ timeout: 60_000 })
const headed = (page) => page.locator('main h1').first().waitFor({ timeout: 60_000 })

console.log('| page, slow line, median of 3 | until it can be used | bytes | layout shift |\n|---|---|---|---|')
for (const [name, path, ready] of [['play', '', playable], ['learn', 'learn', headed], ['puzzles', 'puzzles', headed], ['analysis', 'analysis', playable]]) {
  const [first, second] = [[], []]
  for (let at = 0; at < visits; at++) {
    const one = await phone()
    await one.cdp.send('Network.emulateNetworkConditions', line)
    first.push(await visit(one, path, ready))
    // What the page keeps for later comes while somebody plays.
    await one.cdp.send('Network.emulateNetworkConditions', { ...line, latency: 0, downloadThroughput: -1, uploadThroughput: -1 })
    await one.page.evaluate(() => navigator.serviceWorker.ready)
    await one.page.waitForTimeout(1500)
    await one.cdp.send('Network.emulateNetworkConditions', line)
    second.push(await visit(one, path, ready))
    await one.context.close()
  }
  told(`${name}, first visit`, first)
  told(`${name}, second visit`, second)
}

// The engine and its network come when the computer is first to move.
{
  const one = await phone()
  await visit(one, '', playable)
  await one.cdp.send('Network.emulateNetworkConditions', line)
  const steps = new Set()
  const began = performance.now()
  await one.page.getByRole('button', { name: 'Arrange for me' }).click()
  const status = one.page.locator('.status .now')
  while (!(await one.page.locator('.draft .button.primary:enabled').count())) {
    const text = await status.textContent().catch(() => '')
    if (/\d/.test(text ?? '')) steps.add(text)
    await one.page.waitForTimeout(50)
  }
  console.log(`\nThe engine, slow line: ${((performance.now() - began) / 1000).toFixed(1)} s until it has arranged an army, ${steps.size} steps of progress shown`)
  await one.context.close()
}

// A piece is dragged in circles for three seconds.
for (const slower of [1, 4]) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en-GB' })
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await page.goto(house.url)
  await playable(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slower })
  const from = await page.locator('.tray.is-active .tray-slot').first().boundingBox()
  const board = await page.locator('.board-surface').boundingBox()
  await page.evaluate(() => {
    window.frames = []
    let last = performance.now()
    const tick = (now) => {
      window.frames.push(now - last)
      last = now
      requestAnimationFrame(tick)
    }
    requestAnimationFrame(tick)
  })
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
  await page.mouse.down()
  await page.evaluate(() => window.frames.splice(0))
  const began = performance.now()
  for (let step = 0; performance.now() - began < 3000; step++) {
    const angle = step / 12
    await page.mouse.move(board.x + board.width * (0.5 + 0.4 * Math.cos(angle)), board.y + board.height * (0.5 + 0.4 * Math.sin(angle)))
  }
  const frames = await page.evaluate(() => window.frames)
  const seconds = frames.reduce((sum, frame) => sum + frame, 0) / 1000
  const late = frames.filter((frame) => frame > 25).length
  console.log(`Dragging, processor slowed ${slower} times: ${(frames.length / seconds).toFixed(0)} frames a second, ${late} of ${frames.length} late, the longest ${Math.max(...frames).toFixed(0)} ms`)
  await page.mouse.up()
  await context.close()
}
await browser.close()
await house.stop()
