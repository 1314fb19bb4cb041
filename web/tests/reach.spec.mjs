// Reloads, the keyboard, small screens and languages.
import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { test } from './test.mjs'

const settled = () => JSON.parse(localStorage.getItem('sittuyin.game.1')).record.moves.length >= 16

test('a reload in the deployment and in mid-game loses nothing', async (open) => {
  const player = await open({})
  const { page } = player
  await player.begin({ color: 'red' })
  await player.place('king', 'e2')
  await page.waitForFunction(() => document.querySelector('[data-square="e2"]')?.ariaLabel?.includes('king'))
  await page.reload()
  await page.locator('.board').waitFor()
  assert.match(await player.hear('e2'), /Red king/)
  await player.deploy()
  await player.turn()
  await page.waitForFunction(settled)
  await player.moveAny('Red pawn')
  await player.entries(18)
  await player.turn()
  const before = await page.locator('.board [data-square]').evaluateAll((all) => all.map((one) => one.ariaLabel))
  await page.reload()
  await page.locator('.board').waitFor()
  await player.turn()
  const after = await page.locator('.board [data-square]').evaluateAll((all) => all.map((one) => one.ariaLabel))
  assert.deepEqual(after, before)
})

test('damaged storage gives a new game, and the damaged one can be saved as a file', async (open) => {
  const player = await open({})
  const { page } = player
  const notice = page.getByTestId('damaged')
  assert.equal(await notice.count(), 0)
  await page.evaluate(() => localStorage.setItem('sittuyin.game.1', '{"record":'))
  await page.evaluate(() => localStorage.setItem('sittuyin.settings.1', '[]['))
  await page.reload()
  await notice.getByText('could not be read').waitFor()
  assert.ok(await player.turn())
  // The new game is kept, and does not destroy what was there.
  await player.place('king', 'e2')
  await page.reload()
  const [download] = await Promise.all([page.waitForEvent('download'), notice.getByRole('link').click()])
  assert.equal(download.suggestedFilename(), 'sittuyin-game.json')
  assert.equal(await readFile(await download.path(), 'utf8'), '{"record":')
  await player.press('Delete the copy')
  await notice.waitFor({ state: 'detached' })
  await page.reload()
  await page.locator('.board').waitFor()
  assert.ok(await player.turn())
  assert.equal(await notice.count(), 0)

  // A game that these rules cannot replay is put aside as well.
  await player.restore({ moves: ['a1a1'] })
  await notice.waitFor()
})

test('who has not played is shown to the lessons', async (open) => {
  const player = await open({})
  const { page } = player
  const link = page.getByRole('link', { name: 'New to Sittuyin? Begin with the lessons.' })
  await link.click()
  await page.getByRole('heading', { level: 1, name: 'Learn Sittuyin' }).waitFor()
  await page.goBack()
  await player.deploy()
  await player.turn()
  assert.equal(await link.count(), 0)
})

test('the keyboard alone: new game, army, promotion, refusal, resignation', async (open) => {
  const player = await open({})
  const { page } = player
  const press = async (...keys) => {
    for (const key of keys) await page.keyboard.press(key)
  }
  /** Tabs on until the wanted thing has the focus. */
  const tabTo = async (matches) => {
    for (let i = 0; i < 80; i++) {
      await press('Tab')
      if (await page.evaluate(matches)) return
    }
    assert.fail(`the focus never reaches ${matches}`)
  }

  await page.locator('body').press('Tab')
  assert.equal(await page.evaluate(() => document.activeElement.textContent), 'Skip to the board')

  await tabTo(() => document.activeElement.textContent.trim() === 'New game')
  await press('Enter')
  await page.getByRole('dialog').waitFor()
  await tabTo(() => document.activeElement.matches('input.text-input'))
  await page.keyboard.insertText('8/2k5/3p4/4P3/4P3/5K2/8/8[] w - - 0 1')
  await press('Enter')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await player.turn()

  // The board has the focus. From its corner the arrows lead to e5.
  await page.waitForFunction(() => document.activeElement.matches('[data-square]'))
  await press('Control+Home')
  const at = await page.evaluate(() => document.activeElement.dataset.square)
  for (let i = at.charCodeAt(0); i < 'e'.charCodeAt(0); i++) await press('ArrowRight')
  for (let i = Number(at[1]); i > 5; i--) await press('ArrowDown')
  for (let i = Number(at[1]); i < 5; i++) await press('ArrowUp')
  assert.equal(await page.evaluate(() => document.activeElement.dataset.square), 'e5')

  // A refusal first: a pawn does not go back.
  await press('Enter', 'ArrowDown', 'ArrowDown', 'Enter')
  await player.explanation().getByText('A pawn moves one step straight forward').waitFor()
  await press('Escape')

  await tabTo(() => document.activeElement.textContent.includes('Promote to general on e5'))
  await press('Enter')
  await page.waitForFunction(() => document.querySelector('[data-square="e5"]')?.ariaLabel?.includes('general'))
  await player.turn()

  await tabTo(() => document.activeElement.textContent.trim() === 'Resign')
  await press('Enter')
  await page.getByRole('alertdialog').waitFor()
  assert.equal(await page.evaluate(() => document.activeElement.textContent), 'Play on')
  await press('Tab', 'Enter')
  await page.locator('.result').getByText('Red resigned.').waitFor()
  await page.waitForFunction(() => document.activeElement.id === 'result')
})

