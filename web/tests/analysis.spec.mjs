// The analysis board: lines of the engine, variations, a game that is judged, games in and out.
import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { audit, fits } from './audit.mjs'
import { test } from './test.mjs'

const START = 'srs2kfr/n3n3/4pppp/pppp4/4PPPP/PPPP1K1N/S5F1/2RR1NS1[] w - - 0 1'
const GAME = `[White "Mya"]
[Black "Aung"]
[Ruleset "modern"]
[SetUp "1"]
[FEN "${START}"]
[Result "1-0"]

1. exd5 {takes} exd5 2. c4 Nac6 (2... bxc4 3. bxc4 dxc4) 3. cxd5 Nd4+ 4. Kf2 1-0
`
/** White's rook goes where the king takes it: a win becomes a draw. */
const BLUNDER = `[Ruleset "formal"]
[SetUp "1"]
[FEN "8/k6R/8/2K5/8/8/8/8[] b - - 0 1"]

1... Ka8 2. Ra7+ Kxa7 1/2-1/2
`

const at = (fen, ruleset = 'modern') => ({ path: `analysis?${new URLSearchParams({ ruleset, fen })}` })

/** The moves as they stand in the list, those of variations in brackets. */
function moves({ page }) {
  return page.locator('.moves .list').evaluate((list) => {
    const read = (element) =>
      [...element.children]
        .map((one) =>
          one.matches('.variation') ? `(${read(one)})` : one.matches('.step') ? one.querySelector('.move').textContent.trim() : '',
        )
        .filter(Boolean)
        .join(' ')
    return read(list)
  })
}

/** Brings a text in. */
async function bring({ page }, text) {
  if (!(await page.getByLabel('Game in PGN, or position in FEN').isVisible())) await page.getByText('In and out').click()
  await page.getByLabel('Game in PGN, or position in FEN').fill(text)
  await page.getByRole('button', { name: 'Open', exact: true }).click()
}

test('analysis: the engine shows lines, and a line that is followed becomes part of the game', async (open) => {
  const player = await open(at(START))
  const { page } = player
  await page.getByRole('switch', { name: 'Let the engine look' }).check()
  await page.waitForFunction(() => {
    const depth = /\d+/.exec(document.querySelector('[data-testid=depth]')?.textContent ?? '')
    return depth && Number(depth[0]) >= 5
  })
  const lines = page.getByTestId('engine').locator('li')
  assert.equal(await lines.count(), 3)
  const bar = await page.locator('.bar').getAttribute('aria-label')
  assert.match(bar, /^Expected points of Red: \d+ of 100$/)
  const line = lines.first().getByRole('button')
  // In one breath: the line may be another one at any moment.
  const third = await line.nth(2).evaluate((move) => {
    const text = move.textContent
    move.click()
    return text
  })
  await page.waitForFunction(() => document.querySelectorAll('.moves .move').length === 3)
  assert.ok((await moves(player)).endsWith(third))
  // The engine goes on with what is shown now.
  await page.getByTestId('depth').waitFor()
  await page.getByTestId('engine').getByRole('combobox').selectOption('1')
  await page.waitForFunction(() => document.querySelectorAll('[data-testid=engine] li').length === 1)
  await player.shot('analysis lines')
})

test('analysis: a game with variations is read, leafed through by keyboard, changed and written', async (open) => {
  const player = await open(at(START))
  const { page } = player
  await bring(player, GAME)
  await page.locator('.variation').waitFor()
  assert.equal(await moves(player), 'exd5 exd5 c4 Nac6 (bxc4 bxc4 dxc4) cxd5 Nd4+ Kf2')

  await page.locator('.moves .move').first().focus()
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowDown']) {
    const before = await page.locator('.moves [aria-current]').count()
    await page.keyboard.press(key)
    await page.waitForFunction((before) => before === 0 || document.activeElement?.hasAttribute('aria-current'), before)
    await page.waitForTimeout(50)
  }
  assert.match(await page.locator('.moves [aria-current]').getAttribute('aria-label'), /^bxc4\. Black: pawn from b5 captures pawn on c4/)
  assert.match(await player.hear('c4'), /Black pawn/)

  await page.getByLabel('Comment on this move').fill('The pawn bites.')
  await page.getByRole('button', { name: 'interesting move' }).click()
  await page.getByRole('button', { name: 'Make it the main line' }).click()
  await page.waitForFunction(() => !document.querySelector('.variation .move[aria-current]'))
  assert.equal(await moves(player), 'exd5 exd5 c4 bxc4!? (Nac6 cxd5 Nd4+ Kf2) bxc4 dxc4')

  await page.getByText('In and out').click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as PGN' }).click(),
  ])
  const written = (await readFile(await download.path(), 'utf8')).replace(/\s+/g, ' ')
  assert.ok(written.includes('2. c4 bxc4 $5 {The pawn bites.} (2... Nac6 3. cxd5 Nd4+ 4. Kf2) 3. bxc4 dxc4 1-0'), written)

  // A reload goes on with the study.
  await page.reload()
  await page.locator('.variation').waitFor()
  assert.equal(await moves(player), 'exd5 exd5 c4 bxc4!? (Nac6 cxd5 Nd4+ Kf2) bxc4 dxc4')
  await page.locator('.variation .move').first().click()
  await page.getByRole('button', { name: /^Delete from here/ }).click()
  await page.locator('.variation').waitFor({ state: 'detached' })
  assert.equal(await moves(player), 'exd5 exd5 c4 bxc4!? bxc4 dxc4')
})

