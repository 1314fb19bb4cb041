// What moderators see and do, and that nobody else sees any of it.
import assert from 'node:assert/strict'
import { audit, fits } from './audit.mjs'
import { Keys } from './hands.mjs'
import { api, arrange, begin, moved, visit, visitor } from './opponents.mjs'
import { onlineTest as test } from './test.mjs'

const talk = ({ page }) => page.getByRole('region', { name: 'Talk' })
const places = ({ page }) => page.getByRole('navigation', { name: 'Online play' })
const dialog = ({ page }) => page.getByRole('alertdialog')

/** A member who is a moderator, as whoever runs the server has made one. */
async function moderator(open, server, how = {}) {
  const player = await visitor(open, { member: true, ...how })
  await server.admin('grant', player.name, 'moderator')
  return player
}

/** A rated game that is over, in which something was said; gives its id. */
async function finished(red, black, words) {
  const game = await begin(red, black, { rated: true })
  await arrange(red, game, 'white')
  await arrange(black, game, 'black')
  for (const player of [red, black]) await moved(player, 16)
  await talk(red).getByLabel('Your words').fill(words)
  await talk(red).getByRole('button', { name: 'Send' }).click()
  await talk(black).getByText(words).waitFor()
  await red.move('a3', 'a4')
  await moved(black, 17)
  await black.press('Resign')
  await black.page.getByRole('alertdialog').getByRole('button', { name: 'Resign' }).click()
  await red.page.locator('.result').waitFor()
  return game
}

const report = async (by, about, more) => {
  const { person } = await api(about, 'GET', '/session')
  await api(by, 'POST', '/reports', { person: person.id, game: null, message: null, comment: '', ...more })
}

/** Says why, and does it. */
async function decide(player, why, yes) {
  await dialog(player).getByLabel('Why?').fill(why)
  await dialog(player).getByRole('button', { name: yes, exact: true }).click()
  await dialog(player).waitFor({ state: 'detached' })
}

