// The games that are over, as they are looked for: rated or not, by day, and page by page.
import assert from 'node:assert/strict'
import { audit, fits } from './audit.mjs'
import { agree, api, visit, visitor } from './opponents.mjs'
import { onlineTest as test } from './test.mjs'

/** A game that White gives up at once; gives its id. */
async function over(white, black, rated) {
  const game = await agree(white, black, { rated })
  const { status } = await api(white, 'GET', `/games/${game}`)
  const act = { nonce: `resign-${game}`, ply: status.ply, position: status.position, action: { kind: 'resign' } }
  await api(white, 'POST', `/games/${game}/actions`, act)
  return game
}

/** A day of the browser's calendar, so many days from now. */
const day = ({ page }, later) =>
  page.evaluate((later) => {
    const now = new Date()
    now.setDate(now.getDate() + later)
    return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0')).join('-')
  }, later)

const addresses = ({ page }) => page.locator('a.game').evaluateAll((all) => all.map(({ pathname }) => pathname))
const shown = ({ page }, count) => page.waitForFunction((count) => document.querySelectorAll('a.game').length === count, count)

test('archive: rated or casual, by the day, from the address too', async (open) => {
  const white = await visitor(open, { member: true })
  const black = await visitor(open, { member: true })
  const rated = await over(white, black, true)
  const casual = await over(white, black, false)
  const { page } = white
  await visit(white, '/games')
  await shown(white, 2)
  await page.getByLabel('Rated or not').selectOption({ label: 'Rated' })
  await shown(white, 1)
  assert.deepEqual(await addresses(white), [`/game/${rated}`])
  await page.getByLabel('Rated or not').selectOption({ label: 'Casual' })
  await page.locator(`a[href="/game/${casual}"]`).waitFor()
  assert.deepEqual(await addresses(white), [`/game/${casual}`])

  // The day of `since` and that of `until` are among what is shown.
  const [before, today, after] = [await day(white, -2), await day(white, 0), await day(white, 1)]
  await page.getByLabel('Begun on or after').fill(after)
  await page.getByText('No finished game is like that.').waitFor()
  await page.getByLabel('Begun on or after').fill(before)
  await shown(white, 1)
  await page.getByLabel('Begun on or before').fill(before)
  await page.getByText('No finished game is like that.').waitFor()
  await page.getByLabel('Begun on or before').fill(await day(white, 0))
  await shown(white, 1)
  await page.waitForURL(new RegExp(`rated=false&since=${before}&until=${today}`))
  await page.reload()
  await shown(white, 1)
  assert.equal(await page.getByLabel('Begun on or after').inputValue(), before)
  await audit(white, 'archive filtered')

  // What is no day is as if nothing were asked.
  await visit(white, '/games?since=never&until=2026-02-30')
  await shown(white, 2)
})

test('archive: page by page, on from where the reader was', async (open) => {
  const white = await visitor(open, { member: true })
  const black = await visitor(open, { member: true, width: 360, height: 640, touch: true })
  const games = []
  for (let i = 0; i < 21; i++) games.unshift(`/game/${await over(white, black, false)}`)
  const { page } = white
  await visit(white, '/games')
  await shown(white, 20)
  const older = page.getByRole('button', { name: 'Older games' })
  await older.focus()
  await page.keyboard.press('Enter')
  await shown(white, 21)
  assert.deepEqual((await addresses(white)).toSorted(), games.toSorted())
  assert.equal(await older.count(), 0)
  assert.equal(await page.evaluate(() => document.activeElement.pathname), (await addresses(white))[20])
  await visit(black, '/games')
  await shown(black, 20)
  await audit(black, 'archive on a phone')
  await fits(black, 'archive on a phone')
})
