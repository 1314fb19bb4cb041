// Games in which there is time for a second look at a move before it is sent.
import assert from 'node:assert/strict'
import { audit, fits } from './audit.mjs'
import { Keys } from './hands.mjs'
import { api, begin, deploy, moved, visitor } from './opponents.mjs'
import { onlineTest as test } from './test.mjs'

const asked = ({ page }) => page.getByRole('group', { name: 'Send this move?' })
const focused = ({ page }) => page.evaluate(() => document.activeElement.textContent.trim())

test('slow: by days a move is confirmed before it is sent, by finger and by keyboard', async (open) => {
  const red = await visitor(open, { width: 360, height: 640, touch: true })
  const black = await visitor(open)
  const game = await begin(red, black, { time: { kind: 'days', days: 3 } })
  await deploy(game, red, black)
  const stored = async () => (await api(red, 'GET', `/games/${game}`)).moves.length
  const place = () => red.page.locator('.board [role=grid]').boundingBox()
  const before = await place()
  await red.move('a3', 'a4')
  await asked(red).waitFor()
  await moved(red, 17)
  assert.match(await red.hear('a4'), /pawn/)
  assert.deepEqual(await place(), before)
  await audit(red, 'slow move to confirm')
  await fits(red, 'slow move to confirm')
  assert.equal(await stored(), 16)
  for (const name of ['Confirm', 'Cancel']) {
    const { height } = await asked(red).getByRole('button', { name }).boundingBox()
    assert.ok(height >= 44, `${name} is ${height} high`)
  }
  await red.tap(asked(red).getByRole('button', { name: 'Cancel' }))
  await moved(red, 16)
  assert.match(await red.hear('a4'), /empty/)
  await red.move('b3', 'b4')
  await red.tap(asked(red).getByRole('button', { name: 'Confirm' }))
  await asked(red).waitFor({ state: 'detached' })
  await moved(black, 17)
  assert.equal(await stored(), 17)

  const keys = new Keys(black, '#board')
  await keys.square('h6')
  await keys.square('h5')
  await asked(black).waitFor()
  assert.match(await black.heard(), /pawn from h6 to h5/)
  assert.equal(await focused(black), 'Confirm')
  await audit(black, 'slow move to confirm by keyboard')
  await black.page.keyboard.press('Escape')
  await moved(black, 16 + 1)
  assert.ok(await black.page.evaluate(() => document.activeElement.closest('#board')))
  await keys.square('g6')
  await keys.square('g5')
  await asked(black).waitFor()
  await black.page.keyboard.press('Enter')
  await moved(red, 18)
  const { moves } = await api(red, 'GET', `/games/${game}`)
  assert.deepEqual(moves.slice(16), ['b3b4', 'g6g5'])
})

test('slow: whoever wants no second look sends at once', async (open) => {
  const red = await visitor(open)
  const black = await visitor(open)
  await begin(red, black, { time: { kind: 'unlimited' } }).then((game) => deploy(game, red, black))
  await red.move('a3', 'a4')
  await moved(black, 17)
  const choose = async (player, name) => {
    await player.press('Settings')
    const dialog = player.page.getByRole('dialog')
    const group = dialog.getByRole('group', { name: 'confirm each move' })
    await group.getByRole('radio', { name }).check({ force: true })
    await audit(player, `settings ${name}`)
    await dialog.getByRole('button', { name: 'Close' }).click()
  }
  await choose(black, 'Without limit as well')
  await black.move('h6', 'h5')
  await asked(black).waitFor()
  await moved(red, 17)
  await asked(black).getByRole('button', { name: 'Confirm' }).click()
  await moved(red, 18)
  // It is kept.
  await black.page.reload()
  await black.page.locator('.play[data-line="open"] .board').waitFor()
  await red.move('b3', 'b4')
  await moved(black, 19)
  await black.move('g6', 'g5')
  await asked(black).waitFor()
})