test('moderators: a report is looked into, words are removed, an account is closed and opened', async (open, server) => {
  const red = await visitor(open, { member: true })
  const black = await visitor(open, { member: true })
  const judge = await moderator(open, server)
  const { page } = judge
  const game = await finished(red, black, 'You play like a buffalo.')
  await report(black, red, { game, message: 1, reason: 'abuse', comment: 'Every game\nthe same.' })
  await report(black, red, { game, reason: 'assistance' })

  await visit(judge, '/lobby')
  await places(judge).getByRole('link', { name: 'Moderation' }).click()
  const rows = page.getByRole('article')
  await rows.nth(1).waitFor()
  assert.equal(await rows.count(), 2)
  const abuse = page.getByRole('article', { name: `${red.name} – Insults or threatens` })
  assert.deepEqual(await abuse.locator('blockquote').allInnerTexts(), ['You play like a buffalo.', 'Every game\nthe same.'])
  await abuse.getByText(`Reported by ${black.name}`).waitFor()
  await audit(judge, 'moderation reports')

  // The game: what was said, how long the moves took, what the engine says.
  await abuse.getByRole('link', { name: 'Look into the game' }).click()
  await page.getByRole('heading', { level: 1, name: 'A game, looked into' }).waitFor()
  await page.getByText('You play like a buffalo.').waitFor()
  const table = page.getByRole('table')
  assert.deepEqual(await table.locator('tbody th').allInnerTexts(), ['the army', 'the army', 'a3a4'])
  assert.match(await table.locator('tbody tr').last().innerText(), /^a3a4\s+Red\s+\d+(\.\d)? s$/)
  await page.getByRole('button', { name: 'Compare with the engine' }).click()
  await page.getByText(/^Red: [01] of 1 move is the engine’s first choice/).waitFor({ timeout: 60_000 })
  await page.getByText('Black: no move for which there was a choice.').waitFor()
  assert.match(await judge.heard(), /compared with the engine/)
  await audit(judge, 'moderation game')

  // A deed asks first, and wants to know why.
  await page.getByRole('button', { name: 'Remove the words…' }).click()
  await dialog(judge).getByText('Nobody sees them any more').waitFor()
  assert.ok(await dialog(judge).getByLabel('Why?').evaluate((field) => field === document.activeElement))
  await audit(judge, 'moderation question')
  await page.keyboard.press('Enter')
  await dialog(judge).getByText('Say why in 1 to 500 characters.').waitFor()
  await dialog(judge).getByRole('button', { name: 'Cancel' }).click()
  await dialog(judge).waitFor({ state: 'detached' })
  await page.getByText('You play like a buffalo.').waitFor()
  await page.getByRole('button', { name: 'Remove the words…' }).click()
  await decide(judge, 'An insult.', 'Remove')
  await page.getByText('removed by a moderator').waitFor()
  assert.equal(await page.getByText('You play like a buffalo.').count(), 0)
  await talk(black).getByText('removed by a moderator').waitFor()

  // The report of the words is settled by that; the other is dismissed.
  await page.getByRole('link', { name: 'Open reports' }).click()
  await rows.first().waitFor()
  assert.equal(await rows.count(), 1)
  await rows.getByRole('button', { name: 'Dismiss…' }).click()
  await decide(judge, 'One move proves nothing.', 'Dismiss')
  await page.getByText('No report is open.').waitFor()
  assert.match(await judge.heard(), /The report is dismissed/)

  // An account is found by its name.
  await page.getByLabel('Name', { exact: true }).fill('nobody-of-that-name')
  await page.getByRole('button', { name: 'Find' }).click()
  await page.getByText('There is no such name.').waitFor()
  judge.complaints = judge.complaints.filter((text) => !text.includes('404'))
  await page.getByLabel('Name', { exact: true }).fill(red.name.toUpperCase())
  await page.getByRole('button', { name: 'Find' }).click()
  const found = page.getByRole('group', { name: red.name })
  await found.getByRole('button', { name: 'Close the account…' }).click()
  await decide(judge, 'Insults in every game.', 'Close the account')
  assert.equal((await api(red, 'GET', '/session')).person, null)
  await page.getByText(`The account of ${red.name} is closed.`).first().waitFor()

  // The log has it all, newest first, and leads back.
  await page.getByRole('link', { name: 'Audit log' }).click()
  const entries = page.locator('main ol > li')
  await entries.nth(3).waitFor()
  assert.deepEqual(await entries.locator('strong').allInnerTexts(), ['account closed', 'report dismissed', 'words removed', 'made a moderator'])
  assert.match(await entries.first().innerText(), new RegExp(`Insults in every game\\.[\\s\\S]*${judge.name}`))
  assert.match(await entries.last().innerText(), /who runs the server/)
  await audit(judge, 'moderation log')
  await entries.first().getByRole('button', { name: 'Open the account again…' }).click()
  await decide(judge, 'Has apologised.', 'Open again')
  await entries.locator('strong').getByText('account opened again').waitFor()
  await api(red, 'POST', '/session', { name: red.name, password: 'a long enough secret' })

  // A moderator's account is not for other moderators.
  await page.getByRole('link', { name: 'Open reports' }).click()
  await page.getByLabel('Name', { exact: true }).fill(judge.name)
  await page.getByRole('button', { name: 'Find' }).click()
  await page.getByRole('group', { name: judge.name }).getByRole('button', { name: 'Close the account…' }).click()
  await dialog(judge).getByLabel('Why?').fill('To see.')
  await page.keyboard.press('Enter')
  await dialog(judge).getByText('This is a moderator’s account').waitFor()
  judge.complaints = judge.complaints.filter((text) => !text.includes('409'))
})

test('moderators: by keyboard alone', async (open, server) => {
  const red = await visitor(open, { member: true })
  const black = await visitor(open, { member: true })
  const judge = await moderator(open, server)
  await report(black, red, { reason: 'name' })
  await visit(judge, '/moderation')
  const { page } = judge
  const keys = new Keys(judge)
  await keys.press(page.getByRole('button', { name: 'Dismiss…' }))
  await dialog(judge).waitFor()
  await page.keyboard.type('A fine name.')
  await page.keyboard.press('Enter')
  await page.getByText('No report is open.').waitFor()
  // Whoever goes on by keyboard goes on from what was done.
  assert.equal(await page.evaluate(() => document.activeElement.textContent), 'The report is dismissed.')
  await keys.press(page.getByRole('link', { name: 'Audit log' }))
  await page.getByText('A fine name.').waitFor()
})

