// A goal for a game, and the review of it.
import assert from 'node:assert/strict'
import { test } from './test.mjs'

/** After Rh2, which misses a mate in two (Kb6), White finds another, to which only the last move is missing. */
const nearly = { fen: 'k7/8/2K5/8/8/8/8/7R[] w', moves: ['h1h2', 'a8b8', 'h2a2', 'b8c8'] }

/** The squares that are pointed out on the board, by what they show. */
async function marks({ page }) {
  return page
    .locator('.board .scene-mark')
    .evaluateAll((all) => all.map((one) => [...one.classList].find((name) => name.startsWith('is-'))).sort())
}

test('a goal is chosen, kept through a reload, and reviewed at the end', async (open) => {
  const player = await open({})
  const { page } = player
  await player.begin({ fen: 'k7/7R/1K6/8/8/8/8/8[] w', goal: 'mate' })
  await page.getByText('Your goal: Miss no mate').waitFor()
  assert.equal((await player.kept()).goal, 'mate')
  await page.reload()
  await page.getByText('Your goal: Miss no mate').waitFor()
  await player.move('h7', 'h1')
  await player.entries(2)
  await player.press('Resign')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Resign' }).click()
  const review = page.getByTestId('review')
  await review.getByText('Goal not reached: 0 of 1 occasion.').waitFor()
  assert.match(await review.innerText(), /1\. Rh1\s+There was a mate in 1 move: Rh8#\./)
  assert.match(await player.heard(), /Review of your goal\. Goal not reached: 0 of 1 occasion/)
  assert.equal(await page.getByText('Your goal: Miss no mate').count(), 0)

  // The rematch keeps the goal; a game without one has no review.
  await player.press('Rematch as Black')
  await page.getByText('Your goal: Miss no mate').waitFor()
  await player.begin({ goal: { label: 'None' } })
  await player.press('Resign')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Resign' }).click()
  await page.locator('.result').waitFor()
  assert.equal(await review.count(), 0)
})

test('a moment is shown on the board with its squares, also by keyboard', async (open) => {
  const player = await open({})
  const { page } = player
  await player.restore(nearly, { goal: 'mate' })
  await player.turn()
  await player.move('a2', 'a8')
  const review = page.getByTestId('review')
  await review.getByText('Goal partly reached: 2 of 3 occasions.').waitFor()
  await player.shot('review')

  const moment = review.getByRole('button', { name: /^1\. Rh2 There was a mate in 2 moves: Kb6\./ })
  await moment.focus()
  await page.keyboard.press('Enter')
  await page.getByText('An earlier position').waitFor()
  assert.match(await player.hear('h1'), /Red rook/)
  assert.deepEqual(await marks(player), ['is-attacker', 'is-line', 'is-target'])
  assert.equal(await moment.getAttribute('aria-current'), 'step')
  assert.ok(await moment.evaluate((button) => button === document.activeElement))
  await player.shot('moment')

  // What went well is there to be opened.
  await review.getByText('What went well (2)').click()
  await review.getByRole('button', { name: /^3\. Ra8# You mated in 1 move/ }).click()
  await page.locator('.board [data-square=a2][aria-label*="Red rook"]').waitFor()
  assert.equal(await moment.getAttribute('aria-current'), null)
  await player.press('Back to the game')
  assert.match(await player.hear('a8'), /Red rook/)
  assert.deepEqual(await marks(player), [])

  // Another language says it anew, without another review.
  await player.press('Settings')
  await page.getByRole('dialog').getByText('Français').click()
  await page.keyboard.press('Escape')
  await review.getByText('Objectif atteint en partie : 2 occasions sur 3.').waitFor()
})

test('on a phone a moment brings the board into sight', async (open) => {
  const player = await open({ width: 360, height: 640, touch: true })
  const { page } = player
  await player.restore(nearly, { goal: 'mate' })
  await player.turn()
  await player.move('a2', 'a8')
  const moment = page.getByTestId('review').getByRole('button', { name: /Rh2/ })
  await moment.scrollIntoViewIfNeeded()
  await player.tap(moment)
  await page.locator('.board .scene-mark').first().waitFor()
  const top = await player.square('a8').evaluate((square) => square.getBoundingClientRect().top)
  assert.ok(top >= 0 && top < 300, `the board begins at ${top}`)
  assert.match(await page.locator('.caption').innerText(), /There was a mate in 2 moves: Kb6/)
  await player.shot('moment on a phone')
  // From moment to moment beside the board, and back to where the list was left.
  const caption = page.locator('.caption')
  assert.ok(await caption.getByRole('button', { name: 'The moment before' }).isDisabled())
  await player.tap(caption.getByRole('button', { name: 'The next moment' }))
  await caption.getByText(/mate in/).waitFor()
  await page.waitForFunction(() => !document.querySelector('.caption p').textContent.includes('Kb6'))
  await player.tap(caption.getByRole('button', { name: 'Back to the list' }))
  await caption.waitFor({ state: 'detached' })
  const shown = page.getByTestId('review').locator('[aria-current]')
  assert.ok(await shown.evaluate((button) => button === document.activeElement))
  const at = await shown.boundingBox()
  assert.ok(at.y >= 0 && at.y + at.height <= 640, `the moment is at ${at.y}`)
  await player.press('Back to the game')
  assert.equal(await page.locator('.caption').count(), 0)
})

test('a review is stopped and asked for again', async (open) => {
  const player = await open({})
  const { page } = player
  // The first piece of work that the engine is given never comes back.
  await page.addInitScript(() => {
    const post = Worker.prototype.postMessage
    let held = false
    Worker.prototype.postMessage = function (message, ...rest) {
      if (message.request?.kind !== 'review' || held) return post.call(this, message, ...rest)
      held = true
    }
  })
  await player.restore({ ...nearly, moves: [...nearly.moves, 'a2a8'] }, { goal: 'mate' })
  const review = page.getByTestId('review')
  await review.getByText('Looking back on the game…').waitFor()
  await player.press('Stop')
  await review.getByText('The review was stopped.').waitFor()
  await player.press('Review the game')
  await review.getByText('Goal partly reached: 2 of 3 occasions.').waitFor()
})

test('neither two people nor a game with dice have a goal; an older game still loads', async (open) => {
  const player = await open({})
  const { page } = player
  await player.press('New game')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Goal for this game').selectOption('hanging')
  await dialog.getByText('Counted are pieces in danger that you saved').waitFor()
  await dialog.getByRole('radio', { name: 'A second person at this screen' }).check({ force: true })
  assert.equal(await dialog.getByLabel('Goal for this game').count(), 0)
  await dialog.getByRole('radio', { name: 'Computer', exact: true }).check({ force: true })
  await dialog.getByRole('radio', { name: /^Three dice/ }).check({ force: true })
  assert.equal(await dialog.getByLabel('Goal for this game').count(), 0)
  await dialog.getByRole('button', { name: 'Start', exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
  assert.equal((await player.kept()).goal, null)

  await player.restore({ ...nearly }, { goal: undefined })
  assert.match(await player.hear('a2'), /Red rook/)
  assert.equal((await player.kept()).goal, null)
})
