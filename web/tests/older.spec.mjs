// The older rulesets: pawns that are displaced, the rearrangement, and dice.
import assert from 'node:assert/strict'
import { test } from './test.mjs'

const lit = (player) =>
  player.page
    .locator('.board [data-square]')
    .evaluateAll((all) => all.filter(({ ariaLabel }) => ariaLabel.includes('the pawn can go here')).map(({ dataset }) => dataset.square))

test('a piece takes the square of an own pawn, which goes to another', async (open) => {
  const player = await open({})
  const { page } = player
  await player.begin({ ruleset: 'parlett', opponent: 'person' })
  await page.getByText('A piece may also take the square of an own pawn').waitFor()
  await page.locator('.tray.is-active [data-role="knight"]').click()
  assert.match(await player.hear('e4'), /Red pawn, can go here/)
  await player.square('e4').click()
  await page.getByText('Where does the pawn of e4 go?').waitFor()
  assert.match(await player.heard(), /The pawn of e4 has to go: choose its new square/)
  assert.match(await player.hear('e4'), /Red knight, selected/)
  // Behind the line of pawns there are twenty squares; all are empty.
  assert.equal((await lit(player)).length, 20)

  // What is not lit is explained.
  await player.square('e5').click()
  await player.explanation().getByText('behind the line on which your pawns began').waitFor()
  assert.match(await player.explanation().innerText(), /Rule C17/)

  // Escape leaves the pawn; the explanation goes first or with it.
  await page.keyboard.press('Escape')
  await page.waitForFunction(() => document.querySelector('[data-square="e4"]').ariaLabel.includes('Red pawn'))
  assert.equal((await player.kept()).draft.length, 0)
  await player.square('e4').click()
  await player.press('Leave the pawn')
  await page.waitForFunction(() => document.querySelector('[data-square="e4"]').ariaLabel.includes('Red pawn'))

  await player.place('knight', 'e4')
  await player.square('e3').click()
  await page.waitForFunction(() => document.querySelector('[data-square="e3"]').ariaLabel.includes('Red pawn'))
  assert.match(await player.hear('e4'), /Red knight/)
  assert.match(await player.heard(), /Knight placed on e4, the pawn goes to e3/)
  assert.deepEqual((await player.kept()).draft, [{ role: 'knight', square: 'e4', displaced: 'e3' }])

  await page.reload()
  await page.getByText('Red: arrange the army').waitFor()
  assert.match(await player.hear('e3'), /Red pawn/)
  await player.press('Take back')
  await page.waitForFunction(() => document.querySelector('[data-square="e4"]').ariaLabel.includes('Red pawn'))

  await player.place('knight', 'e4')
  await player.square('b1').click()
  await page.waitForFunction(() => document.querySelector('[data-square="b1"]').ariaLabel.includes('Red pawn'))
  await player.army('white', ['e3'])
  await player.confirm()
  await page.getByText('Black: arrange the army').waitFor()
  await player.army('black')
  await player.confirm()
  await page.getByText('Red to move').waitFor()
  const { record } = await player.kept()
  assert.ok(record.moves.includes('N@e4,b1'), record.moves.join(' '))
  await player.move('e4', 'd6')
  await page.getByText('Black to move').waitFor()
  await player.move('e7', 'd6')
  await page.getByText('Red to move').waitFor()
  // Back to the armies: Black's comes back as the draft that it was, then Red's with its pawn.
  for (let i = 0; i < 3; i++) await player.press('Take back')
})

test('a pawn is displaced by keyboard alone', async (open) => {
  const player = await open({})
  const { page } = player
  await player.begin({ ruleset: 'parlett', opponent: 'person' })
  await page.locator('.tray.is-active [data-role="rook"]').focus()
  await page.keyboard.press('Enter')
  await player.square('h4').focus()
  await page.keyboard.press('Enter')
  await page.getByText('Where does the pawn of h4 go?').waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.waitForFunction(() => document.querySelector('[data-square="h3"]').ariaLabel.includes('Red pawn'))
  assert.match(await player.hear('h4'), /Red rook/)
})