test('the army goes up by keyboard, and the moves are leafed through', async (open) => {
  const player = await open({})
  const { page } = player
  const press = async (...keys) => {
    for (const key of keys) await page.keyboard.press(key)
  }
  await player.begin({ color: 'red' })
  await page.locator('.tray.is-active [data-role="king"]').focus()
  await press('Enter')
  assert.match(await page.evaluate(() => document.activeElement.ariaLabel), /Red king, 1 in hand, selected/)
  await player.square('e2').focus()
  await press('Enter')
  await page.waitForFunction(() => document.querySelector('[data-square="e2"]')?.ariaLabel?.includes('Red king'))
  assert.match(await player.heard(), /King placed on e2/)
  await press('Delete')
  await page.waitForFunction(() => document.querySelector('[data-square="e2"]')?.ariaLabel?.includes('empty'))

  await player.deploy()
  await player.turn()
  await page.waitForFunction(settled)
  await page.locator('.moves [aria-current]').focus()
  await press('Home')
  await page.getByText('An earlier position').waitFor()
  await press('End')
  await page.getByText('Your move').waitFor()
})

for (const [lang, said] of [
  ['fr', { side: /roi des Rouges/, refused: 'La case e4 est occupée.', digits: /niveau 1/ }],
  ['my', { side: /အနီ မင်းကြီး/, refused: 'e4 မလွတ်ပါ။', digits: /အဆင့် ၁/ }],
]) {
  test(`the language of the browser: ${lang}`, async (open) => {
    const player = await open({ lang })
    const { page, words } = player
    assert.equal(await page.evaluate(() => document.documentElement.lang), lang)
    await player.begin({ color: 'red', level: 1 })
    await player.place('king', 'e4')
    await player.explanation().getByText(said.refused).waitFor()
    // What was taken is still held.
    await player.tap(player.square('e2'))
    await page.waitForFunction(() => document.querySelector('.draft .button:nth-child(2):not(:disabled)'))
    assert.match(await player.hear('e2'), said.side)
    assert.match(await page.locator('.status').innerText(), said.digits)
    await player.deploy()
    await player.turn()
    await page.waitForFunction(settled)
    await player.shot(`play ${lang}`)

    // Only the language in use was fetched.
    const catalogues = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => /\/(en|fr|my)-[^/]*\.js$/.exec(name)?.[1]).filter(Boolean),
    )
    assert.deepEqual(catalogues, [lang])

    // Another language is chosen and kept.
    await player.press(words.settings)
    await page.getByRole('radio', { name: 'English' }).check({ force: true })
    await page.getByRole('heading', { name: 'Settings' }).waitFor()
    await page.reload()
    await page.locator('.board').waitFor()
    assert.equal(await page.evaluate(() => document.documentElement.lang), 'en')
    await player.button('New game').waitFor()
  })
}

test('Burmese letters are fetched only when they are shown', async (open) => {
  const player = await open({})
  const fonts = () =>
    player.page.evaluate(() =>
      performance.getEntriesByType('resource').filter(({ name }) => name.includes('padauk') && name.endsWith('woff2')).length,
    )
  await player.turn()
  assert.equal(await fonts(), 0)
  await player.press('Settings')
  await player.page.getByRole('radio', { name: 'မြန်မာ' }).check({ force: true })
  await player.page.getByRole('heading', { name: 'ဆက်တင်များ' }).waitFor()
  await player.page.waitForFunction(() => document.fonts.check('16px Padauk', 'မ'))
  await player.page.waitForFunction(() => [...document.fonts].some(({ status }) => status === 'loaded'))
  assert.ok((await fonts()) > 0)
})

test('settings show at once and are kept', async (open) => {
  const player = await open({})
  const { page } = player
  await player.begin({ color: 'red' })
  await player.place('king', 'e2')
  await page.waitForFunction(() => document.querySelector('[data-square="e2"]')?.ariaLabel?.includes('Red king'))
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const light = await ground()
  await player.press('Settings')
  await page.getByRole('radio', { name: 'Dark' }).check({ force: true })
  await page.getByRole('radio', { name: 'International, white and black' }).check({ force: true })
  await page.getByRole('checkbox', { name: 'Letters and numbers at the board' }).uncheck()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await page.reload()
  await page.locator('.board').waitFor()
  await player.turn()
  assert.notEqual(await ground(), light)
  assert.match(await player.hear('e2'), /White king/)
  assert.ok(await page.locator('.board-files').isHidden())
  await player.shot('international')
  await player.press('Turn the board')
  await page.locator('.board[data-orientation="black"]').waitFor()
})