test('analysis: what cannot be read is named, and of several games one is chosen', async (open) => {
  const player = await open(at(START))
  const { page } = player
  await bring(player, '1. exd5 Qh4')
  await page.getByText(/line 1, column/).waitFor()
  await bring(player, '8/8/8/8/8/8/8/8[] w - - 0 1')
  await page.getByText('Red has no king.').waitFor()
  assert.match(await player.hear('e4'), /Red pawn/)
  await bring(player, `${GAME}\n${BLUNDER}`)
  const several = page.getByLabel('Choose one of 2 games')
  assert.deepEqual(await several.locator('option').allInnerTexts(), ['Mya against Aung, 1-0', 'Game 2'])
  // Choosing by keyboard passes over games; only the button opens one.
  await several.selectOption('1')
  assert.equal(await several.count(), 1)
  await page.getByRole('button', { name: 'Open this game' }).click()
  await page.locator('[data-square=a7][aria-label*="Black king"]').waitFor()
  assert.equal(await moves(player), 'Ka8 Ra7+ Kxa7')
})

test('analysis: a game that goes on after its end is read as far as that, and judged', async (open) => {
  const player = await open(at(START))
  const { page } = player
  await bring(player, BLUNDER.replace('1/2-1/2', '3. Kc4 Kb6 1/2-1/2'))
  await page.locator('[data-square=a7][aria-label*="Black king"]').waitFor()
  await page.locator('.moves .move').nth(4).waitFor()
  await page.getByRole('button', { name: 'Judge the whole game' }).click()
  await page.getByTestId('report').getByText('blunders: 1').waitFor()
  await page.locator('.moves .move').last().click()
  await page.locator('.moves .move[aria-current]').getByText('Kxa7').waitFor()
})

test('analysis: a link that leads nowhere leaves what was kept', async (open) => {
  const player = await open(at(START))
  const { page } = player
  await player.move('e4', 'd5')
  await page.locator('.moves .move').waitFor()
  await page.route('**/api/games/**', (route) => route.fulfill({ status: 404, body: '' }))
  await page.goto(`${new URL('/analysis?game=none', page.url())}`)
  await page.getByText('What the link leads to could not be opened.').waitFor()
  assert.equal(await moves(player), 'exd5')
  // The fault is told on the console as well.
  assert.ok(player.complaints.length > 0 && player.complaints.every((one) => one.includes('404')))
  player.complaints.length = 0
})

test('analysis: a game is judged, and a better move is looked for', async (open) => {
  const player = await open(at(START))
  const { page } = player
  await bring(player, BLUNDER)
  await page.locator('[data-square=a7][aria-label*="Black king"]').waitFor()
  await page.getByRole('button', { name: 'Judge the whole game' }).click()
  const report = page.getByTestId('report')
  await report.getByText('Red – dubious moves: 0, mistakes: 0, blunders: 1').waitFor()
  await report.getByText('Black – dubious moves: 0, mistakes: 0, blunders: 0').waitFor()
  assert.equal(await moves(player), 'Ka8 Ra7+?? Kxa7')
  const slider = report.getByRole('slider', { name: 'Expected points over the game' })
  await slider.focus()
  await page.keyboard.press('End')
  // The king stands on a7 at the start as at the end; the rook tells them apart.
  await page.waitForFunction(() => !document.querySelector('[data-square=h7]').ariaLabel.includes('rook'))
  assert.equal(await slider.getAttribute('aria-valuetext'), 'After Kxa7: 50 of 100 for Red')
  await player.shot('analysis judged')

  await report.getByRole('button', { name: 'Find a better move than Ra7+' }).click()
  await page.locator('[data-square=h7][aria-label*="Red rook"]').waitFor()
  await player.move('h7', 'a7')
  await report.getByText('There is something better.').waitFor()
  await report.getByRole('button', { name: 'Try again' }).first().click()
  await page.locator('[data-square=h7][aria-label*="Red rook"]').waitFor()
  await player.move('c5', 'b6')
  await report.getByText(/Right: that is the engine’s move, too\.|That does as well\./).waitFor()
})

