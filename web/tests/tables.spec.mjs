// What the endgame tables say, beside a game that is over.
import assert from 'node:assert/strict'
import { audit, fits } from './audit.mjs'
import { test } from './test.mjs'

/** White misses a mate in two, finds another, and Black gives up before it. */
const three = {
  fen: 'k7/8/2K5/8/8/8/8/7R[] w',
  moves: ['h1h2', 'a8b8', 'h2a2', 'b8c8'],
  ending: { kind: 'resigned', by: 'black' },
}
const four = { ...three, fen: 'k7/8/2K5/8/8/8/6R1/7R[] w', moves: ['h1h2', 'a8b8'] }

/** What a server says of the last position of the four men. */
const answer = {
  fen: '', result: 'win', plies: 3, verdict: 'stands', line: [],
  moves: [
    { uci: 'g2g7', san: 'Rg7', result: 'win', plies: 3, verdict: 'stands' },
    { uci: 'g2b2', san: 'Rb2+', result: 'win', plies: 9, verdict: 'counted-out' },
    { uci: 'h2h8', san: 'Rh8+', result: 'win', plies: 7, verdict: 'may-be-claimed' },
    { uci: 'c6d5', san: 'Kd5', result: 'draw', plies: null, verdict: 'draw' },
  ],
}

/** The lines of a list under a heading. */
async function under(panel, heading) {
  const list = panel.locator('h3', { hasText: heading }).locator('xpath=following-sibling::ul[1]')
  return (await list.locator('li').allInnerTexts()).map((text) => text.replace(/\s+/g, ' ').trim())
}

test('tables of three men say what each move is worth, without a server', async (open) => {
  const player = await open({})
  const { page } = player
  const asked = []
  page.on('request', (request) => request.url().includes('/api/tables') && asked.push(request.url()))
  await player.restore(three)
  const panel = page.getByTestId('tables')
  // The rook on a2 mates at once.
  await panel.getByText('Red is to move and mates in 1 move.').waitFor()
  const wins = await under(panel, 'Winning moves')
  assert.match(wins[0], /Ra8#.*mate$/)
  assert.ok(wins.length > 10, `${wins.length} winning moves`)
  assert.match(wins[1], /mate in \d+$/)
  await player.shot('tables')
  await audit(player, 'tables')

  // Leafing through the game by keyboard, it goes along.
  await page.locator('.moves [aria-current]').focus()
  await page.keyboard.press('Home')
  await panel.getByText('Red is to move and mates in 2 moves.').waitFor()
  assert.match((await under(panel, 'Winning moves'))[0], /Kb6.*mate in 2$/)
  await page.keyboard.press('ArrowRight')
  await panel.getByText(/^Black is to move and is mated in \d moves at most\.$/).waitFor()
  assert.match((await under(panel, 'Losing moves'))[0], /mated in \d/)
  assert.deepEqual(asked, [])

  await player.press('Settings')
  await page.getByRole('dialog').getByText('Français').click()
  await page.keyboard.press('Escape')
  await panel.getByText(/^Trait aux Noirs, qui sont mat en \d coups au plus\.$/).waitFor()
})

test('the count is heeded, and what it turns into a draw is said', async (open) => {
  const player = await open({})
  const { page } = player
  // The longest win of the rook takes all sixteen moves, and one has been counted already.
  const fen = '7K/8/8/8/8/2k5/8/R7[] b - 32 2 2'
  await player.restore({ ...three, ruleset: 'modern', fen, moves: [], ending: { kind: 'resigned', by: 'black' } })
  const panel = page.getByTestId('tables')
  await panel.getByText('A draw by the count: it ends before Red could mate in 16 moves.').waitFor()
  await panel.getByText('Count 1 of 16').waitFor()
  assert.match((await under(panel, 'Drawing move'))[0], /draw by the count$/)
})

test('four men are asked of the server, once the reader wants it', async (open) => {
  const player = await open({})
  const { page } = player
  let asked = 0
  let served = { contentType: 'text/html', body: '<!doctype html>' }
  await page.route('**/api/tables?*', (route) => {
    asked++
    assert.match(new URL(route.request().url()).searchParams.get('fen'), /^(1k6|k7)\/8\/2K5\/8\/8\/8\/6R/)
    return route.fulfill(served)
  })
  await player.restore(four)
  const panel = page.getByTestId('tables')
  await panel.getByRole('button', { name: 'Look it up on the server' }).focus()
  assert.equal(asked, 0)
  await page.keyboard.press('Enter')
  // What stands at this address has no tables.
  await panel.getByText('It could not be reached.').waitFor()
  served = { contentType: 'application/json', body: JSON.stringify(answer) }
  await panel.getByRole('button', { name: 'Try again' }).click()
  await panel.getByText('Red is to move and mates in 2 moves.').waitFor()
  assert.deepEqual((await under(panel, 'Winning moves')).length, 2)
  assert.match((await under(panel, 'Winning moves'))[1], /Rh8\+.*mate in 4, if no draw is claimed$/)
  assert.match((await under(panel, 'Drawing moves'))[0], /Rb2\+.*draw by the count$/)
  // Then every position is asked for.
  const before = asked
  await page.locator('.steps button').nth(1).click()
  await page.waitForFunction(() => document.querySelector('.moves [aria-current]')?.dataset.ply === '1')
  await panel.locator('.verdict').waitFor()
  assert.ok(asked > before)
})

for (const [lang, theme] of [['en', 'dark'], ['fr', 'light'], ['my', 'light']]) {
  test(`tables on a phone: ${lang}`, async (open) => {
    const player = await open({ lang, theme, width: 360, height: 640, touch: true })
    const { page } = player
    await player.restore(three)
    const panel = page.getByTestId('tables')
    await panel.locator('li').first().waitFor()
    await panel.scrollIntoViewIfNeeded()
    await audit(player, `tables on a phone ${lang}`)
    await fits(player, lang)
  })
}

test('neither a game that goes on nor one with many men has a table', async (open) => {
  const player = await open({})
  const { page } = player
  await player.restore({ ...three, ending: null })
  await player.turn()
  assert.equal(await page.getByTestId('tables').count(), 0)
  await player.restore({ ...three, fen: 'k7/pp6/2K5/8/8/8/8/7R[] w', moves: [] })
  await page.locator('.result').waitFor()
  assert.equal(await page.getByTestId('tables').count(), 0)
})