test('a pawn is displaced by touch on a phone, and by dragging', async (open) => {
  const phone = await open({ width: 360, height: 640, touch: true })
  await phone.begin({ ruleset: 'parlett', opponent: 'person' })
  const before = await phone.page.locator('.board-frame').boundingBox()
  await phone.place('elephant', 'f4')
  await phone.page.getByText('Where does the pawn of f4 go?').waitFor()
  assert.deepEqual(await phone.page.locator('.board-frame').boundingBox(), before)
  const { y, height } = await phone.button('Leave the pawn').boundingBox()
  assert.ok(y + height <= 640, `the way back ends at ${y + height}`)
  await phone.tap(phone.square('f3'))
  await phone.page.waitForFunction(() => document.querySelector('[data-square="f3"]').ariaLabel.includes('Red pawn'))

  // A piece that is placed already can take a pawn's square too: its own old one is free for the pawn.
  await phone.place('knight', 'b2')
  await phone.page.waitForFunction(() => document.querySelector('[data-square="b2"]').ariaLabel.includes('Red knight'))
  await phone.move('b2', 'a3')
  await phone.page.getByText('Where does the pawn of a3 go?').waitFor()
  await phone.tap(phone.square('b2'))
  await phone.page.waitForFunction(() => document.querySelector('[data-square="b2"]').ariaLabel.includes('Red pawn'))
  assert.match(await phone.hear('a3'), /Red knight/)

  const player = await open({})
  const { page } = player
  await player.begin({ ruleset: 'parlett', opponent: 'person' })
  const drag = async (from, to) => {
    const middle = async (locator) => {
      const { x, y, width, height } = await locator.boundingBox()
      return [x + width / 2, y + height / 2]
    }
    await page.mouse.move(...(await middle(from)))
    await page.mouse.down()
    await page.mouse.move(...(await middle(to)), { steps: 6 })
    await page.mouse.up()
  }
  await drag(page.locator('.tray.is-active [data-role="king"]'), player.square('g4'))
  await page.getByText('Where does the pawn of g4 go?').waitFor()
  await drag(player.square('g4'), player.square('g2'))
  await page.waitForFunction(() => document.querySelector('[data-square="g2"]').ariaLabel.includes('Red pawn'))
  assert.match(await player.hear('g4'), /Red king/)
})

test('Murray’s three stages', async (open) => {
  const player = await open({})
  const { page } = player
  await player.begin({ ruleset: 'murray', opponent: 'person' })
  const white = [['king', 'e2'], ['general', 'd2'], ['elephant', 'c2'], ['elephant', 'f3'], ['knight', 'e3'], ['knight', 'f2'], ['rook', 'a1']]
  const black = [['king', 'd7'], ['general', 'e7'], ['elephant', 'f7'], ['elephant', 'c6'], ['knight', 'd6'], ['knight', 'c7'], ['rook', 'h8'], ['rook', 'a8']]
  await player.place('rook', 'h4')
  await player.square('h3').click()
  await player.entries(1)
  assert.match(await player.heard(), /Red: rook placed on h4, the pawn goes to h3/)
  for (let i = 0; i < 8; i++) {
    await player.place(...black[i])
    await player.entries(2 * i + 2)
    if (white[i]) {
      await player.place(...white[i])
      await player.entries(2 * i + 3)
    }
  }
  await page.getByRole('heading', { name: 'Rearrangement' }).first().waitFor()
  await page.getByText('Red: rearrange the men').waitFor()
  assert.match(await player.heard(), /All armies stand\. Rearrangement: Put any piece/)
  await player.shot('rearrangement')

  await player.move('e4', 'd5')
  await player.explanation().locator('.explanation').waitFor()
  await player.press('Close the explanation')
  await player.move('a1', 'b4')
  await player.entries(17)
  assert.match(await player.heard(), /Red: rook from a1 put on b4/)
  await page.reload()
  await page.getByText('Black: rearrange the men').waitFor()
  // The third time the same position stands, a draw may be claimed.
  for (const [from, to] of [['h8', 'g8'], ['b4', 'a1'], ['g8', 'h8'], ['a1', 'b4'], ['h8', 'g8'], ['b4', 'a1'], ['g8', 'h8']]) {
    const { length } = (await player.kept()).record.moves
    await player.move(from, to)
    await player.entries(length + 1)
  }
  await player.button('Claim a draw: same position three times').waitFor()

  await player.move('a3', 'a4')
  await page.getByText('Black to move').waitFor()
  assert.match(await player.heard(), /the rearrangement is over and the play begins/)
  assert.equal(await page.getByText('Put any piece on any empty square').count(), 0)
  await page.locator('.moves').getByText('Rearrangement').waitFor()
  await player.move('d5', 'e4')
  await player.explanation().locator('.explanation').or(page.getByText('Red to move')).first().waitFor()
})

