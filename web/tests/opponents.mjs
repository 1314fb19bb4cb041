// People who play each other on the line: how they come to a game, and what their browsers were told.
import assert from 'node:assert/strict'

const letters = { king: 'K', general: 'F', elephant: 'S', knight: 'N', rook: 'R' }

/** Whole armies that the usual rulesets allow, as placements. */
export const placements = {
  white: ['K@e2', 'F@d2', 'S@c2', 'S@f3', 'N@e3', 'N@f2', 'R@a1', 'R@h1'],
  black: ['K@d7', 'F@e7', 'S@f7', 'S@c6', 'N@d6', 'N@c7', 'R@h8', 'R@a8'],
}

export const clock = { kind: 'clock', initial: 600, increment: 5, deployment: 300 }

/** Speaks to the server as the page of a player does. */
export async function api({ page }, method, path, body) {
  const { status, text } = await page.evaluate(
    async ([method, path, body]) => {
      const headers = body ? { 'content-type': 'application/json' } : {}
      const response = await fetch(`/api${path}`, { method, headers, body: body ? JSON.stringify(body) : undefined })
      return { status: response.status, text: await response.text() }
    },
    [method, path, body],
  )
  assert.ok(status < 300, `${method} ${path}: ${status} ${text}`)
  return text ? JSON.parse(text) : null
}

let names = 0

/** A visitor who is a guest already, or a member. */
export async function visitor(open, { member = false, ...how } = {}) {
  const player = await open({ path: 'lobby', ...how })
  if (member) {
    player.name = `tester-${process.pid}-${names++}`
    await api(player, 'POST', '/accounts', { name: player.name, password: 'a long enough secret' })
  } else {
    await api(player, 'POST', '/session/guest')
  }
  return player
}

/** Opens a page of the app, by its address and not by a link. */
export async function visit({ page }, path) {
  await page.goto(new URL(path, page.url()).href)
  await page.locator('h1').waitFor()
}

/** Brings two visitors to the table of a game; White is the first. */
export async function begin(white, black, terms) {
  const game = await agree(white, black, terms)
  for (const player of [white, black]) await sit(player, game)
  return game
}

/** Lets two visitors agree on a game. */
export async function agree(white, black, { ruleset = 'formal', order = null, time = clock, rated = false } = {}) {
  const { id } = await api(white, 'POST', '/challenges', { terms: { ruleset, order, time, rated }, color: 'white', to: null })
  const { game } = await api(black, 'POST', `/challenges/${id}/accept`)
  return game
}

/** Goes to a game and waits until it is shown and the line is open. */
export async function sit(player, game) {
  await visit(player, `/game/${game}`)
  await player.page.locator('.play[data-line="open"] .board').waitFor()
}

/** Places both armies, without the board. */
export async function deploy(game, white, black) {
  for (const [player, color] of [[white, 'white'], [black, 'black']]) await arrange(player, game, color)
  for (const player of [white, black]) await moved(player, 16)
}

/** Places an army, without the board. */
export async function arrange(player, game, color) {
  const { status } = await api(player, 'GET', `/games/${game}`)
  const act = { nonce: `army-${color}-${game}`, ply: status.ply, position: status.position }
  await api(player, 'POST', `/games/${game}/actions`, { ...act, action: { kind: 'arrange', placements: placements[color] } })
}

/** Waits until so many moves and placements are shown. */
export async function moved({ page }, count) {
  await page.waitForFunction((count) => document.querySelectorAll('.moves [data-ply]').length === count, count)
}

/** Keeps all that a browser receives from now on: over HTTP and over WebSockets. */
export function overhear({ page }) {
  const heard = []
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => heard.push(String(payload))))
  page.on('response', async (response) => {
    if (new URL(response.url()).pathname.startsWith('/api/')) heard.push(await response.text().catch(() => ''))
  })
  return heard
}

/** The traces that an army leaves in what was heard, in whatever notation. */
export function traces(heard, army) {
  const roles = Object.entries(letters)
  return heard.filter((text) =>
    army.some((placement) => {
      const [letter, square] = placement.split('@')
      const role = roles.find(([, one]) => one === letter)[0]
      return text.includes(placement) || new RegExp(`"${square}"`).test(text) || text.includes(`${role}":"${square}`)
    }),
  )
}