test('analysis: the ways of pawns to promotion and the attacked squares are shown', async (open) => {
  // The pawn of e5 stands where it may become the general; that of d5 gets there with its next step.
  const player = await open(at('4k3/7p/8/3pP3/8/P7/8/4K3[] w - - 0 1', 'formal'))
  const { page } = player
  const radar = page.getByTestId('radar')
  const choose = (name) => radar.getByRole('radio', { name }).check({ force: true })
  await choose('Promotions')
  await radar.getByText('Red, e5: can promote on e5').waitFor()
  await radar.getByText('Black, d5: could promote after going to d4').waitFor()
  await radar.getByText(/^Red, a3: The pawn does not stand on a promotion square/).waitFor()
  assert.match(await player.hear('e5'), /this pawn can promote/)
  assert.match(await player.hear('d4'), /a pawn could promote from here/)
  await player.shot('radar promotions')
  await choose('Attacked squares')
  // The kings reach five squares each; the pawns of White attack b4, d6 and f6, those of Black c4, e4 and g6.
  await radar.getByText('Red attacks 8 squares').waitFor()
  await radar.getByText('Black attacks 8 squares').waitFor()
  assert.match(await player.hear('b4'), /attacked by Red/)
  assert.match(await player.hear('e4'), /attacked by Black/)
  await player.shot('radar attacks')
  await choose('Nothing')
  await page.waitForFunction(() => !document.querySelector('[data-square=b4]').ariaLabel.includes('attacked'))
})

test('analysis: armies are placed, and the engine waits until they stand', async (open) => {
  const player = await open({ path: 'analysis?ruleset=formal' })
  const { page } = player
  await page.getByRole('switch').check()
  await page.getByText('The engine judges this position once').waitFor()
  await player.army('white')
  await player.confirm()
  await page.getByText('Black: arrange the army').waitFor()
  await player.army('black')
  await player.confirm()
  await page.getByText('Red to move').waitFor()
  await page.getByTestId('depth').waitFor()
  await player.move('e4', 'd5')
  await page.getByText('Black to move').waitFor()
  assert.equal(await page.locator('.moves .move').count(), 17)
})

test('analysis: the game that was played here is brought over', async (open) => {
  const player = await open({})
  const { page } = player
  await player.restore({ fen: 'k7/7R/1K6/8/8/8/8/8[] w' })
  await player.turn()
  await player.move('h7', 'h8')
  await page.locator('.result').getByRole('link', { name: 'Analyse' }).click()
  await page.locator('.moves .move').waitFor()
  assert.equal(await moves(player), 'Rh8#')
  await page.locator('.moves .move').click()
  await page.getByText('Red wins').waitFor()
  await page.getByTestId('tables').waitFor()
})

for (const [lang, theme, width, height] of [
  ['en', 'light', 1280, 800], ['fr', 'dark', 360, 640], ['my', 'light', 360, 640], ['en', 'dark', 768, 1024],
]) {
  test(`accessible analysis: ${lang}, ${theme}, ${width}`, async (open) => {
    const player = await open({ lang, theme, width, height, touch: width < 400, ...at(START) })
    const { page } = player
    const state = async (name) => {
      await audit(player, `${lang} ${theme} ${width} ${name}`)
      await fits(player, name)
    }
    await page.getByRole('switch').check()
    await page.getByTestId('depth').waitFor()
    await page.locator('.exchange summary').click()
    await page.locator('.exchange textarea').fill(BLUNDER)
    await page.locator('.exchange form .primary').click()
    await page.locator('.moves .move').first().waitFor()
    await page.getByRole('switch').uncheck()
    await page.getByTestId('report').getByRole('button').last().click()
    await page.locator('.graph').waitFor()
    await page.locator('.moves .move').nth(1).click()
    await page.getByTestId('radar').getByRole('radio').nth(2).check({ force: true })
    await page.locator('.radar .note').first().waitFor()
    await state('analysis')
  })
}

