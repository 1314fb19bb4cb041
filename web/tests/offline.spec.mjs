// After one visit everything but other people works without a network.
import assert from 'node:assert/strict'
import { settle } from './kept.mjs'
import { test } from './test.mjs'

test('offline: the board, the computer, lessons, analysis and tables go on without a network', async (open) => {
  const player = await open({ offline: true })
  const { page } = player
  await settle(player)
  await page.context().setOffline(true)

  await page.reload()
  await player.deploy()
  assert.ok(await player.turn(), 'the computer has arranged its army')
  await player.move('a3', 'a4')
  await player.entries(18)

  await page.goto(new URL('/learn', page.url()).href)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.locator('main a[href^="/learn/lessons/"]').first().click()
  await page.locator('.board').waitFor()

  const fen = 'k7/7R/1K6/8/8/8/8/8[] w - - 0 1'
  await page.goto(new URL(`/analysis?${new URLSearchParams({ ruleset: 'formal', fen })}`, page.url()).href)
  await page.getByRole('switch').check()
  await page.getByTestId('engine').getByText('#1').waitFor()
  await page.getByTestId('tables').getByText('Rh8#').waitFor()
  player.complaints.length = 0 // The server could not be asked who is signed in.
  await page.context().setOffline(false)
})

test('offline: what the server says is never kept', async (open) => {
  const player = await open({ offline: true })
  const { page } = player
  await settle(player)
  await page.reload()
  await page.locator('.board').waitFor()
  const kept = await page.evaluate(async () => {
    const [name] = await caches.keys()
    return (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname)
  })
  assert.ok(kept.includes('/'))
  assert.deepEqual(kept.filter((path) => path.startsWith('/api')), [])
  const manifest = await page.evaluate(async () => {
    const { href } = document.querySelector('link[rel=manifest]')
    const { icons, start_url } = await (await fetch(href)).json()
    const sizes = await Promise.all(icons.map(async ({ src }) => (await fetch(src)).status))
    return { start_url, sizes }
  })
  assert.deepEqual(manifest, { start_url: '/', sizes: [200, 200, 200, 200] })
})
