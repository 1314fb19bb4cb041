// Looks at every page in every language, light and dark, wide and narrow: axe finds nothing, nothing is cut off. Takes
// minutes, and is run by hand:
//   SITTUYIN_BINARY=../target/debug/sittuyin node tests/pages.mjs [folder for the contact sheets]
// Without the built program only the pages that need no server are looked at.
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { audit, fits } from './audit.mjs'
import { browser as launch } from './browser.mjs'
import { Player } from './player.mjs'
import { serve, start } from './server.mjs'

const binary = process.env['SITTUYIN_BINARY']
const [folder] = process.argv.slice(2)

/** The pages, and what shows that they stand. */
const all = [
  ['play', '', '.board'],
  ['learn', 'learn', 'main h1'],
  ['lesson', 'learn/lessons/board', 'main h1'],
  ['puzzles', 'puzzles', 'main h1'],
  ['daily puzzle', 'puzzles/daily', '.board'],
  ['rules', 'rules', 'main h1'],
  ['ruleset', 'rules/formal', 'main h1'],
  ['analysis', 'analysis', '.board'],
  ['editor', 'editor', '.board'],
  ['arrangements', 'explorer', '[data-testid=arrangements]'],
  ['history', 'history', 'main h1'],
  ['glossary', 'glossary', 'main h1'],
  ['questions', 'questions', 'main h1'],
  ['lobby', 'lobby', 'main h1'],
  ['account', 'account', 'main h1'],
  ['players', 'players', 'main h1'],
  ['games', 'games', 'main h1'],
  ['privacy', 'privacy', 'main h1'],
  ['missing', 'nowhere', 'main h1'],
]
const online = new Set(['lobby', 'account', 'players', 'games'])
const pages = all.filter(([name]) => binary || !online.has(name))
const looks = [
  { lang: 'en', theme: 'light', width: 1280, height: 800 },
  { lang: 'en', theme: 'dark', width: 360, height: 740, touch: true },
  { lang: 'fr', theme: 'dark', width: 1280, height: 800 },
  { lang: 'fr', theme: 'light', width: 360, height: 740, touch: true },
  { lang: 'my', theme: 'light', width: 1280, height: 800 },
  { lang: 'my', theme: 'dark', width: 360, height: 740, touch: true },
]

const results = new URL('../test-results/pages/', import.meta.url).pathname
await mkdir(results, { recursive: true })
const browser = await launch()
const house = await (binary ? start(binary, { online: true }) : serve(new URL('../dist/', import.meta.url).pathname))
const faults = []
for (const look of looks) {
  for (const [name, path, sign] of pages) {
    const state = `${name} ${look.lang} ${look.theme} ${look.width}`
    const player = await Player.open(browser, house.url, { ...look, path, results })
    try {
      await player.page.locator(sign).first().waitFor()
      await player.page.waitForLoadState('networkidle')
      await audit(player, state)
      await fits(player, state)
      await player.page.screenshot({ path: join(results, `${state}.png`) })
    } catch (error) {
      faults.push(state)
      console.error(`FAIL  ${state}\n${error.message}`)
    }
    await player.close()
  }
}
if (folder) await sheets()
await browser.close()
await house.stop()
console.log(`${looks.length * pages.length - faults.length} of ${looks.length * pages.length} looks without fault`)
process.exit(faults.length > 0 ? 1 : 0)

/** One picture of all wide pages, and one of all narrow ones. */
async function sheets() {
  for (const [kind, width, columns] of [['wide', 1280, 4], ['narrow', 360, 10]]) {
    const shown = looks.filter((look) => look.width === width)
    const cells = pages.map(async ([name], index) => {
      const { lang, theme } = shown[index % shown.length]
      const image = await readFile(join(results, `${name} ${lang} ${theme} ${width}.png`))
      return `<figure><img src="data:image/png;base64,${image.toString('base64')}"><figcaption>${name}, ${lang}, ${theme}</figcaption></figure>`
    })
    const page = await browser.newPage({ viewport: { width: 1600, height: 800 } })
    await page.setContent(`<style>
      body { display: grid; grid-template-columns: repeat(${columns}, 1fr); gap: 8px; margin: 8px; background: #cbbfa8; font: 12px sans-serif }
      figure { margin: 0 } img { width: 100%; display: block }
    </style>${(await Promise.all(cells)).join('')}`)
    await writeFile(join(folder, `pages-${kind}.jpg`), await page.screenshot({ fullPage: true, type: 'jpeg', quality: 72 }))
    await page.close()
  }
}
