// Studies that the server keeps: made on the analysis board, read and copied by their link, changed on two devices.
import assert from 'node:assert/strict'
import { audit, fits } from './audit.mjs'
import { Keys } from './hands.mjs'
import { onlineTest } from './test.mjs'

const START = 'srs2kfr/n3n3/4pppp/pppp4/4PPPP/PPPP1K1N/S5F1/2RR1NS1[] w - - 0 1'
const board = `analysis?${new URLSearchParams({ ruleset: 'modern', fen: START })}`

/** Plays on as a guest. */
const guest = ({ page }) => page.evaluate(async () => (await fetch('/api/session/guest', { method: 'POST' })).ok)
const saved = ({ page }) => page.getByTestId('saving').getByText('Saved', { exact: true }).waitFor()
const moves = ({ page }) => page.locator('.moves .move').allTextContents().then((all) => all.map((one) => one.trim()))
const chapters = ({ page }) => page.locator('.chapter').allTextContents()
const unfold = ({ page }, name) => page.locator('summary', { hasText: name }).click()

/** Writes beside what is shown. */
async function write(page, text) {
  await page.getByLabel(/^Comment/).fill(text)
  await page.getByLabel(/^Comment/).blur()
}

/** Waits until so many moves are in the list. */
const moved = ({ page }, n) => page.waitForFunction((n) => document.querySelectorAll('.moves .move').length === n, n)

/** A guest keeps what is on the analysis board; gives the address of the study. */
async function keep(player) {
  const { page } = player
  await guest(player)
  await page.goto(new URL(`/${board}`, page.url()).href)
  await page.getByRole('button', { name: 'Keep as a study' }).waitFor()
  await player.move('e4', 'd5')
  await moved(player, 1)
  await page.getByRole('button', { name: 'Keep as a study' }).click()
  await page.waitForURL('**/study/*')
  await saved(player)
  return page.url().split('?')[0]
}

/** The browser notes each refused request as an error; these were meant. */
function refused({ complaints }, ...statuses) {
  assert.deepEqual(complaints.map((text) => /status of (\d+)/.exec(text)?.[1]), statuses.map(String))
  complaints.length = 0
}

