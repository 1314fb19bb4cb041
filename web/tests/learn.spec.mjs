// The learning part: every unit is played to its end, the lessons by mouse, finger and keyboard.
import assert from 'node:assert/strict'
import { audit, fits } from './audit.mjs'
import { Keys, Pointing } from './hands.mjs'
import { Learner } from './learner.mjs'
import { test } from './test.mjs'

let opened
const learner = () => (opened ??= Learner.open())

/** A text as it is shown with the traditional pieces. */
const plain = (text) => text.replaceAll('**', '').replaceAll('{white}', 'Red').replaceAll('{black}', 'Black')
const address = ({ shelf, id }) => `learn/${shelf}/${id}`

const parts = ({ page }) => ({
  heading: page.locator('main h2').first(),
  feedback: page.getByTestId('feedback').locator('.feedback'),
  next: page.locator('.ways > .button').last(),
  check: page.getByRole('button', { name: 'Check', exact: true }),
})

/** Makes a move, as far as the hands have to do it. */
async function move(hands, { kind, role, from, to, displaced }) {
  if (kind === 'placement') await hands.tray(role)
  else await hands.square(from)
  await hands.square(to)
  if (displaced) await hands.square(displaced)
}

/** Does what a step asks for. */
async function solve(player, hands, step, knows) {
  const { page } = player
  const { feedback, check } = parts(player)
  switch (step.do) {
    case 'read':
      return
    case 'squares':
      for (const square of await knows.squares(step)) await hands.square(square)
      await hands.press(check)
      break
    case 'choose':
      await hands.option(step.answer)
      await hands.press(check)
      break
    case 'ply':
      for (let i = 0; i < step.answer; i++) await hands.press(page.getByRole('button', { name: 'One move on' }))
      await hands.press(page.getByRole('button', { name: 'It is after this move' }))
      break
    case 'move':
      for (const [index, one] of (await knows.solution(step)).entries()) {
        if (index > 0) await feedback.getByText('Right so far').waitFor()
        await move(hands, one)
      }
      break
    case 'arrange':
      for (const { role, to, displaced } of await knows.army(step)) {
        await hands.tray(role)
        await hands.square(to)
        if (displaced) await hands.square(displaced)
        await page.locator(`.board-place [data-square="${displaced ?? to}"]:not([aria-label*="empty"])`).waitFor()
      }
      await hands.press(page.locator('.draft .primary:not(:disabled)'))
  }
  await feedback.getByText('Right', { exact: true }).waitFor()
}

/** Plays the units of a shelf one after the other, as the ends of the units lead on. */
async function playThrough(player, hands, units, knows) {
  const { page } = player
  const { next, heading } = parts(player)
  for (const [index, unit] of units.entries()) {
    await page.getByRole('heading', { level: 1, name: plain(unit.text.title), exact: true }).waitFor()
    for (const [at, step] of unit.steps.entries()) {
      const wanted = unit.text.steps[at].heading
      const title = wanted ? plain(wanted) : `Step ${at + 1} of ${unit.steps.length}`
      await page.getByRole('heading', { level: 2, name: title, exact: true }).waitFor()
      try {
        await solve(player, hands, step, knows)
      } catch (error) {
        throw new Error(`${unit.shelf}/${unit.id}, step ${at + 1}: ${error.message}`, { cause: error })
      }
      await hands.press(next)
    }
    await page.getByRole('heading', { level: 2, name: `Done: ${plain(unit.text.title)}` }).waitFor()
    await heading.evaluate((heading) => heading === document.activeElement)
    const following = units[index + 1]
    if (following) await hands.press(page.locator(`a.button[href="/${address(following)}"]`))
  }
  const kept = JSON.parse(await page.evaluate(() => localStorage.getItem('sittuyin.learn.1')))
  assert.deepEqual(units.filter((unit) => !kept[`/${address(unit)}`]?.done).map(({ id }) => id), [])
}