test('analysis: arrows and rings are drawn with a mouse and with the keyboard, kept, and written', async (open) => {
  const player = await open(at(START))
  const { page } = player
  const drawn = () =>
    page.locator('.scene-drawing').evaluateAll((all) => all.map((one) => `${one.getAttribute('class').replace('scene-drawing is-', '')} ${one.firstElementChild.getAttribute('class')}`))
  const middle = async (square) => {
    const box = await page.locator(`[data-square="${square}"]`).boundingBox()
    return [box.x + box.width / 2, box.y + box.height / 2]
  }
  await page.mouse.move(...(await middle('c1')))
  await page.mouse.down({ button: 'right' })
  await page.mouse.move(...(await middle('c4')), { steps: 4 })
  await page.mouse.up({ button: 'right' })
  await page.keyboard.down('Shift')
  await page.mouse.move(...(await middle('f8')))
  await page.mouse.down({ button: 'right' })
  await page.mouse.up({ button: 'right' })
  await page.keyboard.up('Shift')
  assert.deepEqual(await drawn(), ['green scene-arrow', 'red scene-ring'])
  // The pen picks squares, for a finger or the keyboard; nothing moves meanwhile.
  await page.getByRole('button', { name: 'Draw in blue' }).click()
  await page.locator('[data-square="e4"]').focus()
  await page.keyboard.press('Enter')
  await page.getByText('From e4: pick where it points').waitFor()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  assert.deepEqual(await drawn(), ['green scene-arrow', 'red scene-ring', 'blue scene-arrow'])
  assert.equal(await moves(player), '')
  await audit(player, 'analysis drawings')
  await page.getByRole('button', { name: 'Draw in blue' }).click()
  // Beside the move there are none; they come back with the position, also after a reload.
  await player.move('e4', 'd5')
  await page.waitForFunction(() => document.querySelectorAll('.scene-drawing').length === 0)
  await page.reload()
  await page.locator('.scene-drawing').first().waitFor()
  assert.equal((await drawn()).length, 3)
  await page.getByRole('button', { name: 'Remove: Ring around f8, red' }).click()
  assert.deepEqual(await drawn(), ['green scene-arrow', 'blue scene-arrow'])
  // As other programs write it.
  await page.getByText('In and out').click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as PGN' }).click(),
  ])
  assert.ok((await readFile(await download.path(), 'utf8')).includes('{[%cal Gc1c4,Be4e5]}'))
})

test('editor: a position is set up, what is wrong with it is named, and it goes on to the analysis', async (open) => {
  const player = await open({ path: 'editor?ruleset=modern' })
  const { page } = player
  await player.press('Empty the board')
  await page.getByText('Red has no king.').waitFor()
  await page.getByText('Black has no king.').waitFor()
  assert.ok(await page.getByRole('button', { name: 'Analyse' }).isDisabled())
  const men = (name) => page.getByRole('radio', { name, exact: true })
  await men('Red king').check({ force: true })
  await player.square('b6').click()
  await men('Red rook').check({ force: true })
  await player.square('h7').click()
  await player.square('h1').click()
  // The same man again takes it away.
  await player.square('h1').click()
  // The keyboard reaches everything too.
  await men('Black king').focus()
  await page.keyboard.press('Space')
  await player.square('b6').focus()
  for (const key of ['ArrowLeft', 'ArrowUp', 'ArrowUp', 'Enter']) await page.keyboard.press(key)
  await page.getByText('This position can be played.').waitFor()
  assert.equal(await page.locator('.fen').innerText(), 'k7/7R/1K6/8/8/8/8/8[] w - - 0 1')

  await page.getByRole('radio', { name: 'Black', exact: true }).check({ force: true })
  await page.getByText('This position can be played.').waitFor()
  await page.getByRole('radio', { name: 'Red', exact: true }).check({ force: true })
  await page.getByText('In hand').click()
  await page.getByLabel('Black: rook in hand').fill('2')
  await page.getByLabel('Black: rook in hand').press('Tab')
  await page.getByText('[rr]').waitFor()
  await page.getByLabel('Black: rook in hand').fill('0')
  await page.getByLabel('Black: rook in hand').press('Tab')
  await page.getByText('8[] w').waitFor()
  await player.shot('editor')
  await page.getByRole('link', { name: 'Analyse' }).click()
  await page.getByRole('switch').check()
  await page.getByTestId('engine').getByText('#1').waitFor()
  // And back, with what is shown.
  await page.getByText('In and out').click()
  await page.getByRole('link', { name: 'Set up a position' }).click()
  await page.locator('.fen').getByText('k7/7R/1K6').waitFor()
})

for (const [lang, theme, width, height] of [['fr', 'light', 1280, 800], ['my', 'dark', 360, 640]]) {
  test(`accessible editor: ${lang}, ${theme}, ${width}`, async (open) => {
    const player = await open({ lang, theme, width, height, touch: width < 400, path: 'editor' })
    const { page } = player
    await page.locator('.good').waitFor()
    await page.locator('details summary').click()
    await audit(player, `${lang} ${theme} ${width} editor`)
    await fits(player, 'editor')
    await page.locator('.side .row .button').nth(1).click()
    await page.locator('.problem').waitFor()
    await audit(player, `${lang} ${theme} ${width} editor with problems`)
  })
}
