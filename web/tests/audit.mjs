// What every state of every page must stand up to.
import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'

const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** No fault that axe finds. */
export async function audit(player, state) {
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

/** The page is no wider than the window, and no control of a row is cut off. */
export async function fits({ page }, state) {
  const [wide, width] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth])
  assert.ok(wide <= width, `${state}: ${wide} wide in a window of ${width}`)
  const cut = await page
    .locator('button.button:not(.on-focus):visible, label.segment:visible')
    .evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent.trim()))
  assert.deepEqual(cut, [], `${state}: text is cut off`)
}