test('dice: throws, used dice, a pass, and a king that is captured', async (open) => {
  const player = await open({ dice: [[2, 2, 5], [6, 1, 6], [4, 6, 4]] })
  const { page } = player
  await player.begin({ ruleset: 'dice', opponent: 'person', fen: 'k7/7p/8/8/8/8/8/1R2K3[] w - - 0 1' })
  await page.getByText('Red: throw the dice').waitFor()
  await player.move('b1', 'a1')
  await player.explanation().getByText('The dice come first').waitFor()
  await player.press('Close the explanation')

  // Red has neither knight nor general: the turn passes.
  await player.press('Throw')
  await page.getByText('Black: throw the dice').waitFor()
  assert.match(await player.heard(), /Red throws knight, knight, and general\. No die can be played: the turn passes/)
  await page.getByText('Red · No move: the turn passed').waitFor()
  assert.ok(await player.button('Take back').isDisabled())

  await player.press('Throw')
  await page.getByText('Black: play a die').waitFor()
  assert.match(await player.heard(), /Black throws pawn, king, and king/)
  const dice = page.getByRole('list', { name: 'Dice of Black' }).getByRole('listitem')
  assert.deepEqual(await dice.allInnerTexts(), ['pawn', 'king', 'king'])
  await player.move('a8', 'a7')
  await player.entries(3)
  assert.equal(await page.locator('.die.used').count(), 1)
  assert.match((await dice.allTextContents()).join(' '), /king, used/)

  // What has been thrown stays thrown.
  await page.reload()
  await page.getByText('Black: play a die').waitFor()
  assert.equal(await player.button('Throw').count(), 0)
  assert.equal(await page.locator('.die.used').count(), 1)
  await player.press('Take back')
  await page.waitForFunction(() => document.querySelectorAll('.die.used').length === 0)
  assert.equal(await player.button('Throw').count(), 0)
  await player.move('a8', 'a7')
  await player.entries(3)
  await player.move('a7', 'a8')
  await player.entries(4)
  await player.move('a8', 'b8')
  await player.explanation().getByText('No die that is left moves the king').waitFor()
  assert.match(await player.explanation().innerText(), /Rule C27/)
  await player.press('Close the explanation')
  await player.move('h7', 'h6')
  await page.getByText('Red: throw the dice').waitFor()

  await player.press('Throw')
  await page.getByText('Red: play a die').waitFor()
  await player.move('b1', 'a1')
  await page.waitForFunction(() => document.querySelectorAll('.die.used').length === 1)
  await player.move('a1', 'a8')
  await page.locator('.result').getByText('The Black king has been captured.').waitFor()
  assert.match(await page.locator('.result').innerText(), /Red wins/)
  const { record } = await player.kept()
  assert.deepEqual(record.moves.slice(0, 2), ['2,2,5', '1,6,6'])

  // The list shows the throws, the pass, and the moves they led to.
  const turns = await page.locator('.turns li').allTextContents()
  assert.equal(turns.length, 3)
  assert.match(turns[0], /passes/)
  assert.match(turns[2], /Red throws rook, rook, and king/)
  await page.locator('.turns .move').first().click()
  await page.getByText('An earlier position').waitFor()
  assert.match(await player.hear('a7'), /Black king/)
  assert.match(await player.hear('b1'), /Red rook/)
})

test('dice against the computer, which throws for itself', async (open) => {
  // Three steps of the Red king, then two of Black's pawns and one of its king: no king can fall so early.
  const player = await open({ dice: [[6, 6, 6], [1, 6, 1], [6, 6, 6], [2, 1, 5], [4, 1, 2], [1, 6, 3]] })
  const { page } = player
  await player.press('New game')
  await page.getByRole('dialog').getByRole('radio', { name: /^Three dice/ }).check({ force: true })
  await page.getByRole('dialog').getByText('With dice the computer looks only a little way ahead.').waitFor()
  await page.keyboard.press('Escape')
  await player.begin({ ruleset: 'dice', color: 'red', level: 2 })
  await player.army('white')
  await player.confirm()
  await player.entries(16)
  for (let act = 0; act < 12 && (await player.turn()); act++) {
    const { length } = (await player.kept()).record.moves
    if (await player.button('Throw').count()) await player.press('Throw')
    else await player.moveAny('Red')
    await player.entries(length + 1)
  }
  const { record } = await player.kept()
  const entries = record.moves.slice(16)
  const throws = entries.filter((entry) => /^\d/.test(entry))
  assert.deepEqual(throws.slice(0, 3), ['6,6,6', '1,1,6', '6,6,6'], entries.join(' '))
  // Between its throw and Red's next one the computer has used its dice.
  const reply = entries.slice(entries.indexOf('1,1,6') + 1, entries.indexOf('6,6,6', 1))
  assert.ok(reply.length >= 1 && reply.length <= 3, entries.join(' '))
  const turns = await page.locator('.turns').innerText()
  assert.match(turns, /Red throws king, king, and king/)
  assert.match(turns, /Black throws pawn, pawn, and king/)
  // Later throws may have ended the game; then it says how.
  if (!(await player.turn())) await page.locator('.result').getByText(/king has been captured/).waitFor()
})
