// What went wrong on other servers, tried on a game on the line; docs/online.md says which row is which test.
import assert from 'node:assert/strict'
import { begin, deploy, moved, visitor } from './opponents.mjs'
import { onlineTest as test } from './test.mjs'

const phone = { width: 360, height: 640, touch: true }
const standing = ({ page }, text) => page.getByTestId('standing').getByText(text).waitFor()
const box = ({ page }, selector) => page.locator(selector).boundingBox()
const middle = async (player, square) => {
  const { x, y, width, height } = await player.square(square).boundingBox()
  return { x: x + width / 2, y: y + height / 2 }
}

/** A finger, or several, as the browser gets them from the screen. */
async function fingers({ page }) {
  const session = await page.context().newCDPSession(page)
  const send = (type, ...points) => session.send('Input.dispatchTouchEvent', { type, touchPoints: points.map((point, id) => ({ id, ...point })) })
  return {
    down: (...points) => send('touchStart', ...points),
    move: (...points) => send('touchMove', ...points),
    up: (...left) => send('touchEnd', ...left),
    cancel: () => send('touchCancel'),
  }
}

/** A game in which Red is to move, the one side on a phone. */
async function table(open, how = {}) {
  const red = await visitor(open, { ...phone, ...how })
  const black = await visitor(open)
  const game = await begin(red, black, {})
  const empty = await box(red, '.board-frame')
  await deploy(game, red, black)
  await standing(red, 'Your move')
  return { red, black, game, empty }
}

test('elsewhere: a game on a phone needs no scrolling, and a finger beside the board moves nothing', async (open) => {
  const { red, black, empty } = await table(open)
  const { page } = red
  const board = await box(red, '.board-frame')
  assert.ok(board.width >= 0.92 * 360, `the board is ${board.width} wide`)
  for (const part of ['[data-testid=seat][data-color=white] [role=timer]', '[data-testid=seat][data-color=black] [role=timer]', '.board-frame']) {
    const { y, height } = await box(red, part)
    assert.ok(y >= 0 && y + height <= 640, `${part} from ${y} to ${y + height}`)
  }
  assert.ok(Math.abs(board.width - empty.width) < 1, 'the board keeps its size when the armies stand')

  // Two quick taps are two taps: the piece is taken and let go, and nothing is magnified.
  const { x, y } = await middle(red, 'a3')
  const selected = (yes) =>
    page.waitForFunction((yes) => document.querySelector('[data-square="a3"]').ariaLabel.includes('selected') === yes, yes)
  await page.touchscreen.tap(x, y)
  await selected(true)
  await page.touchscreen.tap(x, y)
  await selected(false)
  assert.equal(await page.evaluate(() => visualViewport.scale), 1)

  // From beside the board upwards, and from the seat: nothing scrolls, nothing is moved.
  const finger = await fingers(red)
  for (const start of [{ x: board.x + 2, y: board.y + 200 }, { x: 180, y: board.y - 10 }, { x: 180, y: board.y + board.height + 10 }]) {
    await finger.down(start)
    for (let step = 1; step <= 8; step++) await finger.move({ x: start.x, y: start.y - 25 * step })
    await finger.up()
    await page.waitForTimeout(100)
    assert.equal(await page.evaluate(() => scrollY), 0, `from ${start.x}, ${start.y}`)
  }
  // What comes and goes beside the board does not shift it.
  const before = await box(red, '.board-frame')
  // After a swipe the browser may keep the click of a tap to itself: the move is made by a drag.
  const [from, to] = [await middle(red, 'a3'), await middle(red, 'a4')]
  await finger.down(from)
  await finger.move({ x: from.x, y: from.y - 15 })
  await finger.move(to)
  await finger.up()
  await moved(black, 17)
  await black.press('Offer a draw')
  await page.getByRole('group', { name: 'Guest offers a draw.' }).waitFor()
  assert.deepEqual(await box(red, '.board-frame'), before)
})

test('elsewhere: after a second finger, a gesture taken over and a shifted page moves go on', async (open) => {
  const { red, black } = await table(open)
  const { page } = red
  const finger = await fingers(red)
  const held = () => page.locator('.scene-hand use').count()

  // The system takes the gesture over: the piece is back, and nothing hangs in the air.
  const [a3, a4] = [await middle(red, 'a3'), await middle(red, 'a4')]
  await finger.down(a3)
  await finger.move({ x: a3.x, y: a3.y - 20 })
  await finger.move(a4)
  await page.waitForFunction(() => document.querySelector('.scene-hand use'))
  await finger.cancel()
  await page.waitForFunction(() => !document.querySelector('.scene-hand use'))
  assert.match(await red.hear('a3'), /Red pawn/)
  await moved(red, 16)

  // A second finger during a drag of something planned.
  await red.move('a3', 'a4')
  await standing(red, 'Guest to move')
  const [b3, b4] = [await middle(red, 'b3'), await middle(red, 'b4')]
  await finger.down(b3)
  await finger.move({ x: b3.x, y: b3.y - 15 })
  await finger.down({ x: b3.x, y: b3.y - 15 }, { x: 300, y: 200 })
  await finger.move(b4, { x: 300, y: 210 })
  await finger.up()
  assert.equal(await held(), 0)
  // What the first finger did counts, and the other did nothing.
  await page.getByTestId('plan').getByText('Planned: b3 to b4').waitFor()
  await black.move('h6', 'h5')
  await moved(red, 19)
  await black.move('g6', 'g5')
  await moved(red, 20)
  await standing(red, 'Your move')

  // A banner pushes the page down without a word.
  await page.evaluate(() => {
    const banner = document.createElement('div')
    banner.id = 'banner'
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('#banner { block-size: 60px }')
    document.adoptedStyleSheets = [sheet]
    document.body.prepend(banner)
  })
  await red.move('c3', 'c4')
  await moved(black, 21)
  assert.match(await black.hear('c4'), /Red pawn/)
})

