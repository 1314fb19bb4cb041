// Whole games against the computer, from the empty back ranks to the end.
import assert from 'node:assert/strict'
import { Coach } from './coach.mjs'
import { test } from './test.mjs'

/** Plays on until the game is over, as the coach advises. */
async function playOut(player, coach) {
  const { page, words } = player
  while (await player.turn()) {
    const { record } = await player.kept()
    const uci = coach.best(record, 8, record.moves.length)
    const [from, to] = [uci.slice(0, 2), uci.slice(2, 4)]
    if (from === to) await player.press(`${words.promote} on ${from}`)
    else await player.move(from, to)
    await page.waitForFunction(
      (before) => JSON.parse(localStorage.getItem('sittuyin.game.1')).record.moves.length > before,
      record.moves.length,
    )
  }
}

for (const color of ['red', 'black']) {
  test(`a whole formal game to checkmate as ${color}`, async (open) => {
    const coach = await Coach.open()
    const player = await open({})
    // The weakest level may stumble into a draw; a few games are allowed for one mate.
    for (let game = 0; game < 4; game++) {
      await player.begin({ color, level: 1 })
      await player.turn()
      await player.deploy()
      await playOut(player, coach)
      if ((await player.page.locator('.result').innerText()).includes('Checkmate')) break
    }
    const result = await player.page.locator('.result').innerText()
    assert.match(result, /You win/)
    assert.match(result, /Checkmate: the (Red|Black) king is attacked and cannot be saved/)
    assert.match(await player.heard(), /You win\. Checkmate/)
    await player.shot(`mate as ${color}`)

    // The rematch changes the sides.
    await player.press(color === 'red' ? 'Rematch as Black' : 'Rematch as Red')
    await player.page.locator('.result').waitFor({ state: 'detached' })
    assert.equal((await player.kept()).me, color === 'red' ? 'black' : 'white')
  })
}

for (const ruleset of ['parlett', 'tournament', 'federation']) {
  test(`a game under ${ruleset} rules against the computer, as both sides`, async (open) => {
    for (const color of ['red', 'black']) {
      const player = await open({})
      await player.begin({ ruleset, color, level: 2 })
      await player.turn()
      await player.deploy()
      await player.entries(color === 'red' ? 16 : 17)
      await player.turn()
      await player.moveAny(color === 'red' ? 'Red' : 'Black')
      await player.entries(color === 'red' ? 18 : 19)
      assert.ok(await player.turn())
    }
  })
}

test('a game under Murray’s rules against the computer, through all stages', async (open) => {
  const player = await open({})
  const { page } = player
  await player.begin({ ruleset: 'murray', color: 'red', level: 2 })
  const army = [['king', 'e2'], ['general', 'd2'], ['elephant', 'c2'], ['elephant', 'f3'], ['knight', 'e3'], ['knight', 'f2'], ['rook', 'a1'], ['rook', 'h1']]
  for (const [index, [role, square]] of army.entries()) {
    await player.turn()
    await player.place(role, square)
    await player.entries(2 * index + 2)
  }
  await page.locator('.status').getByText('Rearrange your men').waitFor()
  await player.move('a1', 'b1')
  await player.entries(18)
  await player.turn()
  if (await page.locator('.status').getByText('Rearrange your men').count()) await player.move('a3', 'a4')
  else await player.moveAny('Red')
  await player.entries(20)
  assert.ok(await player.turn())
  await page.locator('.status').getByText(/Your (move|king is in check)/).waitFor()
})

test('placing in turn: a modern game begins with one piece each', async (open) => {
  const player = await open({})
  await player.begin({ ruleset: 'modern', color: 'red', level: 1 })
  await player.turn()
  await player.place('king', 'e2')
  await player.page.waitForFunction(
    () => JSON.parse(localStorage.getItem('sittuyin.game.1')).record.moves.length === 2,
  )
  assert.match(await player.hear('e2'), /Red king/)
  assert.match(await player.heard(), /Black: \w+ placed on/)
  await player.press('Take back')
  await player.page.waitForFunction(
    () => JSON.parse(localStorage.getItem('sittuyin.game.1')).record.moves.length === 0,
  )
  assert.match(await player.hear('e2'), /empty/)
})

test('taking back, looking back, resigning', async (open) => {
  const player = await open({})
  const { page } = player
  await player.begin({ color: 'red', level: 1 })
  await player.deploy()
  await player.turn()
  const { record } = await player.kept()
  assert.equal(record.moves.length, 16)
  assert.match(await player.heard(), /Red has arranged the army[\s\S]*Black has arranged the army/)

  const [from, to] = await player.moveAny('Red pawn')
  await player.turn()
  await page.waitForFunction(() => JSON.parse(localStorage.getItem('sittuyin.game.1')).record.moves.length === 18)

  // An earlier position is looked at and not played on.
  await player.press('To the start')
  await page.getByText('An earlier position').waitFor()
  assert.match(await player.hear(from), /Red pawn|empty/)
  await player.move('e4', 'e5')
  assert.equal((await player.kept()).record.moves.length, 18)
  await player.press('Back to the game')

  await player.press('Take back')
  await page.waitForFunction(() => JSON.parse(localStorage.getItem('sittuyin.game.1')).record.moves.length === 16)
  assert.match(await player.hear(from), /Red pawn/)
  assert.doesNotMatch(await player.hear(to), /Red/)

  // Back into the deployment: the army comes back as it stood, and can be changed.
  await player.press('Take back')
  await page.locator('.draft').waitFor()
  assert.equal((await player.kept()).draft.length, 8)
  await player.press('Confirm')
  await player.turn()

  // The question's first answer is no.
  await player.press('Resign')
  await page.keyboard.press('Enter')
  await page.getByRole('alertdialog').waitFor({ state: 'detached' })
  assert.equal((await player.kept()).record.ending, null)
  await player.press('Resign')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Resign' }).click()
  await page.locator('.result').getByText('Red resigned.').waitFor()
  assert.match(await page.locator('.result').innerText(), /The computer wins/)
})
