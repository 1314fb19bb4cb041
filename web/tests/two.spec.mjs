// Two people at one screen: each side in turn, and the ways a game ends between them.
import assert from 'node:assert/strict'
import { test } from './test.mjs'

const moves = (player) => player.kept().then(({ record }) => record.moves)

test('two people: armies, moves, one move back, a draw offered and accepted', async (open) => {
  const player = await open({})
  const { page } = player
  await player.begin({ opponent: 'person' })
  await page.getByText('Red: arrange the army').waitFor()
  await player.army('white')
  await player.confirm()
  await page.getByText('Black: arrange the army').waitFor()
  await player.army('black')
  await player.confirm()
  await page.getByText('Red to move').waitFor()

  await player.move('a3', 'a4')
  await player.entries(17)
  await page.getByText('Black to move').waitFor()
  // Red's pieces are not Black's to move.
  await player.square('b3').click()
  await player.explanation().getByText('belongs to your opponent').waitFor()
  await player.press('Close the explanation')
  await player.move('h6', 'h5')
  await player.entries(18)
  await player.press('Take back')
  await page.getByText('Black to move').waitFor()
  assert.equal((await moves(player)).length, 17)

  await page.reload()
  await page.getByText('Black to move').waitFor()
  await player.press('Offer a draw')
  const question = page.getByRole('alertdialog', { name: 'Black offers a draw' })
  await question.getByText('Red, do you accept?').waitFor()
  await question.getByRole('button', { name: 'Decline and play on' }).click()
  await question.waitFor({ state: 'detached' })
  assert.equal((await player.kept()).record.ending, null)
  await player.press('Offer a draw')
  await question.getByRole('button', { name: 'Accept' }).click()
  await page.locator('.result').getByText('Both sides agreed on a draw.').waitFor()
  assert.match(await player.heard(), /A draw\. Both sides agreed/)

  await player.press('Rematch')
  await page.getByText('Red: arrange the army').waitFor()
  assert.deepEqual(await moves(player), [])
})

test('two people: to a mate, and who won is named', async (open) => {
  const player = await open({})
  const { page } = player
  await player.begin({ opponent: 'person', fen: 'k7/8/1K6/8/8/8/8/7R[] w - - 0 1' })
  await player.move('h1', 'h8')
  await page.locator('.result').getByRole('heading', { name: 'Red wins' }).waitFor()
  assert.match(await page.locator('.result').innerText(), /Checkmate: the Black king/)
  assert.match(await player.heard(), /Red wins\. Checkmate/)
})

test('two people: the side to move resigns', async (open) => {
  const player = await open({})
  const { page } = player
  await player.begin({ opponent: 'person', fen: 'k7/8/1K6/8/8/8/P7/7R[] w - - 0 1' })
  await player.move('a2', 'a3')
  await page.getByText('Black to move').waitFor()
  await player.press('Resign')
  const question = page.getByRole('alertdialog')
  await question.getByText('Black gives up, and Red wins.').waitFor()
  await question.getByRole('button', { name: 'Resign' }).click()
  await page.locator('.result').getByText('Black resigned.').waitFor()
})

test('two people: a claim is for the side to move', async (open) => {
  const player = await open({})
  await player.begin({ opponent: 'person', ruleset: 'modern', fen: '8/2k5/3p4/8/4P3/5K2/8/8[] w - - 98 60' })
  await player.move('f3', 'g3')
  await player.entries(1)
  await player.move('c7', 'b7')
  await player.press('Claim a draw: fifty moves without progress')
  await player.page.locator('.result').getByText('Claimed: fifty moves').waitFor()
})

test('two people: the board turns to the side to move, where they wish it', async (open) => {
  const player = await open({})
  const { page } = player
  await player.begin({ opponent: 'person', fen: '8/2k5/3p4/8/4P3/5K2/8/8[] w - - 0 1' })
  await player.move('f3', 'g3')
  await player.entries(1)
  assert.equal(await page.locator('.board').getAttribute('data-orientation'), 'white')
  await player.press('Settings')
  await page.getByRole('checkbox', { name: /turn the board to the side to move/ }).check()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await page.locator('.board[data-orientation="black"]').waitFor()
  await player.move('c7', 'b7')
  await page.locator('.board[data-orientation="white"]').waitFor()
  await page.reload()
  await player.move('g3', 'g2')
  await page.locator('.board[data-orientation="black"]').waitFor()
})

test('two people place in turn', async (open) => {
  const player = await open({})
  const { page } = player
  await player.begin({ opponent: 'person', ruleset: 'modern' })
  await page.getByText('Red: place a piece').waitFor()
  await player.place('king', 'e2')
  await page.getByText('Black: place a piece').waitFor()
  await player.place('rook', 'a8')
  await player.entries(2)
  assert.deepEqual(await moves(player), ['K@e2', 'R@a8'])
  await player.press('Take back')
  await page.getByText('Black: place a piece').waitFor()
  assert.deepEqual(await moves(player), ['K@e2'])
})
