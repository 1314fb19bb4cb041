// Every state of the page, in three languages and both themes, without a fault that axe finds.
import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { test } from './test.mjs'

const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

async function audit(player, state) {
  const { page } = player
  // The policy of the page forbids foreign scripts; the debugger may still evaluate one.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe)
  const violations = await page.evaluate(async () => {
    const { violations } = await window.axe.run(document, { resultTypes: ['violations'] })
    return violations.map(({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ html }) => html).join(' | ')}`)
  })
  assert.deepEqual(violations, [], state)
  await player.shot(`axe ${state}`)
}

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

test('accessible on a phone', async (open) => {
  const player = await open({ width: 360, height: 640, touch: true })
  await player.turn()
  await audit(player, 'phone tray')
  await player.place('king', 'e4')
  await player.explanation().locator('.explanation').waitFor()
  await audit(player, 'phone explanation')
})