onlineTest('studies: chapters are made, kept through a reload, shown by a link, copied and deleted', async (open) => {
  const owner = await open({ path: 'rules' })
  const { page } = owner
  const address = await keep(owner)
  await page.locator('.moves .move').click()
  await page.locator('.moves .move[aria-current]').waitFor()
  await owner.move('e6', 'd5')
  await moved(owner, 2)
  const before = await moves(owner)
  // A change is saved by itself.
  await write(page, 'Where it begins')
  await page.getByTestId('saving').getByText('Not saved yet').waitFor()
  await saved(owner)

  await unfold(owner, 'Edit the chapters')
  await page.getByLabel('Title of the chapter').fill('The first')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'The first' }).waitFor()
  await page.getByRole('button', { name: 'New chapter', exact: true }).click()
  await page.locator('.chapter[aria-current]', { hasText: 'Chapter 2' }).waitFor()
  await moved(owner, 0)
  // A game in PGN becomes a chapter, too.
  await unfold(owner, 'In and out')
  await page.getByLabel('Game in PGN, or position in FEN').fill('[White "Mya"]\n[Black "Aung"]\n[Ruleset "modern"]\n\n1. K@e2 K@d7 *')
  await page.getByRole('button', { name: 'Open', exact: true }).click()
  await page.locator('.chapter[aria-current]', { hasText: 'Mya – Aung' }).waitFor()
  await moved(owner, 2)
  assert.deepEqual(await chapters(owner), ['The first', 'Chapter 2', 'Mya – Aung'])
  await page.getByRole('button', { name: 'Move up' }).click()
  await page.waitForFunction(() => document.querySelectorAll('.chapter')[1]?.textContent === 'Mya – Aung')
  assert.match(await owner.heard(), /Mya – Aung: now number 2/)

  await unfold(owner, 'Share and delete')
  await page.getByLabel('Title of the study').fill('Openings')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Openings', level: 2 }).waitFor()
  await owner.shot('study owner')

  // As long as it is private, nobody else has it.
  const reader = await open({ path: 'rules' })
  await reader.page.goto(address)
  await reader.page.getByText('What you look for is not here').waitFor()
  refused(reader, 404)
  await page.getByLabel('Everybody who has the link').check({ force: true })
  assert.equal(await page.getByLabel('Link to the study').inputValue(), address)
  await audit(owner, 'study owner')

  await page.reload()
  await moved(owner, 2)
  assert.deepEqual(await chapters(owner), ['The first', 'Mya – Aung', 'Chapter 2'])
  await page.getByRole('button', { name: 'The first' }).click()
  await page.locator('.comment', { hasText: 'Where it begins' }).waitFor()
  assert.deepEqual(await moves(owner), before)

  // Who has the link reads, tries moves, and changes nothing.
  await reader.page.goto(`${address}?chapter=none`)
  await reader.page.getByText('A study by a guest').waitFor()
  assert.equal(await reader.page.getByTestId('saving').count(), 0)
  assert.equal(await reader.page.getByLabel('Game in PGN, or position in FEN').count(), 0)
  await reader.page.getByText('You can try moves here.').waitFor()
  await write(reader.page, 'Mine')
  await audit(reader, 'study reader')
  await reader.page.reload()
  await reader.page.locator('.comment', { hasText: 'Where it begins' }).waitFor()
  const status = await reader.page.evaluate(
    async (id) => (await fetch(`/api/studies/${id}`, { method: 'DELETE' })).status,
    address.split('/').at(-1),
  )
  assert.equal(status, 401)
  refused(reader, 401)

  // A copy is the reader's own.
  await guest(reader)
  await reader.page.reload()
  await reader.page.getByRole('button', { name: 'Copy to my studies' }).click()
  await reader.page.waitForURL((url) => url.pathname.startsWith('/study/') && !address.endsWith(url.pathname))
  await saved(reader)
  assert.deepEqual(await chapters(reader), ['The first', 'Mya – Aung', 'Chapter 2'])

  await unfold(owner, 'Edit the chapters')
  await page.getByRole('button', { name: 'Delete the chapter' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete for good' }).click()
  await page.locator('.chapter[aria-current]', { hasText: 'Mya – Aung' }).waitFor()
  await unfold(owner, 'Share and delete')
  await page.getByRole('link', { name: 'My studies' }).last().click()
  await page.getByRole('link', { name: 'Openings' }).waitFor()
  assert.match(await page.locator('main li', { hasText: 'Openings' }).innerText(), /2 chapters/)
  await audit(owner, 'studies list')
  await page.getByRole('link', { name: 'Openings' }).click()
  await unfold(owner, 'Share and delete')
  await page.getByRole('button', { name: 'Delete the study' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete for good' }).click()
  await page.getByText('You keep no study yet.').waitFor()
  await reader.page.goto(address)
  await reader.page.getByText('What you look for is not here').waitFor()
  refused(reader, 404)
})

onlineTest('studies: what cannot be saved is kept here, and what was changed elsewhere is asked about', async (open) => {
  const here = await open({ path: 'rules' })
  const { page } = here
  const address = await keep(here)
  const there = await page.context().newPage()
  await there.goto(address)
  await there.getByTestId('saving').getByText('Saved', { exact: true }).waitFor()
  // Without a network it stays in the browser, also through a reload.
  await page.route('**/api/studies/**', (route) => (route.request().method() === 'PUT' ? route.abort() : route.continue()))
  await write(page, 'Written here')
  await page.getByTestId('saving').getByText('Could not be saved.').waitFor()
  here.complaints.length = 0
  await page.reload()
  await page.locator('.comment', { hasText: 'Written here' }).waitFor()
  await page.getByTestId('saving').getByText('Could not be saved.').waitFor()
  here.complaints.length = 0

  await write(there, 'Written there')
  await there.getByTestId('saving').getByText('Not saved yet').waitFor()
  await there.getByTestId('saving').getByText('Saved', { exact: true }).waitFor()
  await page.unroute('**/api/studies/**')
  await page.getByRole('button', { name: 'Save now' }).click()
  await page.getByRole('heading', { name: 'This chapter was changed elsewhere' }).waitFor()
  await audit(here, 'study conflict')
  refused(here, 409)
  await page.getByRole('button', { name: 'Keep both' }).click()
  await page.locator('.comment', { hasText: 'Written there' }).waitFor()
  await saved(here)
  assert.equal((await chapters(here)).length, 2)
  await page.locator('.chapter').nth(1).click()
  await page.locator('.comment', { hasText: 'Written here' }).waitFor()
})

for (const [lang, theme] of [['en', 'dark'], ['fr', 'light'], ['my', 'dark']]) {
  onlineTest(`studies: accessible, ${lang}, ${theme}`, async (open) => {
    const player = await open({ lang, theme, width: 360, height: 740, touch: true, path: 'studies' })
    const { page } = player
    const state = async (name) => {
      await audit(player, `studies ${name} ${lang} ${theme}`)
      await fits(player, name)
      assert.doesNotMatch(await page.locator('main').innerText(), /[{}]|undefined/, name)
    }
    await page.locator('main a.button.primary').waitFor()
    await state('nobody')
    await guest(player)
    await page.reload()
    await page.locator('main button.primary').waitFor()
    await state('empty')
    // Without a pointer, too.
    await new Keys(player).press(page.locator('main button.primary'))
    await page.waitForURL('**/study/*')
    await page.getByTestId('saving').waitFor()
    for (const summary of await page.locator('.study summary, .side > details > summary').all()) await summary.click()
    await page.locator('input[value="by-link"]').check({ force: true })
    await page.locator('input[readonly]').waitFor()
    await state('study')
    await page.locator('.study').scrollIntoViewIfNeeded()
    await player.shot(`study owner ${lang} ${theme}`)
    await page.goto(new URL('/studies', page.url()).href)
    await page.locator('main li a[href^="/study/"]').waitFor()
    await state('list')
  })
}
