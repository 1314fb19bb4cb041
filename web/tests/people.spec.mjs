// Accounts, players, finished games and the page about what is kept, on a server where people play online.
import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { audit, fits } from './audit.mjs'
import { Keys } from './hands.mjs'
import { onlineTest } from './test.mjs'

let people = 0
/** A name that nobody has yet. */
const someone = () => `Player-${Date.now().toString(36)}${people++}`
const secret = 'five words that nobody says'

/** The browser notes each refused request as an error; exactly these were meant. */
async function refused(player, status) {
  const { complaints } = player
  assert.deepEqual(complaints.map((text) => /status of (\d+)/.exec(text)?.[1]), [String(status)])
  complaints.length = 0
}

/** Chooses one of the ways in, and fills the fields in. */
async function fill({ page }, way, fields) {
  if (way) await page.getByRole('radio', { name: way }).check({ force: true })
  for (const [label, text] of Object.entries(fields)) await page.getByLabel(label, { exact: true }).fill(text)
}

const submit = ({ page }, name) => page.locator('form').getByRole('button', { name, exact: true }).click()
const heading = ({ page }, name) => page.getByRole('heading', { level: 1, name }).waitFor()
const whoami = ({ page }) => page.evaluate(async () => (await (await fetch('/api/session')).json()).person)

/** Opens one of the parts of the account page. */
const unfold = ({ page }, name) => page.locator('summary', { hasText: name }).click()

async function register(player, name, password = secret) {
  await fill(player, 'Register', { Name: name, Password: password })
  await submit(player, 'Register')
  await heading(player, 'Your recovery codes')
  const codes = await player.page.locator('ol code').allTextContents()
  await player.press('I have kept them')
  await heading(player, name)
  return codes
}

onlineTest('members: an account from its registration to its end', async (open) => {
  const name = someone()
  const player = await open({ path: 'account' })
  const { page } = player
  const codes = await register(player, name)
  assert.equal(new Set(codes).size, 8)
  assert.ok(await page.locator('header').getByRole('link', { name, exact: true }).isVisible())

  await player.press('Sign out')
  await heading(player, 'Account')
  assert.equal(await whoami(player), null)

  // A wrong password is said at its field, which has the focus.
  await fill(player, 'Sign in', { Name: name, Password: 'not the password' })
  await submit(player, 'Sign in')
  const field = page.getByLabel('Password', { exact: true })
  await page.getByText('Name and password do not go together.').waitFor()
  assert.equal(await field.getAttribute('aria-invalid'), 'true')
  const described = await field.getAttribute('aria-describedby')
  assert.equal(await page.locator(`[id="${described}"]`).textContent(), 'Name and password do not go together.')
  assert.ok(await field.evaluate((input) => input === document.activeElement))
  await refused(player, 401)
  await field.fill(secret)
  await submit(player, 'Sign in')
  await heading(player, name)
  assert.ok(await page.getByRole('heading', { level: 1 }).evaluate((one) => one === document.activeElement))

  // A code lets one in once.
  await player.press('Sign out')
  await heading(player, 'Account')
  const recovered = 'another set of five words'
  const recover = { 'Name': name, 'Recovery code': codes[3], 'New password': recovered }
  await fill(player, 'Password forgotten', recover)
  await submit(player, 'Set the password')
  await heading(player, name)
  await player.press('Sign out everywhere')
  await heading(player, 'Account')
  await fill(player, 'Password forgotten', recover)
  await submit(player, 'Set the password')
  await page.getByText('This name has no such recovery code').waitFor()
  await refused(player, 403)
  await fill(player, 'Sign in', { Name: name, Password: recovered })
  await submit(player, 'Sign in')
  await heading(player, name)

  await unfold(player, 'Change the password')
  const change = page.locator('details[open]')
  await change.getByLabel('Password', { exact: true }).fill(recovered)
  await change.getByLabel('New password').fill('short')
  await change.getByRole('button', { name: 'Change the password' }).click()
  await page.getByText('A password has 10 to 200 characters').waitFor()
  await refused(player, 422)
  await change.getByLabel('New password').fill(secret)
  await change.getByRole('button', { name: 'Change the password' }).click()
  await page.getByText('The password is changed.').waitFor()
  await unfold(player, 'Change the password')

  await unfold(player, 'Your data as a file')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Save the file' }).click(),
  ])
  const exported = JSON.parse(await readFile(await download.path(), 'utf8'))
  assert.equal(exported.person.name, name)
  assert.equal(exported.recoveryCodesLeft, 7)

  // Deleting asks, and asks for the password.
  await unfold(player, 'Delete the account')
  await player.press('Delete the account…')
  const question = page.getByRole('alertdialog', { name: `Delete the account ${name}?` })
  await question.getByLabel('Password').fill('not the password')
  await question.getByRole('button', { name: 'Delete for good' }).click()
  await question.getByText('This is not your password.').waitFor()
  await refused(player, 401)
  await question.getByLabel('Password').fill(secret)
  await question.getByRole('button', { name: 'Delete for good' }).click()
  await heading(player, 'Account')
  assert.match(await player.heard(), /The account is deleted/)
  await fill(player, 'Sign in', { Name: name, Password: secret })
  await submit(player, 'Sign in')
  await page.getByText('Name and password do not go together.').waitFor()
  await refused(player, 401)
})