for (const [way, how, Hands] of [
  ['mouse', {}, Pointing],
  ['finger on 360 x 640', { width: 360, height: 640, touch: true }, Pointing],
  ['keyboard', {}, Keys],
]) {
  test(`learn: every lesson by ${way}`, async (open) => {
    const knows = await learner()
    const units = knows.shelf('lessons')
    const player = await open({ ...how, path: address(units[0]) })
    await playThrough(player, new Hands(player), units, knows)
  })
}

for (const shelf of ['studies', 'practice', 'questions']) {
  test(`learn: all ${shelf}`, async (open) => {
    const knows = await learner()
    const units = knows.shelf(shelf)
    const player = await open({ path: address(units[0]) })
    await playThrough(player, new Pointing(player), units, knows)
  })
}

/** Nothing lies over the squares of the board that the window shows. */
async function uncovered({ page }, state) {
  const covered = await page.locator('.board-place [data-square]').evaluateAll((all) =>
    all
      .filter((cell) => {
        const { x, y, width, height } = cell.getBoundingClientRect()
        const at = document.elementFromPoint(x + width / 2, y + height / 2)
        return at !== null && at !== cell
      })
      .map(({ dataset }) => dataset.square),
  )
  assert.deepEqual(covered, [], `${state}: squares are covered`)
}

/** Leads on to an address as a link of the page does, without loading it anew. */
async function lead({ page }, path) {
  await page.evaluate((path) => {
    const link = document.createElement('a')
    link.href = path
    document.body.append(link)
    link.click()
    link.remove()
  }, path)
}

/** Opens a step, as for a reader who had come so far before. */
async function goTo(player, { unit, index }) {
  const { page } = player
  await lead(player, '/learn')
  await page.locator('.unit > .ways').waitFor({ state: 'detached' })
  const path = `/${address(unit)}`
  const reached = JSON.stringify(index > 0 ? { [path]: { step: index, done: false } } : {})
  await page.evaluate((reached) => localStorage.setItem('sittuyin.learn.1', reached), reached)
  await lead(player, path)
  await page.locator(`.dot:nth-child(${index + 1}).now`).waitFor({ state: 'attached' })
}

/** Goes on to a step, counted from 0, and waits until it is there. */
async function goOn(player, step) {
  await player.tap(parts(player).next)
  await player.page.locator(`.dot:nth-child(${step + 1}).now`).waitFor({ state: 'attached' })
}

const kinds = ['squares', 'choose', 'move', 'ply', 'arrange']

test('learn: what is wrong is explained, for each kind of task', async (open) => {
  const knows = await learner()
  const player = await open({ path: 'learn' })
  const { page } = player
  const hands = new Pointing(player)
  const { feedback, check } = parts(player)
  for (const kind of kinds) {
    const found = knows.find((step) => step.do === kind && (kind !== 'move' || 'does' in step.goal))
    const { step } = found
    await goTo(player, found)
    switch (kind) {
      case 'squares': {
        await hands.press(check)
        await feedback.getByText('Choose first').waitFor()
        const answer = await knows.squares(step)
        const wrong = ['a1', 'a2', 'a3', 'a4', 'a5', 'a6', 'a7', 'a8', 'b1'].find((square) => !answer.includes(square))
        await hands.square(wrong)
        const cell = page.locator(`.board-place [data-square="${wrong}"]`)
        assert.equal(await cell.getAttribute('aria-selected'), 'true')
        await hands.press(check)
        await feedback.getByText('1 square is too many').waitFor()
        await feedback.getByText(answer.length === 1 ? '1 square is missing' : `${answer.length} squares are missing`).waitFor()
        assert.match(await cell.getAttribute('aria-label'), /chosen, too many/)
        assert.match(await page.locator(`.board-place [data-square="${answer[0]}"]`).getAttribute('aria-label'), /missing/)
        await hands.square(wrong)
        assert.equal(await cell.getAttribute('aria-selected'), 'false')
        break
      }
      case 'choose': {
        const wrong = step.answer === 0 ? 1 : 0
        await hands.option(wrong)
        await hands.press(check)
        await feedback.getByText(plain(found.unit.text.steps[found.index].wrong[wrong])).waitFor()
        break
      }
      case 'move': {
        const { from, to } = await knows.unlawful(step)
        await hands.square(from)
        await hands.square(to)
        await feedback.getByText('Not lawful').waitFor()
        await page.keyboard.press('Escape')
        const missing = (await knows.moves(step)).find(({ reaches, move }) => !reaches && move.kind === 'move')
        await move(hands, missing.move)
        await feedback.getByText('is lawful, but it').waitFor()
        // The piece is back, and the task can be tried again.
        await solve(player, hands, step, knows)
        break
      }
      case 'ply': {
        if (step.answer === 1) await hands.press(page.getByRole('button', { name: 'One move on' }))
        if (step.answer === 1) await hands.press(page.getByRole('button', { name: 'One move on' }))
        await hands.press(page.getByRole('button', { name: 'It is after this move' }))
        const late = step.answer === 1
        await feedback.getByText(`It is not after this move, but after ${late ? 'an earlier' : 'a later'} one.`).waitFor()
        break
      }
      case 'arrange': {
        await hands.tray('king')
        await hands.square((await knows.door.game(knows.record(step), [])).turn === 'white' ? 'a8' : 'a1')
        await feedback.getByText('Not lawful').waitFor()
      }
    }
    assert.match(await page.getByTestId('feedback').getAttribute('role'), /status/)
    await player.shot(`wrong ${kind}`)
  }
})

