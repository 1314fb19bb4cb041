// Every state of the page, in three languages and both themes, without a fault that axe finds.
import { audit, fits } from './audit.mjs'
import { test } from './test.mjs'

for (const theme of ['light', 'dark']) {
  for (const lang of ['en', 'fr', 'my']) {
    test(`accessible: ${lang}, ${theme}`, async (open) => {
      const player = await open({ lang, theme })
      const { page, words } = player
      const state = (name) => audit(player, `${lang} ${theme} ${name}`)
      await player.turn()
      await state('tray')

      await player.place('king', 'e4')
      await player.explanation().locator('.explanation').waitFor()
      await state('explanation')

      await player.press(words.newGame)
      await page.getByRole('dialog').getByLabel(words.position).fill('8')
      await page.getByRole('dialog').getByRole('button', { name: words.start, exact: true }).click()
      await page.locator('.problem').waitFor()
      await state('new game with an error')
      await page.keyboard.press('Escape')

      await player.press(words.settings)
      await page.getByRole('dialog').waitFor()
      await state('settings')
      await page.keyboard.press('Escape')

      await player.deploy()
      await player.turn()
      await state('play')

      await player.press(words.resign)
      await page.getByRole('alertdialog').waitFor()
      await state('question')
      await page.getByRole('alertdialog').getByRole('button', { name: words.resign }).click()
      await page.locator('.result').waitFor()
      await state('result')

      await player.begin({ ruleset: 'modern', fen: '8/2k5/3p4/4P3/4P3/5K2/8/8[] w - - 99 60' })
      await player.turn()
      await state('promotion')
    })
  }
}

const armies = [
  ['king', 'e2', 'd7'], ['general', 'd2', 'e7'], ['elephant', 'c2', 'f7'], ['elephant', 'f3', 'c6'],
  ['knight', 'e3', 'd6'], ['knight', 'f2', 'c7'], ['rook', 'a1', 'h8'], ['rook', 'h1', 'a8'],
]

for (const [lang, theme, width, height] of [
  ['en', 'light', 1280, 800], ['en', 'dark', 360, 640], ['fr', 'dark', 1280, 800], ['fr', 'light', 360, 640],
  ['my', 'light', 1280, 800], ['my', 'dark', 360, 640],
]) {
  test(`accessible with two people: ${lang}, ${theme}, ${width}`, async (open) => {
    const player = await open({ lang, theme, width, height, touch: width < 400, dice: [[1, 1, 4], [6, 3, 1]] })
    const { page, words } = player
    const state = async (name) => {
      await audit(player, `${lang} ${theme} ${width} ${name}`)
      await fits(player, name)
    }
    await player.turn()
    await player.press(words.newGame)
    await page.getByRole('dialog').getByRole('radio', { name: new RegExp(`^${words.rulesets.tournament}`) }).check({ force: true })
    await page.getByRole('dialog').getByRole('radio', { name: new RegExp(`^${words.hidden}`) }).check({ force: true })
    await state('new game with orders')
    await page.keyboard.press('Escape')

    await player.begin({ ruleset: 'parlett', opponent: 'person' })
    await player.place('knight', 'e4')
    await page.getByTestId('displace').waitFor()
    await state('displacing')

    await player.begin({ ruleset: 'tournament', opponent: 'person', order: 'hidden' })
    await state('the first behind the curtain')
    await player.lift()
    await player.army('white')
    await state('behind the curtain')
    await player.confirm()
    await page.getByTestId('curtain').waitFor()
    await state('curtain')
    await player.lift()
    await player.army('black')
    await player.confirm()
    await player.entries(16)
    await player.press(words.offer)
    await page.getByRole('alertdialog').waitFor()
    await state('a draw is offered')
    await page.getByRole('alertdialog').getByRole('button').last().click()
    await page.locator('.result').waitFor()
    await state('result between two')

    await player.begin({ ruleset: 'murray', opponent: 'person' })
    let count = 0
    for (const [role, white, black] of armies) {
      for (const square of [white, black]) {
        await player.place(role, square)
        await player.entries(++count)
      }
    }
    await page.locator('.stage').last().waitFor()
    await state('rearrangement')

    await player.begin({ ruleset: 'dice', opponent: 'person', fen: 'k7/7p/8/8/8/8/P7/1R2K3[] w - - 0 1' })
    await state('dice before')
    await player.press(words.throw)
    await player.entries(1)
    await player.move('b1', 'b4')
    await player.entries(2)
    await state('dice used')
  })
}

/** White misses a mate in two with the first move; the rest was found by hand. */
const missed = { fen: 'k7/8/2K5/8/8/8/8/7R[] w', moves: ['h1h2', 'a8b8', 'h2a2', 'b8c8', 'a2a8'] }

for (const [lang, theme, width, height] of [['en', 'light', 1280, 800], ['fr', 'dark', 360, 640], ['my', 'light', 360, 640]]) {
  test(`accessible with a goal: ${lang}, ${theme}, ${width}`, async (open) => {
    const player = await open({ lang, theme, width, height, touch: width < 400 })
    const { page, words } = player
    const state = async (name) => {
      await audit(player, `${lang} ${theme} ${width} ${name}`)
      await fits(player, name)
    }
    await player.press(words.newGame)
    await page.getByRole('dialog').getByRole('combobox').selectOption('hanging')
    await page.getByRole('dialog').getByRole('combobox').scrollIntoViewIfNeeded()
    await state('new game with a goal')
    await page.keyboard.press('Escape')

    await player.restore({ ...missed, moves: missed.moves.slice(0, 4) }, { goal: 'mate' })
    await player.turn()
    await state('play with a goal')
    await player.move('a2', 'a8')
    await page.getByTestId('review').locator('.verdict').waitFor()
    await state('review')
    await player.tap(page.getByTestId('review').locator('button.moment').first())
    await page.locator('.board .is-target').first().waitFor()
    await state('moment')
  })
}

test('accessible on a phone', async (open) => {
  const player = await open({ width: 360, height: 640, touch: true })
  await player.turn()
  await audit(player, 'phone tray')
  await player.place('king', 'e4')
  await player.explanation().locator('.explanation').waitFor()
  await audit(player, 'phone explanation')
})