onlineTest('members: a guest who registers stays who it was, in every window', async (open) => {
  const name = someone()
  const player = await open({ path: 'account' })
  const { page } = player
  const guest = await page.evaluate(async () => (await (await fetch('/api/session/guest', { method: 'POST' })).json()).person)
  await page.reload()
  await heading(player, 'You are a guest')
  const other = await page.context().newPage()
  await other.goto(page.url())
  await other.getByRole('heading', { level: 1, name: 'You are a guest' }).waitFor()
  await register(player, name)
  assert.deepEqual(await whoami(player), { id: guest.id, name })
  await other.getByRole('heading', { level: 1, name }).waitFor()
})

onlineTest('members: registering by keyboard alone', async (open) => {
  const name = someone()
  const player = await open({ path: 'account' })
  const { page } = player
  const keys = new Keys(player)
  await page.getByRole('radio', { name: 'Sign in' }).waitFor()
  await keys.reach(page.getByRole('radio', { name: 'Sign in' }))
  await page.keyboard.press('ArrowRight')
  await keys.reach(page.getByLabel('Name', { exact: true }))
  await page.keyboard.type('no')
  await keys.reach(page.getByLabel('Password', { exact: true }))
  await page.keyboard.type(secret)
  await page.keyboard.press('Enter')
  await page.getByText('A name has 3 to 20 letters').waitFor()
  await refused(player, 422)
  // The focus is in the field that is wrong.
  await page.keyboard.press('Control+A')
  await page.keyboard.type(name)
  await page.keyboard.press('Enter')
  await heading(player, 'Your recovery codes')
  await keys.reach(page.getByRole('button', { name: 'I have kept them' }))
  await page.keyboard.press('Enter')
  await heading(player, name)
})

/** Speaks to the server as the page does. */
const call = ({ page }, method, path, body) =>
  page.evaluate(
    async ([method, path, body]) => {
      const headers = body ? { 'content-type': 'application/json' } : {}
      const response = await fetch(`/api${path}`, { method, headers, body: body && JSON.stringify(body) })
      return response.json()
    },
    [method, path, body],
  )

/** Two members play a rated game that Black gives up after both have arranged; gives its id. */
async function play(white, black) {
  const time = { kind: 'clock', initial: 600, increment: 5, deployment: 300 }
  const terms = { ruleset: 'formal', order: null, time, rated: true }
  const { id } = await call(white, 'POST', '/challenges', { terms, color: 'white', to: black.name })
  const { game } = await call(black, 'POST', `/challenges/${id}/accept`)
  const act = async (player, action) => {
    const { status } = await call(player, 'GET', `/games/${game}`)
    await call(player, 'POST', `/games/${game}/actions`, {
      nonce: `nonce-${status.seq}-xyz`, ply: status.ply, position: status.position, action,
    })
  }
  await act(white, { kind: 'arrange', placements: ['K@e2', 'F@d2', 'S@c2', 'S@f3', 'N@e3', 'N@f2', 'R@a1', 'R@h1'] })
  await act(black, { kind: 'arrange', placements: ['K@d7', 'F@e7', 'S@f7', 'S@c6', 'N@d6', 'N@c7', 'R@h8', 'R@a8'] })
  await act(black, { kind: 'resign' })
  return game
}

