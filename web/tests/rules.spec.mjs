// What the rules ask of the page: promotions, refusals that teach, counts and claims.
import assert from 'node:assert/strict'
import { test } from './test.mjs'

test('a pawn is promoted where it stands, by the control', async (open) => {
  const player = await open({})
  await player.begin({ fen: '8/2k5/3p4/4P3/4P3/5K2/8/8[] w - - 0 1' })
  await player.turn()
  const control = player.button('Promote to general on e5')
  const { width, height } = await control.boundingBox()
  assert.ok(width >= 44 && height >= 44, `${width} x ${height}`)
  await control.click()
  await player.page.waitForFunction(() => document.querySelector('[data-square="e5"]')?.ariaLabel?.includes('general'))
  assert.match(await player.heard(), /Red: the pawn on e5 becomes a general/)
  assert.equal((await player.kept()).record.moves[0], 'e5e5f')
})

test('a pawn is promoted where it stands, by choosing it twice', async (open) => {
  const player = await open({})
  await player.begin({ fen: '8/2k5/3p4/4P3/4P3/5K2/8/8[] w - - 0 1' })
  await player.turn()
  await player.square('e5').click()
  assert.match(await player.hear('e5'), /may promote to general/)
  await player.square('e5').click()
  await player.page.waitForFunction(() => document.querySelector('[data-square="e5"]')?.ariaLabel?.includes('general'))
})

test('a pawn with its general alive is told why it is not promoted', async (open) => {
  const player = await open({})
  await player.begin({ fen: '8/2k5/3p4/4P3/4P3/4FK2/8/8[] w - - 0 1' })
  await player.turn()
  assert.equal(await player.button(/Promote to general/).count(), 0)
  await player.square('e5').click()
  await player.square('e5').click()
  await player.explanation().getByText('You still have your general.').waitFor()
})

test('a stalemating move is refused, explained and said again', async (open) => {
  const player = await open({})
  await player.begin({ fen: 'k7/7R/1K6/8/8/8/8/8[] w - - 0 1' })
  await player.turn()
  await player.move('h7', 'b7')
  await player.explanation().getByText('Such a stalemate is forbidden').waitFor()
  assert.match(await player.explanation().innerText(), /Rule C1/)
  assert.equal((await player.kept()).record.moves.length, 0)
  await player.shot('stalemate refused')

  // An equal sentence is a new element in the same region, so it is read again.
  const region = await player.explanation().elementHandle()
  const first = await player.explanation().locator('.explanation').elementHandle()
  await player.square('b7').click()
  await player.page.waitForFunction((old) => !old.isConnected, first)
  assert.match(await player.explanation().innerText(), /Such a stalemate is forbidden/)
  assert.ok(await region.evaluate((element) => element.isConnected))

  // After a refusal the next lawful move works: the mate.
  await player.square('h8').click()
  await player.page.locator('.result').getByText('Checkmate').waitFor()
})

test('a Black rook may not face the king', async (open) => {
  const player = await open({})
  const fen = '8/8/4pppp/pppp4/4PPPP/PPPPFN2/1SKSN3/5RR1[kfrrssnn] b - - 0 1'
  await player.begin({ fen, color: 'black' })
  await player.turn()
  await player.place('rook', 'c8')
  const refused = 'A Black rook may not face the Red king while only pawns, or nothing, stand between.'
  await player.explanation().getByText(refused).waitFor()
  assert.match(await player.explanation().innerText(), /Rule C7/)
  assert.match(await player.hear('c8'), /empty/)
  await player.shot('rook refused')

  // A piece between makes it lawful; and then that piece may not leave.
  await player.place('knight', 'c7')
  await player.place('rook', 'c8')
  await player.page.waitForFunction(() => document.querySelector('[data-square="c8"]')?.ariaLabel?.includes('rook'))
  await player.move('c7', 'd7')
  await player.explanation().getByText('While the rook is there, it must stay.').waitFor()
})

test('what is missing is said, and an incomplete army cannot be confirmed', async (open) => {
  const player = await open({})
  await player.begin({ color: 'red' })
  await player.place('king', 'e2')
  await player.page.getByText('Still in hand: 1 general, 2 elephants, 2 knights, and 2 rooks.').waitFor()
  assert.ok(await player.button('Confirm').isDisabled())
  await player.press('Take back')
  await player.page.waitForFunction(() => document.querySelector('[data-square="e2"]')?.ariaLabel?.includes('empty'))
  assert.equal((await player.kept()).record.moves.length, 0)
})

test('fifty moves without progress can be claimed under modern rules', async (open) => {
  const player = await open({})
  await player.begin({ ruleset: 'modern', fen: 'k6f/8/8/8/8/4p3/4P3/K5R1[] w - - 98 60' })
  await player.turn()
  assert.equal(await player.button(/Claim a draw/).count(), 0)
  await player.move('g1', 'g2')
  await player.turn()
  const claim = player.button('Claim a draw: fifty moves without progress')
  await claim.waitFor()
  await player.shot('claim offered')
  await claim.click()
  await player.page.locator('.result').getByText('Claimed: fifty moves of each side').waitFor()
  assert.match(await player.page.locator('.result').innerText(), /A draw/)
})

test('the count is shown', async (open) => {
  const player = await open({})
  await player.begin({ ruleset: 'modern', fen: '8/8/8/3k4/3n4/8/8/3RK3[] w - - 0 1' })
  await player.turn()
  await player.move('d1', 'd4')
  await player.page.getByText(/Count \d+ of 16/).waitFor()
})

test('a position that cannot be played is refused in the dialog', async (open) => {
  const player = await open({})
  await player.press('New game')
  const dialog = player.page.getByRole('dialog')
  await dialog.getByLabel('From a position').fill('8/8 w')
  await dialog.getByRole('button', { name: 'Start', exact: true }).click()
  await dialog.getByText('This position cannot be played under these rules.').waitFor()
  assert.equal(await dialog.getByLabel('From a position').getAttribute('aria-invalid'), 'true')
})

test('a position that cannot be played is explained in the language of the page', async (open) => {
  for (const [lang, sentence] of [['en', 'Red has no king.'], ['fr', 'Les Rouges n’ont pas de roi.'], ['my', 'အနီတွင် မင်းကြီး မရှိပါ။']]) {
    const player = await open({ lang })
    const { page, words } = player
    await player.press(words.newGame)
    await page.getByLabel(words.position).fill('k7/8/8/8/8/8/8/8[] w')
    await page.getByRole('dialog').getByRole('button', { name: words.start, exact: true }).click()
    const problem = await page.locator('.problem').innerText()
    assert.ok(problem.endsWith(sentence), problem)
  }
})
