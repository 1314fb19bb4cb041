// What a reader may choose of the board's look, what is heard, and what is printed.
import assert from 'node:assert/strict'
import { audit } from './audit.mjs'
import { test } from './test.mjs'

/** A position with men of every kind on both sides. */
const fen = 'r3k2r/2fn4/ppps1pnp/3p1Spp/PP1s4/2NP1PPP/2FK1SN1/R6R[] w - - 0 1'
const sets = ['Traditional, red and black', 'Flat, red and black', 'International, white and black', 'Letters', 'High contrast']
const boards = ['Teak', 'Stone', 'Jade', 'Paper', 'High contrast']

const choose = (player, group, name) =>
  player.page.getByRole('group', { name: group, exact: true }).getByRole('radio', { name, exact: true }).check({ force: true })

for (const theme of ['light', 'dark']) {
  test(`every set of men on every board, ${theme}`, async (open) => {
    const player = await open({ theme })
    const { page } = player
    await player.begin({ fen, opponent: 'person' })
    const shown = () =>
      page.evaluate(() => ({
        href: document.querySelector('.scene-men use')?.getAttribute('href'),
        wood: getComputedStyle(document.querySelector('.scene-wood')).fill,
      }))
    const woods = new Set()
    for (const [at, set] of sets.entries()) {
      await player.press('Settings')
      await choose(player, 'Pieces', set)
      await choose(player, 'Board', boards[at])
      if (at === 1) await audit(player, `settings ${theme}`)
      await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
      const { href, wood } = await shown()
      assert.match(href, [/traditional/, /flat/, /international/, /letters/, /contrast/][at])
      woods.add(wood)
      assert.match(await player.hear('d2'), at < 2 ? /Red king/ : /White king/)
      await player.shot(`men ${set} on ${boards[at]} ${theme}`)
    }
    assert.equal(woods.size, boards.length)
    await page.reload()
    await page.locator('.board').waitFor()
    await player.turn()
    assert.match((await shown()).href, /contrast/)
    assert.equal(await page.evaluate(() => document.documentElement.dataset.board), 'contrast')
  })
}

for (const [lang, letters] of [['en', 'KGENRP'], ['fr', 'RGECTP'], ['my', 'မစဆမြရန']]) {
  test(`men of letters carry those of the language, ${lang}`, async (open) => {
    const { page } = await open({ lang })
    await page.locator('.board').waitFor()
    const written = await page.evaluate(() =>
      ['king', 'general', 'elephant', 'knight', 'rook', 'pawn'].map(
        (role) => document.querySelector(`#man-letters-${role} text`)?.textContent,
      ),
    )
    assert.equal(written.join(''), letters)
  })
}

test('moves are heard each in its way, and not at all where sounds are off', async (open) => {
  const player = await open({})
  const { page } = player
  await page.addInitScript(() => {
    window.struck = []
    const start = OscillatorNode.prototype.start
    OscillatorNode.prototype.start = function (...at) {
      window.struck.push(this.frequency.value)
      return start.apply(this, at)
    }
  })
  await page.reload()
  await player.begin({ fen: '6k1/8/8/3p4/8/2N5/8/K6R[] w - - 0 1', opponent: 'person' })
  const heard = async () => {
    const struck = await page.evaluate(() => window.struck.splice(0).map(Math.round))
    return struck
  }
  await heard()
  // A quiet move is one knock, a capture two, and a check rings higher than any wood.
  await player.move('a1', 'a2')
  await page.waitForFunction(() => window.struck.length > 0)
  assert.deepEqual(await heard(), [196, 412, 790])
  await player.move('g8', 'f8')
  await heard()
  await player.move('c3', 'd5')
  await page.waitForFunction(() => window.struck.length > 0)
  assert.deepEqual(await heard(), [196, 412, 790, 147, 331])
  await player.move('f8', 'e8')
  await heard()
  await player.move('h1', 'h8')
  await page.waitForFunction(() => window.struck.length > 0)
  assert.ok((await heard()).some((hertz) => hertz > 2000))
  await player.press('Settings')
  await page.getByRole('checkbox', { name: 'Sounds of the moves' }).uncheck()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await heard()
  await player.move('e8', 'd7')
  await player.turn()
  assert.deepEqual(await heard(), [])
})

test('on paper there is the board as books print it, and nothing to press', async (open) => {
  const player = await open({ theme: 'dark' })
  const { page } = player
  await player.begin({ fen, opponent: 'person' })
  const wood = () => page.evaluate(() => getComputedStyle(document.querySelector('.scene-wood')).fill)
  const onScreen = await wood()
  await page.emulateMedia({ media: 'print' })
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
  assert.equal(await wood(), 'rgb(255, 253, 247)')
  assert.equal(await page.locator('body > * header:visible, button.button:visible, nav:visible').count(), 0)
  assert.ok(await page.locator('.board').isVisible())
  await player.shot('printed game')
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
  await page.emulateMedia({ media: 'screen' })
  assert.equal(await wood(), onScreen)
  const pdf = await page.pdf({ format: 'A4', printBackground: false })
  assert.equal(pdf.subarray(0, 5).toString(), '%PDF-')
})
