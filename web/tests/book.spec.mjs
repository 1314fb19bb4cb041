// The book of the game: rules, history and glossary, in every language, on screen and on paper.
import assert from 'node:assert/strict'
import { join } from 'node:path'
import { audit, fits } from './audit.mjs'
import { test } from './test.mjs'

const rulesets = ['formal', 'modern', 'parlett', 'tournament', 'murray', 'dice', 'federation']

/** Opens a page of the book by its address. */
async function turnTo(player, path) {
  const { page } = player
  await page.goto(new URL(path, page.url()).href)
  await page.locator('h1').waitFor()
  await page.waitForLoadState('networkidle')
}

/** Every link to an anchor of this page has one, and no anchor is there twice. */
async function anchored({ page }, state) {
  const [lost, twice] = await page.evaluate(() => {
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
    const links = [...document.querySelectorAll('main a[href^="#"]')].map((link) => link.getAttribute('href').slice(1))
    return [links.filter((id) => !ids.includes(id)), ids.filter((id, index) => ids.indexOf(id) !== index)]
  })
  assert.deepEqual([lost, twice], [[], []], state)
}

for (const [lang, theme] of [['en', 'light'], ['fr', 'dark'], ['my', 'light']]) {
  test(`book: accessible, ${lang}, ${theme}`, async (open) => {
    const player = await open({ lang, theme, width: 360, height: 640, touch: true })
    const { page } = player
    const pages = ['/rules', ...rulesets.map((id) => `/rules/${id}`), '/history', '/glossary']
    for (const path of pages) {
      await turnTo(player, path)
      await page.locator(path.startsWith('/rules/') ? '.resolutions dt' : 'main :is(table, li, dl)').first().waitFor()
      const state = `book ${path} ${lang} ${theme}`
      await audit(player, state)
      await fits(player, state)
      await anchored(player, state)
      assert.doesNotMatch(await page.locator('main').innerText(), /[{}]|undefined/, state)
    }
    await turnTo(player, '/rules/federation')
    await page.locator('.tools button').last().click()
    await page.getByRole('dialog').waitFor()
    await audit(player, `book report ${lang} ${theme}`)
    await fits(player, 'report')
  })
}

test('book: the table compares any two rulesets, and all where there is room', async (open) => {
  const player = await open()
  const { page } = player
  await turnTo(player, '/rules')
  const two = page.locator('.two')
  await two.locator('tbody tr').first().waitFor()
  await page.getByLabel('Second').selectOption('tournament')
  assert.deepEqual(await two.locator('tbody th').allTextContents(), [
    'Curtain, as the official form',
    'Other pieces than rooks on the back rank',
    'Screen between rook and king',
  ])
  await page.getByLabel('First').selectOption('tournament')
  assert.equal(await two.innerText(), 'These two do not differ in any option.')
  const rows = await page.locator('.all tbody tr').all()
  assert.equal(rows.length, 24)
  for (const row of rows) assert.ok(new Set(await row.locator('td').allTextContents()).size > 1)
})

test('book: a numbered rule leads to its resolution, a source to the history, and back', async (open) => {
  const player = await open()
  const { page } = player
  await turnTo(player, '/rules/formal')
  await page.locator('section ol a', { hasText: 'C7' }).first().click()
  await page.waitForFunction(() => document.querySelector(':target')?.id === 'C7')
  assert.match(await page.locator('#C7').innerText(), /screen/)

  await page.locator('.meta a').first().click()
  await page.getByRole('heading', { level: 1, name: 'The game and its sources' }).waitFor()
  await page.waitForFunction(() => document.querySelector(':target')?.id === 'ply-yard')
  assert.ok(await page.locator('#ply-yard').isVisible())
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: 'Formal: the rules' }).waitFor()

  await page.locator('.others a', { hasText: 'Modern' }).click()
  await page.getByRole('heading', { level: 1, name: 'Modern: the rules' }).waitFor()
  await turnTo(player, '/rules/checkers')
  await page.getByRole('heading', { level: 1, name: 'There is no page here' }).waitFor()
})

test('book: the glossary is searched, and each entry has its own address', async (open) => {
  const player = await open()
  const { page } = player
  await turnTo(player, '/glossary')
  const entries = page.locator('dl > div')
  const all = await entries.count()
  assert.ok(all > 50)
  await page.getByRole('searchbox').fill('chariot')
  await page.waitForFunction((all) => document.querySelectorAll('dl > div').length < all, all)
  assert.deepEqual(await entries.evaluateAll((found) => found.map(({ id }) => id)), ['yahhta', 'chariot'])
  await page.getByRole('searchbox').fill('နယ်')
  await page.locator('#ne').waitFor()
  await page.getByRole('searchbox').fill('xyzzy')
  assert.equal(await page.getByRole('status').innerText(), 'No entry has this in it.')

  await turnTo(player, '/glossary#khwe')
  await page.waitForFunction(() => document.querySelector(':target')?.id === 'khwe')
  await page.waitForFunction(() => {
    const { top, bottom } = document.querySelector('#khwe').getBoundingClientRect()
    return top >= 0 && bottom <= innerHeight
  })
})