test('elsewhere: a plan is held until its own piece is taken again, and the clock is in sight in a drag', async (open) => {
  const { red, black } = await table(open)
  const plan = black.page.getByTestId('plan')
  await black.move('h6', 'h5')
  await plan.getByText('Planned: h6 to h5').waitFor()
  // Taking another piece lets the plan stand.
  await black.tap(black.square('g6'))
  await black.page.waitForFunction(() => document.querySelector('[data-square="g6"]').ariaLabel.includes('selected'))
  assert.equal(await plan.count(), 1)
  await black.page.keyboard.press('Escape')
  await black.press('Give up the plan')
  await plan.waitFor({ state: 'detached' })
  await red.move('a3', 'a4')
  await moved(black, 17)
  await standing(black, 'Your move')
  const finger = await fingers(red)
  const at = await middle(red, 'b3')
  await finger.down(at)
  await finger.move({ x: at.x, y: at.y - 30 })
  const hidden = await red.page.locator('[data-testid=seat][data-color=white] [role=timer]').evaluate((timer) => {
    const { x, y, width, height } = timer.getBoundingClientRect()
    return !timer.contains(document.elementFromPoint(x + width / 2, y + height / 2))
  })
  assert.equal(hidden, false)
  await finger.up()
})

test('elsewhere: giving up is asked every way, and a question that nobody answers is a no', async (open) => {
  const { red, black } = await table(open)
  const { page } = red
  const question = page.getByRole('alertdialog')
  await red.press('Resign')
  await question.waitFor()
  // The safe answer has the focus, Escape is a no as well, and so is a tap beside it.
  assert.equal(await page.evaluate(() => document.activeElement.textContent), 'Play on')
  await page.keyboard.press('Escape')
  await question.waitFor({ state: 'detached' })
  await red.press('Resign')
  await page.touchscreen.tap(5, 5)
  await question.waitFor({ state: 'detached' })
  await red.press('Resign')
  await question.waitFor()
  await question.waitFor({ state: 'detached', timeout: 40_000 })
  assert.equal(await page.locator('.result').count(), 0)
  assert.equal(await page.evaluate(() => document.activeElement.textContent.trim()), 'Resign')
  await red.move('a3', 'a4')
  await moved(black, 17)
})

test('elsewhere: whoever listens hears the same words again, in a region that was there from the start', async (open) => {
  const { red, black } = await table(open, { width: 1280, height: 800, touch: false })
  const { page } = red
  const region = await page.getByTestId('herald').elementHandle()
  const talk = black.page.getByRole('region', { name: 'Talk' })
  for (let time = 1; time <= 2; time++) {
    await talk.getByRole('button', { name: 'Say', exact: true }).click()
    await page.waitForFunction(
      ([region, time]) => [...region.querySelectorAll('p')].filter((line) => line.textContent.endsWith('Hello!')).length === time,
      [region, time],
    )
  }
  assert.ok(await region.evaluate((region) => region.isConnected && region.getAttribute('aria-live') === 'polite'))
})

test('elsewhere: who goes back to the lobby finds the way to the game, and its clock has gone on', async (open) => {
  const { red, black, game } = await table(open)
  await red.page.getByRole('button', { name: 'Menu' }).tap()
  await red.page.getByRole('link', { name: 'Play online' }).tap()
  await red.page.waitForURL('**/lobby')
  await black.page.locator('[data-testid=seat][data-color=white]').getByText('away').waitFor()
  await red.page.locator(`a[href="/game/${game}"]`).first().tap()
  await red.page.locator('.play[data-line="open"] .board').waitFor()
  await standing(red, 'Your move')
  const [left, seen] = await Promise.all([red, black].map(({ page }) => page.locator('[data-testid=seat][data-color=white] [role=timer]').innerText()))
  assert.match(left, /^(9:\d\d|10:00)$/)
  assert.match(seen, /^(9:\d\d|10:00)$/)
  // The browser's own way back leaves the game no other way.
  await red.page.goBack()
  await red.page.waitForURL('**/lobby')
  await red.page.goForward()
  await red.page.locator('.play[data-line="open"] .board').waitFor()
  await red.move('a3', 'a4')
  await moved(black, 17)
})
