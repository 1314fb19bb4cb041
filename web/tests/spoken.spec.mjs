// A game by words alone: typed, heard, and nothing looked at.
import assert from 'node:assert/strict'
import { audit, fits } from './audit.mjs'
import { test } from './test.mjs'

/** Types a line; gives what is answered, or what is told of the move. */
async function say({ page }, text) {
  const input = page.getByLabel('A move, or a question')
  const heard = () =>
    page.evaluate(() => [...document.querySelectorAll('[data-testid=answers] p, [data-testid=herald] p')].map((one) => one.textContent))
  const before = (await heard()).length
  const last = await heard()
  await input.fill(text)
  await input.press('Enter')
  await page.waitForFunction(
    ([before, last]) => {
      const now = [...document.querySelectorAll('[data-testid=answers] p, [data-testid=herald] p')].map((one) => one.textContent)
      return now.length !== before || now.some((one, at) => one !== last[at])
    },
    [before, last],
  )
  const now = await heard()
  return now.filter((one) => !last.includes(one)).join(' | ') || now.join(' | ')
}

/** Goes on with Tab until something has the focus that is called so. */
async function tabTo(page, name) {
  for (let step = 0; step < 60; step++) {
    if (await page.evaluate((name) => document.activeElement?.textContent?.trim() === name, name)) return
    await page.keyboard.press('Tab')
  }
  assert.fail(`no key leads to ${name}`)
}

test('in words: a whole game is arranged, played and won by typing alone', async (open) => {
  const player = await open({})
  const { page } = player
  await player.begin({ ruleset: 'modern', opponent: 'person' })
  await tabTo(page, 'Type moves, and ask about the board')
  await page.keyboard.press('Enter')
  const input = page.getByLabel('A move, or a question')
  await input.waitFor()
  await page.waitForFunction(() => document.activeElement?.tagName === 'INPUT')
  assert.match(await say(player, 'hand'), /Red holds: 1 king, 1 general, 2 elephants, 2 knights,? and 2 rooks\. Black holds/)
  assert.match(await say(player, 'rank 4'), /^Rank 4: e4 Red pawn, f4 Red pawn, g4 Red pawn, h4 Red pawn\.$/)
  assert.match(await say(player, 'moves king'), /King in hand: .*e2/)
  // One piece a turn, Red first.
  const placed = [
    ['Ke2', 'Kd7'], ['G@d2', 'G@e7'], ['Ec2', 'Ef7'], ['Ef3', 'Ec6'], ['Ne3', 'Nd6'], ['Nf2', 'Nc7'], ['Ra1', 'Rh8'], ['Rh1', 'Ra8'],
  ]
  for (const [red, black] of placed) {
    assert.match(await say(player, red), /Red: .* placed on/)
    assert.match(await say(player, black), /Black: .* placed on/)
  }
  assert.match(await say(player, 'hand'), /Red holds: nothing\. Black holds: nothing\./)
  assert.match(await say(player, 'square e2'), /e2: Red king\./)
  assert.match(await say(player, 'lines a1'), /From a1: up Red pawn on a3; up right Red pawn on d4|From a1: up Red pawn on a3/)
  assert.match(await say(player, 'Nh8'), /neither a lawful move/)
  await audit(player, 'in words')
  await fits(player, 'in words')
  assert.match(await say(player, 'exd5'), /Red: pawn from e4 captures pawn on d5/)
  assert.match(await say(player, 'last'), /pawn from e4 captures pawn on d5/)
  assert.match(await say(player, 'turn'), /Black to move/)
  assert.match(await say(player, 'clock'), /No clock runs/)
  const tree = await page.locator('main').ariaSnapshot()
  assert.match(tree, /textbox "A move, or a question"/)
  assert.match(tree, /log "Answers"/)
})

test('in words: a mate is typed, a move that starts a count is warned of, and what is not lawful is explained', async (open) => {
  const player = await open({})
  const { page } = player
  await player.begin({ ruleset: 'modern', opponent: 'person', fen: '7k/8/6K1/8/8/8/1p6/R7[] w - - 0 1' })
  await tabTo(page, 'Type moves, and ask about the board')
  await page.keyboard.press('Enter')
  await page.getByLabel('A move, or a question').waitFor()
  assert.match(await say(player, 'count'), /No count runs/)
  await page.getByLabel('A move, or a question').fill('g6h7')
  await page.keyboard.press('Enter')
  await page.getByText('Your king cannot go to h7').waitFor()
  assert.match(await say(player, 'rooks'), /neither|rook/)
  assert.match(await say(player, 'rook'), /Red: rook a1\. Black: nothing\./)
  assert.match(await say(player, 'Ra8#'), /check/i)
  await page.getByText('Red wins').first().waitFor()
  assert.match(await say(player, 'turn'), /checkmate|mate/i)
})

test('a target on which a count begins has an hourglass, and says so', async (open) => {
  const player = await open({})
  const { page } = player
  await player.begin({ ruleset: 'modern', opponent: 'person', fen: '8/8/8/8/3k4/8/2p5/1K5R[] w - - 0 1' })
  await player.tap(player.square('b1'))
  await page.locator('.scene-count').waitFor()
  assert.match(await player.hear('c2'), /starts a count of 16 moves/)
  await player.shot('count begins')
})