test('book: a report says ruleset, version, position and rule, and is copied', async (open) => {
  const player = await open()
  const { page } = player
  await player.begin({ ruleset: 'modern', opponent: 'person', fen: '8/2k5/8/4P3/4P1N1/5K2/8/8[] w - - 0 1' })
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await turnTo(player, '/rules/modern')
  await page.locator('section ol a', { hasText: 'C11' }).first().click()
  await page.getByRole('button', { name: 'Report an error' }).click()
  const dialog = page.getByRole('dialog')
  const text = dialog.getByTestId('report')
  await page.waitForFunction(() => document.querySelector('[data-testid=report]').value.includes('4P1N1'))
  await dialog.getByLabel('What is wrong').fill('Pins should matter.')
  const lines = (await text.inputValue()).split('\n')
  for (const line of [
    'Ruleset: modern', 'Version of the rules: 1 (2026-11-30)', 'Rule: C11',
    'Position in FEN: 8/2k5/8/4P3/4P1N1/5K2/8/8[] w - - 0 1', 'Language of the page: en', 'What is wrong: Pins should matter.',
  ]) {
    assert.ok(lines.includes(line), `${line} in ${lines.join(' | ')}`)
  }
  await dialog.getByRole('button', { name: 'Copy' }).click()
  await dialog.getByText('Copied.').waitFor()
  assert.equal(await page.evaluate(() => navigator.clipboard.readText()), lines.join('\n'))
})

test('book: a ruleset is printed with its boards and without what only a screen needs', async (open) => {
  for (const [lang, id] of [['en', 'formal'], ['my', 'murray']]) {
    const player = await open({ lang, theme: 'dark' })
    const { page } = player
    await turnTo(player, `/rules/${id}`)
    await page.locator('.resolutions dt').first().waitFor()
    const pdf = await page.pdf({ path: join(player.results, `book-${id}-${lang}.pdf`), preferCSSPageSize: true })
    const sheets = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0
    assert.ok(sheets >= 3 && sheets <= 12, `${sheets} sheets`)
    // A4 is 595 by 842 points.
    assert.match(pdf.toString('latin1'), /\/MediaBox\s*\[0 0 59[45][.\d]* 84[12][.\d]*\]/)

    await page.emulateMedia({ media: 'print' })
    for (const gone of ['#app > header', '.others', '.contents', '.tools']) {
      assert.equal(await page.locator(gone).first().isVisible(), false, gone)
    }
    assert.ok((await page.locator('.diagram').count()) >= 9)
    const colours = await page.evaluate(() => {
      const { backgroundColor, color } = getComputedStyle(document.body)
      return [backgroundColor, color]
    })
    assert.deepEqual(colours, ['rgb(255, 255, 255)', 'rgb(0, 0, 0)'])
    // The paper says of which game it speaks.
    assert.equal(await page.locator('.game').isVisible(), true)
    // The letters of the files stand below the frame, not on it.
    const gaps = await page.locator('.diagram').evaluateAll((boards) =>
      boards.map((board) => {
        const bottom = (part) => board.querySelector(part).getBoundingClientRect()
        return bottom('.board-files span').top - bottom('.board-surface').bottom
      }),
    )
    assert.ok(Math.min(...gaps) >= 2, `gaps of ${gaps} pixels`)
  }
})

test('book: on paper all rulesets stand side by side', async (open) => {
  const player = await open({ lang: 'en', width: 793, height: 1122 })
  const { page } = player
  await turnTo(player, '/rules')
  await page.locator('.two table').waitFor()
  assert.equal(await page.locator('.all table').isVisible(), false)
  await page.emulateMedia({ media: 'print' })
  assert.equal(await page.locator('.all table').isVisible(), true)
  for (const gone of ['#app > header', '.choices', '.two table']) {
    assert.equal(await page.locator(gone).first().isVisible(), false, gone)
  }
  const { wide, room } = await page.locator('.all table').evaluate((table) => ({ wide: table.scrollWidth, room: document.body.clientWidth }))
  assert.ok(wide <= room, `${wide} of ${room} pixels`)
})