test('the computer player is fetched when it is needed; a failure is said and can be tried again', async (open) => {
  const player = await open({})
  const { page } = player
  const asked = []
  page.on('request', (request) => asked.push(request.url()))
  await player.begin({ fen: '8/2k5/3p4/4P3/4P3/5K2/8/8[] w - - 0 1' })
  await player.turn()
  assert.deepEqual(asked.filter((url) => url.includes('engine')), [])
  await page.route(/engine-.*\.wasm/, (route) => route.abort())
  await player.move('f3', 'g3')
  await page.getByText('The computer player could not be reached.').waitFor()
  await player.shot('no engine')
  player.complaints.length = 0
  await page.unroute(/engine-.*\.wasm/)
  await player.press('Try again')
  await player.turn()
  assert.equal((await player.kept()).record.moves.length, 2)
})

test('a tap finds its square after the page has shifted under it', async (open) => {
  const player = await open({ width: 360, height: 640, touch: true })
  const { page } = player
  await player.begin({ color: 'red' })
  await page.evaluate(() => {
    const banner = document.createElement('div')
    banner.append('Notice')
    banner.id = 'banner'
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('#banner { block-size: 60px }')
    document.adoptedStyleSheets = [sheet]
    document.body.prepend(banner)
  })
  await player.place('king', 'e2')
  await page.waitForFunction(() => document.querySelector('[data-square="e2"]')?.ariaLabel?.includes('Red king'))
})

/** The window shows the whole of it without scrolling. */
async function inSight(locator, what) {
  const { y, height } = await locator.boundingBox()
  const low = await locator.page().evaluate(() => innerHeight)
  assert.ok(y >= 0 && y + height <= low, `${what} ends at ${y + height}`)
}

test('the game fills a desktop window and does not scroll', async (open) => {
  const { page } = await open({})
  assert.equal(await page.evaluate(() => document.documentElement.scrollHeight), 800)
})

test('a phone of 360 x 640 by touch', async (open) => {
  const player = await open({ width: 360, height: 640, touch: true })
  const { page } = player
  await player.begin({ color: 'red' })
  const board = () => page.locator('.board-frame').boundingBox()
  const before = await board()
  assert.ok(before.width >= 0.92 * 360, `the board is ${before.width} wide`)
  for (const tray of await page.locator('.tray').all()) {
    const box = await tray.boundingBox()
    assert.ok(box.y >= 0 && box.y + box.height <= 640, `a tray is at ${box.y}`)
    for (const place of await tray.locator('button').all()) {
      const { width, height } = await place.boundingBox()
      assert.ok(width >= 44 && height >= 44, `a place of the tray is ${width} x ${height}`)
    }
  }
  const wide = await page.evaluate(() => document.documentElement.scrollWidth)
  assert.equal(wide, 360)
  for (const lang of ['English', 'Français', 'မြန်မာ']) {
    await page.getByRole('button', { name: /Settings|Réglages|ဆက်တင်များ/ }).tap()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('radio', { name: lang }).check({ force: true })
    await inSight(dialog.getByRole('button'), `${lang}: the way out of the settings`)
    await dialog.getByRole('button').tap()
    await inSight(page.locator('.offers .note'), `${lang}: the hint`)
    await inSight(page.locator('.draft .primary'), `${lang}: the confirmation`)
  }
  await page.getByRole('button', { name: 'ဆက်တင်များ' }).tap()
  await page.getByRole('dialog').getByRole('radio', { name: 'English' }).check({ force: true })
  await page.keyboard.press('Escape')

  await player.place('rook', 'a2')
  await player.explanation().getByText('Rooks are placed only on your own back rank').waitFor()
  await player.shot('phone refusal')
  await player.press('Close the explanation')
  await player.tap(player.square('a1'))
  await page.waitForFunction(() => document.querySelector('[data-square="a1"]')?.ariaLabel?.includes('rook'))
  await player.deploy()
  await player.turn()
  await page.waitForFunction(settled)
  await player.moveAny('Red pawn')
  await page.waitForFunction(() => JSON.parse(localStorage.getItem('sittuyin.game.1')).record.moves.length > 17)
  assert.deepEqual(await board(), before, 'the board never shifts')
  assert.equal(await page.evaluate(() => scrollY), 0)
  await player.shot('phone play')
})