onlineTest('members: a rated game stands with its players and in the archive', async (open) => {
  const white = await open({ path: 'privacy' })
  const black = await open({ path: 'privacy' })
  for (const player of [white, black]) {
    player.name = someone()
    await call(player, 'POST', '/accounts', { name: player.name, password: secret })
  }
  await play(white, black)
  const game = await play(white, black)
  const { page } = white
  await page.goto(new URL(`/player/${white.name}`, page.url()).href)
  await heading(white, white.name)
  const graph = page.getByRole('img', { name: /After 2 games: from \d{4} to \d{4}/ })
  await graph.waitFor()
  // The winner rises above the 1500 with which everybody begins, and is uncertain.
  const summary = await graph.getAttribute('aria-label')
  const [, first, last] = /from (\d+) to (\d+)/.exec(summary).map(Number)
  assert.ok(1500 < first && first < last, summary)
  assert.match(await page.locator('.pools').innerText(), /Traditional rules, Rapid\s+\d{4}\s+± \d+, uncertain, 2 games/)
  await page.locator('summary').click()
  assert.equal(await page.locator('tbody a').first().getAttribute('href'), `/game/${game}`)
  assert.ok((await page.locator('.game').first().textContent()).startsWith(white.name))
  await audit(white, 'player')

  await page.goto(new URL('/games', page.url()).href)
  const row = page.locator('li', { has: page.locator(`a[href="/game/${game}"]`) })
  await row.waitFor()
  assert.match(await row.innerText(), /Red wins: Resignation/)
  const [download] = await Promise.all([page.waitForEvent('download'), row.getByRole('link', { name: /^PGN/ }).click()])
  assert.match(await readFile(await download.path(), 'utf8'), new RegExp(`\\[White "${white.name}"\\]`))

  await page.getByLabel('With the player').fill(black.name)
  await page.getByRole('button', { name: 'Show' }).click()
  await page.waitForURL(`**/games?*name=${black.name}`)
  await row.waitFor()
  assert.equal(await page.locator('li a.game').count(), 2)
  await page.getByLabel('Result').selectOption({ label: `${black.name} won` })
  await page.getByText('No finished game is like that.').waitFor()
  await page.getByLabel('Against').fill(white.name)
  await page.getByRole('button', { name: 'Show' }).click()
  await page.getByLabel('Result').selectOption({ label: `${black.name} lost` })
  await row.waitFor()
  await page.getByRole('radio', { name: 'In progress' }).check({ force: true })
  await page.getByText('No such game is in progress now.').waitFor()
  await page.reload()
  await page.getByText('No such game is in progress now.').waitFor()
  await page.getByLabel('With the player').fill('nobody-of-that-name')
  await page.getByRole('button', { name: 'Show' }).click()
  await page.getByText('What you look for is not here').waitFor()
  await refused(white, 404)

  await page.goto(new URL('/players', page.url()).href)
  await page.getByText('Nobody has a certain rating here yet.').waitFor()
  await page.getByLabel('Find a player by name').fill(black.name)
  await page.getByRole('button', { name: 'Show' }).click()
  await heading(white, black.name)
})

for (const [lang, theme] of [['en', 'dark'], ['fr', 'light'], ['my', 'dark']]) {
  onlineTest(`members: accessible, ${lang}, ${theme}`, async (open) => {
    const player = await open({ lang, theme, width: 360, height: 740, touch: true, path: 'account' })
    const { page } = player
    const state = async (name) => {
      await audit(player, `people ${name} ${lang} ${theme}`)
      await fits(player, name)
      assert.doesNotMatch(await page.locator('main').innerText(), /[{}]|undefined/, name)
    }
    const modes = page.locator('input[name="mode"]')
    await modes.first().waitFor()
    await state('sign in')
    await modes.nth(2).check({ force: true })
    await state('recover')
    await modes.nth(1).check({ force: true })
    await page.locator('[name="new-name"]').fill('x')
    await page.locator('[name="first-password"]').fill(secret)
    await page.locator('form .primary').click()
    await page.locator('[aria-invalid="true"]').waitFor()
    await refused(player, 422)
    await state('register with an error')
    await page.locator('[name="new-name"]').fill(someone())
    await page.locator('form .primary').click()
    await page.locator('ol code').first().waitFor()
    await state('codes')
    await page.locator('main .primary').click()
    await page.locator('details').first().waitFor()
    await page.locator('header nav button').click()
    await state('menu')
    await page.keyboard.press('Escape')
    for (const summary of await page.locator('summary').all()) await summary.click()
    await state('member')
    await page.locator('details').last().locator('button').click()
    await page.getByRole('alertdialog').waitFor()
    await state('question')
    await page.keyboard.press('Escape')
    for (const path of ['players', 'games', 'privacy']) {
      await page.goto(new URL(`/${path}`, page.url()).href)
      await page.locator('h1').waitFor()
      await page.waitForLoadState('networkidle')
      await state(path)
      if (path !== 'games') continue
      await page.locator('search summary').tap()
      await page.locator('search input').first().scrollIntoViewIfNeeded()
      await state('games to look for')
    }
  })
}
