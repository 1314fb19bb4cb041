// Arrangements: looked up by the men on the board, set up, answered, and played from.
import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { audit, fits } from './audit.mjs'
import { test } from './test.mjs'

const atlas = JSON.parse(await readFile(new URL('../src/pages/explorer/formal.json', import.meta.url), 'utf8'))
const [best] = atlas.armies
const square = (army, piece) => army.find((placement) => placement.startsWith(`${piece}@`)).slice(2, 4)

test('explorer: men on the board choose among the arrangements, one is set up and answered', async (open) => {
  const player = await open({ path: 'explorer' })
  const { page } = player
  const list = page.getByTestId('arrangements').getByRole('listitem')
  await list.first().waitFor()
  const all = atlas.armies.length
  await page.getByText(`Red: ${all} of ${all} arrangements hold these men`).waitFor()
  const { won, drawn, lost } = best.results
  await list.first().getByText(`${won} won, ${drawn} drawn, ${lost} lost`).waitFor()
  await audit(player, 'explorer')
  // The king alone: so many armies of the file have it there.
  const king = square(best.army, 'K')
  const having = atlas.armies.filter(({ army }) => army.includes(`K@${king}`)).length
  await player.place('king', king)
  await page.getByText(`Red: ${having} of ${all} arrangements hold these men`).waitFor()
  await list.first().getByRole('button', { name: /^Set up/ }).click()
  await page.getByText(/^Black: \d+ of \d+ answers hold these men$/).waitFor()
  assert.match(await player.hear(king), /Red king/)
  await list.first().getByRole('button', { name: /^Set up/ }).click()
  await page.getByText('Both armies stand.').waitFor()
  assert.match(await player.hear(square(best.answers[0].army, 'K')), /Black king/)
  await player.shot('explorer whole')
  await page.getByRole('button', { name: 'Look into it' }).click()
  await page.getByRole('switch', { name: 'Let the engine look' }).waitFor()
  assert.match(await player.hear(king), /Red king/)
})

test('explorer: what the atlas does not know is said, and the game goes on from it', async (open) => {
  const player = await open({ path: 'explorer' })
  const { page } = player
  await page.getByTestId('arrangements').waitFor()
  await player.army('white')
  await page.getByRole('button', { name: 'Confirm' }).click()
  await page.getByText('This army is not in the atlas').waitFor()
  await page.getByRole('button', { name: 'Play from here as Black' }).click()
  await page.getByText('Arrange your army').first().waitFor()
  assert.match(await player.hear('e2'), /Red king/)
})

for (const [lang, theme] of [['fr', 'dark'], ['my', 'light']]) {
  test(`explorer: ${lang}, ${theme}, on a phone`, async (open) => {
    const player = await open({ path: 'explorer', lang, theme, width: 360, height: 740, touch: true })
    await player.page.getByTestId('arrangements').waitFor()
    await audit(player, `explorer ${lang} ${theme}`)
    await fits(player, `explorer ${lang}`)
  })
}
