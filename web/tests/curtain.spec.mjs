// Behind the curtain: nothing of one army is to be found anywhere before both are confirmed.
import assert from 'node:assert/strict'
import { test } from './test.mjs'

/** What the page shows of pieces that are no pawns, to eyes, to readers and in what is said. */
async function traces(player) {
  const { page } = player
  const tree = await page.locator('body').ariaSnapshot()
  const squares = await page
    .locator('.board [data-square]')
    .evaluateAll((all) => all.filter(({ ariaLabel }) => !/pawn|empty/.test(ariaLabel)).map(({ ariaLabel }) => ariaLabel))
  const drawn = await page
    .locator('.scene use')
    .evaluateAll((all) => all.map((use) => use.getAttribute('href')).filter((href) => !href.endsWith('-pawn')))
  const stops = await page.locator('.cell[tabindex="0"]').evaluateAll((all) => all.map(({ dataset }) => dataset.square))
  return { tree, squares, drawn, stops, said: await player.heard(), page: await page.content() }
}

test('the curtain between two people hides the army until both are shown', async (open) => {
  const player = await open({})
  const { page } = player
  await player.begin({ ruleset: 'tournament', opponent: 'person', order: 'hidden' })
  await page.getByRole('heading', { name: 'Hand the device to Red' }).waitFor()
  await page.getByText('Black looks away while you arrange.').waitFor()
  assert.ok(await page.locator('.board').isHidden())
  assert.match(await player.heard(), /Hand the device to Red/)
  assert.equal(await page.evaluate(() => document.activeElement.textContent.trim()), 'I am Red: arrange my army')
  await page.reload()
  await player.lift()
  await page.locator('.status').getByText('Red: arrange the army').waitFor()

  // The gap before the pawns is closed (C8).
  await player.place('knight', 'a4')
  await player.explanation().locator('.explanation').waitFor()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')

  await player.army('white')
  assert.match(await player.heard(), /Rook placed on h1/)
  await page.reload()
  await page.locator('.status').getByText('Red: arrange the army').waitFor()
  assert.match(await player.hear('e2'), /Red king/)
  await player.confirm()

  await page.getByRole('heading', { name: 'Hand the device to Black' }).waitFor()
  const check = async (state, stop) => {
    const { tree, squares, drawn, stops, said, page: html } = await traces(player)
    assert.deepEqual(squares, [], state)
    assert.deepEqual(drawn, [], state)
    assert.deepEqual(stops, [stop], `${state}: the focus is at ${stops}`)
    assert.doesNotMatch(said, /placed|king|rook|[a-h][1-8]/i, state)
    assert.doesNotMatch(tree, /(Red|Black) (king|general|elephant|knight|rook)"?$/m, state)
    assert.doesNotMatch(html, /[KFSNR]@|Red (king|general|elephant|knight|rook)"/, state)
  }
  await check('covered', 'e1')
  assert.ok(await page.locator('.board').isHidden())
  assert.equal(await page.evaluate(() => document.activeElement.textContent.trim()), 'I am Black: arrange my army')
  assert.ok(await player.button('Take back').isDisabled())
  await player.shot('curtain')
  assert.deepEqual((await player.kept()).record.moves, [])

  await page.reload()
  await page.getByRole('heading', { name: 'Hand the device to Black' }).waitFor()
  await check('covered after a reload', 'e1')

  await player.lift()
  await page.locator('.status').getByText('Black: arrange the army').waitFor()
  const { squares, drawn, said } = await traces(player)
  assert.deepEqual([squares, drawn], [[], []])
  assert.doesNotMatch(said, /Red|placed/)
  // The hand of the other side is full, whatever it did with it.
  assert.match(await page.locator('.tray.is-far').innerHTML(), /Red rook, 2 in hand/)
  assert.ok(await player.button('Take back').isDisabled())

  await player.place('king', 'd7')
  await page.waitForFunction(() => document.querySelector('[data-square="d7"]').ariaLabel.includes('king'))
  await page.reload()
  await page.locator('.status').getByText('Black: arrange the army').waitFor()
  assert.deepEqual((await traces(player)).squares, ['d7, Black king'])
  await player.army('black', ['d7'])
  await player.confirm()

  await page.locator('.status').getByText('Red to move').waitFor()
  assert.match(await player.heard(), /both armies are shown/)
  assert.match(await player.hear('e2'), /Red king/)
  assert.match(await player.hear('d7'), /Black king/)
  const { record } = await player.kept()
  assert.equal(record.moves.length, 16)
  assert.ok(record.moves.slice(0, 8).every((move) => Number(move[3]) <= 4), 'Red’s placements come first')
  // What has been shown cannot be hidden again.
  assert.ok(await player.button('Take back').isDisabled())
  await player.move('a3', 'a4')
  await player.entries(17)
  await player.press('Take back')
  await page.locator('.status').getByText('Red to move').waitFor()
})

test('the curtain is drawn aside, for those who like to see it', async (open) => {
  const player = await open({ motion: true })
  const { page } = player
  await player.begin({ ruleset: 'tournament', opponent: 'person', order: 'hidden' })
  await player.lift()
  await player.army('white')
  await player.confirm()
  await player.tap(page.getByTestId('curtain').getByRole('button'))
  await page.locator('.curtain.opening').waitFor()
  await page.locator('.curtain').waitFor({ state: 'detached' })
  await page.locator('.status').getByText('Black: arrange the army').waitFor()
})

test('the computer arranges behind the curtain without a look at the player’s army', async (open) => {
  const against = async (color, arrange) => {
    const player = await open({ seed: 7 })
    const { page } = player
    await player.begin({ ruleset: 'tournament', order: 'hidden', color: 'red', level: 3 })
    await page.getByText('the other side sees nothing of it').waitFor()
    await arrange(player)
    await player.confirm()
    await player.entries(16)
    await player.turn()
    assert.match(await player.heard(), /both armies are shown/)
    return (await player.kept()).record.moves
  }
  const one = await against('red', (player) => player.army('white'))
  const two = await against('red', async (player) => {
    await player.place('king', 'h2')
    await player.press('Arrange for me')
    await player.page.waitForFunction(() => !document.querySelector('.draft .primary').disabled)
  })
  assert.notDeepEqual(one.slice(0, 8).sort(), two.slice(0, 8).sort())
  assert.deepEqual(one.slice(8), two.slice(8))
})

test('the computer behind the curtain, with the player as Black', async (open) => {
  const player = await open({})
  const { page } = player
  await player.begin({ ruleset: 'tournament', order: 'hidden', color: 'black', level: 1 })
  await page.locator('.status').getByText('Arrange your army').waitFor()
  assert.deepEqual((await traces(player)).squares, [])
  await player.army('black')
  await page.reload()
  await page.locator('.status').getByText('Arrange your army').waitFor()
  assert.match(await player.hear('d7'), /Black king/)
  await player.confirm()
  await player.entries(17)
  await player.turn()
  await page.locator('.status').getByText('Your move').waitFor()
})

test('who resigns behind the curtain ends the game, and the other army stays unseen', async (open) => {
  const player = await open({})
  const { page } = player
  await player.begin({ ruleset: 'tournament', opponent: 'person', order: 'hidden' })
  await player.lift()
  await player.army('white')
  await player.confirm()
  await player.lift()
  await player.place('king', 'd7')
  await page.waitForFunction(() => document.querySelector('[data-square="d7"]').ariaLabel.includes('king'))
  await player.press('Resign')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Resign' }).click()
  await page.locator('.result').getByText('Black resigned.').waitFor()
  assert.deepEqual((await traces(player)).squares, [])
  assert.deepEqual((await player.kept()).secret, {})
})
