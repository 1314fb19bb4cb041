// What can be taken along of a game, and that nothing hidden is in it.
import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { audit, fits } from './audit.mjs'
import { Keys } from './hands.mjs'
import { api, begin, deploy, sit, visit, visitor } from './opponents.mjs'
import { onlineTest, test } from './test.mjs'

const dialog = ({ page }) => page.getByRole('dialog', { name: 'Share' })
const close = async (player) => {
  await dialog(player).getByRole('button', { name: 'Close' }).click()
  await dialog(player).waitFor({ state: 'detached' })
}

/** The SVG file of the position, by its button. */
async function drawing(player) {
  const [download] = await Promise.all([
    player.page.waitForEvent('download'),
    dialog(player).getByRole('button', { name: 'Save as SVG' }).click(),
  ])
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') }
}

/** How often each man stands in a picture. */
function men(text) {
  const found = {}
  for (const [, color, role] of text.matchAll(/<use[^>]*href="#man-man-traditional-man-(white|black)[-\w]*-man-traditional-(\w+)"/g)) {
    found[`${color} ${role}`] = (found[`${color} ${role}`] ?? 0) + 1
  }
  return found
}

const pawns = { 'white pawn': 8, 'black pawn': 8 }

test('share: the picture of the position is saved and copied, the position as well', async (open) => {
  const player = await open({})
  const { page } = player
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await player.begin({ opponent: 'person', fen: 'k7/8/1K6/8/8/8/P7/7R[] w - - 0 1' })
  await player.move('h1', 'h8')
  await page.locator('.result').waitFor()
  await player.press('Share')
  const image = dialog(player).getByRole('img')
  await page.waitForFunction((image) => image.complete && image.naturalWidth > 0, await image.elementHandle())
  const fen = await dialog(player).getByLabel('Position (FEN)').inputValue()
  assert.match(fen, /^k6R\/8\/1K6\/8\/8\/8\/P7\/8\[\] b /)
  assert.ok((await image.getAttribute('alt')).includes(fen))
  const { name, text } = await drawing(player)
  assert.equal(name, 'sittuyin-game-1.svg')
  assert.deepEqual(men(text), { 'black king': 1, 'white king': 1, 'white rook': 1, 'white pawn': 1 })
  assert.ok(text.includes(`<title>${fen}</title>`))
  // It stands alone: no style of the page, nothing from elsewhere.
  assert.doesNotMatch(text, /class=|style=|var\(|url\(|http(?!:\/\/www\.w3\.org)/)
  assert.ok([...text.matchAll(/href="#([^"]+)"/g)].every(([, id]) => text.includes(`id="${id}"`)))
  // The rook stands on h8, the eighth square of the first row as Red sees it, the king of Black on the first.
  assert.match(text, /href="#man-man-traditional-man-white-man-traditional-rook"[^>]*transform="translate\(703 2\)"|transform="translate\(703 2\)"[^>]*href="#man-man-traditional-man-white-man-traditional-rook"/)

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog(player).getByRole('button', { name: 'Save as PNG' }).click(),
  ])
  const png = await readFile(await download.path())
  assert.deepEqual([png.subarray(1, 4).toString(), png.readUInt32BE(16), png.readUInt32BE(20)], ['PNG', 1080, 1080])

  await dialog(player).getByRole('button', { name: 'Copy the picture' }).click()
  await dialog(player).getByRole('status').getByText('Copied').waitFor()
  const kinds = () => page.evaluate(async () => (await navigator.clipboard.read()).flatMap(({ types }) => types))
  assert.deepEqual(await kinds(), ['image/png'])
  await dialog(player).getByRole('button', { name: 'Copy the position' }).click()
  await page.waitForFunction(async (fen) => (await navigator.clipboard.readText()) === fen, fen)
  assert.equal(await dialog(player).getByLabel('Link').count(), 0)
  await audit(player, 'share')
  await close(player)

  // Turned round, in other colours, without letters: as it is shown.
  await player.press('Turn the board')
  await player.press('Settings')
  await page.getByRole('radio', { name: 'International, white and black' }).check({ force: true })
  await page.getByRole('checkbox', { name: 'Letters and numbers at the board' }).uncheck()
  await page.keyboard.press('Escape')
  await new Keys(player).press(player.button('Share'))
  const turned = await drawing(player)
  assert.match(turned.text, /man-international-rook"[^>]*translate\(3 702\)|translate\(3 702\)"[^>]*man-international-rook"/)
  assert.match(text, /<text/)
  assert.doesNotMatch(turned.text, /<text/)
})

test('share: an army that is not confirmed is not in the picture', async (open) => {
  const player = await open({})
  await player.begin({ opponent: 'person' })
  await player.army('white')
  await player.press('Share')
  assert.deepEqual(men((await drawing(player)).text), pawns)
  assert.match(await dialog(player).getByLabel('Position (FEN)').inputValue(), /^8\/8\/4pppp\//)
})

test('share: what is looked into goes as a picture with its arrows, as a link, and with all its lines', async (open) => {
  const fen = 'k7/8/1K6/8/8/8/P7/7R[] w - - 0 1'
  const player = await open({ path: `analysis?${new URLSearchParams({ ruleset: 'modern', fen })}` })
  const { page } = player
  const asked = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await player.move('h1', 'h7')
  await page.getByRole('button', { name: /^Rh7\./ }).waitFor()
  const centre = async (square) => {
    const box = await player.square(square).boundingBox()
    return [box.x + box.width / 2, box.y + box.height / 2]
  }
  await page.mouse.move(...(await centre('h7')))
  await page.mouse.down({ button: 'right' })
  await page.mouse.move(...(await centre('a7')), { steps: 4 })
  await page.mouse.up({ button: 'right' })
  await page.locator('.scene-drawing').waitFor()
  assert.ok(asked.every((path) => !path.includes('/Share-')), 'it is fetched when it is wanted')
  await player.press('Share')
  const shown = await dialog(player).getByLabel('Position (FEN)').inputValue()
  assert.match(shown, /^k7\/7R\/1K6\//)
  const link = new URL(await dialog(player).getByLabel('Link').inputValue())
  assert.deepEqual([link.pathname, Object.fromEntries(link.searchParams)], ['/analysis', { ruleset: 'modern', fen: shown }])
  const { name, text } = await drawing(player)
  assert.equal(name, 'sittuyin-study-1.svg')
  assert.deepEqual(men(text), { 'black king': 1, 'white king': 1, 'white rook': 1, 'white pawn': 1 })
  // The arrow, in its ink, and through it the board.
  assert.match(text, /<g opacity="0\.82"><path d="M(?:[\d.]+ [\d.]+L){6}[\d. ]+Z" fill="(?!none)/)
  assert.doesNotMatch(text, /class=|style=|var\(/)
  await audit(player, 'share a study')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog(player).getByRole('button', { name: 'Save as PGN' }).click(),
  ])
  assert.equal(download.suggestedFilename(), 'sittuyin-study.pgn')
  const pgn = await readFile(await download.path(), 'utf8')
  assert.match(pgn, /\[Ruleset "modern"\]/)
  assert.match(pgn, /1\. Rh7 \{\s*\[%cal Gh7a7\]/)
  await player.page.goto(link.href)
  await player.page.locator('.board').waitFor()
  assert.match(await player.hear('h7'), /rook/)
})

test('share: in a study nothing is hidden', async (open) => {
  const player = await open({ path: 'analysis?ruleset=tournament' })
  await player.press('Share')
  assert.deepEqual(men((await drawing(player)).text), pawns)
})

/** Nothing that could show an army, in whatever form. */
async function nothing(player) {
  await player.press('Share')
  await dialog(player).getByText('Behind the curtain there is nothing to share yet').waitFor()
  assert.equal(await dialog(player).getByRole('img').count(), 0)
  for (const name of [/PNG/, /SVG/, /picture/, /position/]) assert.equal(await dialog(player).getByRole('button', { name }).count(), 0)
  assert.equal(await dialog(player).getByLabel('Position (FEN)').count(), 0)
  assert.doesNotMatch(await dialog(player).innerHTML(), /<svg|data:|\/pgn|[KFSNR]@|rook|8\/8\//)
}

test('share: behind the curtain between two people there is nothing', async (open) => {
  const player = await open({})
  await player.begin({ ruleset: 'tournament', opponent: 'person', order: 'hidden' })
  await player.lift()
  await player.army('white')
  await nothing(player)
  await close(player)
  await player.confirm()
  await player.lift()
  await player.army('black')
  await player.confirm()
  await player.entries(16)
  await player.press('Share')
  assert.equal(Object.values(men((await drawing(player)).text)).reduce((sum, count) => sum + count), 32)
})

onlineTest('share: behind the curtain on the line there is the link alone', async (open) => {
  const red = await visitor(open)
  const black = await visitor(open)
  const game = await begin(red, black, { ruleset: 'tournament', order: 'hidden' })
  await red.army('white')
  await nothing(red)
  assert.equal(await dialog(red).getByLabel('Link').inputValue(), new URL(`/game/${game}`, red.page.url()).href)
  await close(red)
  await red.confirm()
  await red.page.getByText('Your army stands.').waitFor()
  // The server has given the army back to its owner: it stands on the board, and still goes nowhere.
  await red.page.evaluate(() => sessionStorage.clear())
  await sit(red, game)
  await red.page.waitForFunction(() => document.querySelector('[data-square="h1"]')?.ariaLabel?.includes('rook'))
  await nothing(red)
  await close(red)
  await nothing(black)
})

onlineTest('share: the link, the moves and the picture of a game on the line', async (open) => {
  const red = await visitor(open)
  const black = await visitor(open)
  const game = await begin(red, black)
  await deploy(game, red, black)
  await black.press('Share')
  assert.equal(Object.values(men((await drawing(black)).text)).reduce((sum, count) => sum + count), 32)
  const pgn = dialog(black).getByRole('link', { name: 'Save as PGN' })
  assert.equal(await pgn.getAttribute('href'), `/api/games/${game}/pgn`)
  const [download] = await Promise.all([black.page.waitForEvent('download'), pgn.click()])
  assert.match(await readFile(await download.path(), 'utf8'), /\[White "\?"\]/)
  await audit(black, 'share online')
  await visit(black, new URL(await dialog(black).getByLabel('Link').inputValue()).pathname)
  await api(red, 'GET', `/games/${game}`)
})

for (const [lang, theme, width, height] of [['en', 'dark', 1280, 800], ['fr', 'light', 360, 640], ['my', 'dark', 360, 640]]) {
  test(`share: accessible, ${lang}, ${theme}, ${width}`, async (open) => {
    const player = await open({ lang, theme, width, height, touch: width < 400 })
    await player.begin({ opponent: 'person', fen: 'k7/8/1K6/8/8/8/P7/7R[] w - - 0 1' })
    await player.move('h1', 'h8')
    await player.page.locator('.result').waitFor()
    await player.shot(`share button ${lang} ${width}`)
    await player.tap(player.page.locator('.actions .icon').last())
    await player.page.getByTestId('share').locator('img').waitFor()
    await audit(player, `share ${lang} ${theme} ${width}`)
    await fits(player, 'share')
  })
}