test('learn: a study keeps its answer until it is asked for', async (open) => {
  const knows = await learner()
  const found = knows.find(
    (step, words, { shelf }) => shelf === 'studies' && step.beside && step.do !== 'read' && words.hint,
  )
  const player = await open({ path: 'learn' })
  await goTo(player, found)
  const { page } = player
  const words = found.unit.text.steps[found.index]
  const right = plain(words.right).split('\n')[0]
  assert.equal(await page.getByText(right).count(), 0)
  assert.equal(await page.locator('.beside').count(), 0)
  await player.press('Hint')
  await page.getByText(plain(words.hint).split('\n')[0]).waitFor()
  await player.press('Show the answer')
  await page.getByText(right).waitFor()
  await page.locator('.beside .board').waitFor()
  await page.waitForFunction(() => document.activeElement.matches('.answer'))
})

test('learn: what has been done survives a reload, and can be forgotten', async (open) => {
  const knows = await learner()
  const [first, second] = knows.shelf('lessons')
  const player = await open({ path: 'learn' })
  const { page } = player
  const { next } = parts(player)
  await player.tap(page.getByRole('link', { name: `Begin: ${first.text.title}` }))
  await page.getByText(`Step 1 of ${first.steps.length}`).first().waitFor()
  await goOn(player, 1)
  await page.reload()
  await page.getByText(`Step 2 of ${first.steps.length}`).first().waitFor()
  for (let step = 2; step < first.steps.length; step++) await goOn(player, step)
  await player.tap(next)
  await page.getByRole('heading', { name: `Done: ${first.text.title}` }).waitFor()
  await player.tap(page.getByRole('link', { name: 'All lessons and studies' }))
  await page.getByRole('link', { name: `Continue: ${second.text.title}` }).waitFor()
  await page.reload()
  const link = page.locator(`ol a[href="/${address(first)}"]`)
  await link.getByText('done', { exact: true }).waitFor()
  await player.shot('learn some done')

  await player.press('Start again from the beginning')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Forget it' }).click()
  await page.getByRole('link', { name: `Begin: ${first.text.title}` }).waitFor()
  assert.equal(await page.evaluate(() => localStorage.getItem('sittuyin.learn.1')), null)

  await page.evaluate(() => localStorage.setItem('sittuyin.learn.1', '{"/learn/lessons/board":[]'))
  await page.reload()
  await page.getByRole('link', { name: `Begin: ${first.text.title}` }).waitFor()
})