test('moderators: the log goes on from where the reader was', async (open, server) => {
  const pest = await visitor(open, { member: true })
  const judge = await moderator(open, server)
  const { person } = await api(pest, 'GET', '/session')
  for (let i = 0; i < 26; i++) {
    for (const deed of ['close', 'reopen']) await api(judge, 'POST', `/moderation/people/${person.id}/${deed}`, { reason: `${deed} ${i}` })
  }
  const { page } = judge
  await visit(judge, '/moderation/audit')
  const entries = page.locator('main ol > li')
  await entries.nth(49).waitFor()
  assert.equal(await entries.count(), 50)
  const older = page.getByRole('button', { name: 'Older' })
  await older.focus()
  await page.keyboard.press('Enter')
  // The moderator was made before all else.
  await entries.nth(52).waitFor()
  assert.equal(await entries.count(), 53)
  assert.equal(await older.count(), 0)
  const focused = await page.evaluate(() => document.activeElement.textContent)
  assert.equal(focused, await entries.nth(50).textContent())
  assert.match(focused, /reopen 0/)
})

test('moderators: a common member sees nothing of it and asks for nothing', async (open, server) => {
  const red = await visitor(open, { member: true })
  const black = await visitor(open, { member: true })
  const judge = await moderator(open, server)
  const game = await finished(red, black, 'A good game.')
  await report(black, red, { game, message: 1, reason: 'spam', comment: 'Look at this.' })
  const { page } = red
  const asked = []
  page.on('request', (request) => request.url().includes('/api/moderation') && asked.push(request.url()))
  for (const path of ['/moderation', '/moderation/audit', `/moderation/game/${game}`]) {
    await visit(red, path)
    await page.getByText('This is for moderators.').waitFor()
    assert.equal(await places(red).getByRole('link', { name: 'Moderation' }).count(), 0)
    assert.doesNotMatch(await page.locator('main').innerText(), /Look at this|Dismiss|Audit|engine/)
  }
  await visit(red, `/game/${game}`)
  await page.locator('.result').waitFor()
  assert.equal(await page.getByRole('link', { name: 'Look into the game' }).count(), 0)
  assert.deepEqual(asked, [])

  // The moderator has the way to it beside the game; once the role is gone the server gives nothing any more.
  await visit(judge, `/game/${game}`)
  await judge.page.getByRole('link', { name: 'Look into the game' }).click()
  await judge.page.getByRole('heading', { level: 1, name: 'A game, looked into' }).waitFor()
  await judge.page.getByText('A good game.').waitFor()
  await server.admin('revoke', judge.name, 'moderator')
  await judge.page.getByRole('link', { name: 'Open reports' }).click()
  await judge.page.getByText('This is for moderators.').waitFor()
  judge.complaints = judge.complaints.filter((text) => !text.includes('403'))
})

for (const [lang, theme, width] of [['en', 'dark', 1280], ['fr', 'light', 360], ['my', 'dark', 360], ['my', 'light', 1280]]) {
  test(`moderators: accessible, ${lang}, ${theme}, ${width}`, async (open, server) => {
    const red = await visitor(open, { member: true })
    const black = await visitor(open, { member: true })
    const judge = await moderator(open, server, { lang, theme, width, height: 740, touch: width < 400 })
    const game = await finished(red, black, 'Words that somebody said in the heat of the game, without end.')
    await report(black, red, { game, message: 1, reason: 'stalling', comment: 'A rather long comment. '.repeat(12) })
    await report(black, red, { game, reason: 'throwing' })
    const { page } = judge
    const state = async (name) => {
      await audit(judge, `moderation ${name} ${lang} ${theme} ${width}`)
      await fits(judge, name)
      assert.doesNotMatch(await page.locator('main').innerText(), /[{}]|undefined/, name)
    }
    await visit(judge, '/moderation')
    await page.getByRole('article').nth(1).waitFor()
    await state('reports')
    await page.getByRole('article').first().getByRole('button').last().click()
    await dialog(judge).waitFor()
    await state('question')
    await page.keyboard.press('Escape')
    await visit(judge, `/moderation/game/${game}`)
    await page.locator('tbody tr').nth(2).waitFor()
    await page.locator('main section button.button').last().click()
    await page.locator('thead th:nth-child(5)').waitFor({ timeout: 60_000 })
    await state('game')
    await visit(judge, '/moderation/audit')
    await page.locator('main ol > li').first().waitFor()
    await state('log')
  })
}