test('learn: questions are found by their words, and answered on a page of their own', async (open) => {
  const knows = await learner()
  const units = knows.shelf('questions')
  const player = await open({ path: 'questions' })
  const { page } = player
  await page.getByText(`${units.length} questions`).waitFor()
  await page.getByRole('searchbox').fill('no such words at all')
  await page.getByText('No question has these words in it.').waitFor()
  const { text } = units[1]
  await page.getByRole('searchbox').fill(text.title.toUpperCase())
  await player.tap(page.getByRole('link', { name: text.title, exact: true }))
  await page.getByRole('heading', { level: 1, name: text.title, exact: true }).waitFor()
  assert.equal(new URL(page.url()).pathname, `/${address(units[1])}`)
})

test('pages: links, back, focus and the menu', async (open) => {
  const player = await open({ path: 'learn' })
  const { page } = player
  const focused = () => page.evaluate(() => document.activeElement.tagName)
  await page.getByRole('navigation').getByRole('link', { name: 'Questions' }).click()
  await page.getByRole('heading', { level: 1, name: 'Questions and answers' }).waitFor()
  assert.equal(await page.title(), 'Questions and answers · Sittuyin')
  assert.equal(await focused(), 'H1')
  assert.equal(await page.locator('nav [aria-current]').innerText(), 'Questions')
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: 'Learn Sittuyin' }).waitFor()
  assert.equal(await page.locator('nav [aria-current="page"]').innerText(), 'Learn')
  await page.getByRole('navigation').getByRole('link', { name: 'Play' }).click()
  await page.locator('#board .board').waitFor()
  assert.equal(await page.title(), 'Sittuyin · Burmese chess')
  assert.equal(await page.evaluate(() => performance.getEntriesByType('navigation').length), 1)

  await page.goto(new URL('/no-such-page', page.url()).href)
  await page.getByRole('heading', { level: 1, name: 'There is no page here' }).waitFor()
  await page.goto(new URL('/learn/lessons/no-such-lesson', page.url()).href)
  await page.getByRole('heading', { level: 1, name: 'This unit does not exist' }).waitFor()

  const phone = await open({ path: 'learn', width: 360, height: 640 })
  await phone.page.locator('body').press('Tab')
  const menu = phone.page.getByRole('button', { name: 'Menu' })
  await new Keys(phone).press(menu)
  assert.equal(await menu.getAttribute('aria-expanded'), 'true')
  await phone.page.keyboard.press('Escape')
  assert.equal(await menu.getAttribute('aria-expanded'), 'false')
  await new Keys(phone).press(menu)
  await new Keys(phone).press(phone.page.getByRole('link', { name: 'Questions', exact: true }).first())
  await phone.page.getByRole('heading', { level: 1, name: 'Questions and answers' }).waitFor()
})

for (const [lang, theme, width, height] of [
  ['en', 'light', 1280, 800],
  ['fr', 'dark', 360, 640],
  ['my', 'light', 360, 640],
  ['en', 'dark', 800, 360],
]) {
  test(`learn: accessible in ${lang}, ${theme}, ${width}`, async (open) => {
    const knows = await learner()
    const player = await open({ lang, theme, width, height, touch: width < 400, path: 'learn' })
    const { page } = player
    const state = async (name) => {
      await audit(player, `learn ${lang} ${name}`)
      await fits(player, `${lang} ${name}`)
    }
    await page.locator('ol a').first().waitFor()
    await state('index')
    await lead(player, '/questions')
    await page.getByRole('searchbox').waitFor()
    await state('questions')
    for (const kind of kinds) {
      const found = knows.find((step) => step.do === kind)
      await goTo(player, found)
      await state(kind)
      await uncovered(player, `${lang} ${kind}`)
      if (kind === 'squares') {
        await new Pointing(player).square('a1')
        await page.locator('.controls .primary').click()
        await player.page.getByTestId('feedback').locator('.feedback').waitFor()
        await state('squares checked')
        await uncovered(player, `${lang} squares checked`)
      }
    }
    const [study] = knows.shelf('studies')
    await goTo(player, { unit: study, index: study.steps.length - 1 })
    await player.tap(parts(player).next)
    await page.locator('.end').waitFor()
    await state('end')
  })
}
