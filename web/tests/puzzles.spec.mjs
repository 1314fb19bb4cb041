// The puzzles: solved by their own lines, got wrong, in a streak, of the day, and without a network.
import assert from 'node:assert/strict'
import { readdir, readFile } from 'node:fs/promises'
import { audit, fits } from './audit.mjs'
import { Coach } from './coach.mjs'
import { Keys, Pointing } from './hands.mjs'
import { settle } from './kept.mjs'
import { test } from './test.mjs'

const folder = new URL('../../crates/arena/data/puzzles/', import.meta.url)
const puzzles = []
for (const file of await readdir(folder)) {
  for (const text of (await readFile(new URL(file, folder), 'utf8')).split('\n').filter(Boolean)) {
    const [id, ruleset, fen, line, themes] = text.split('\t')
    puzzles.push({ id, ruleset, fen, line: line.split(' '), theme: themes.split(',')[0] })
  }
}
const first = (theme, plies = 1) => puzzles.find((puzzle) => puzzle.theme === theme && puzzle.line.length >= plies)
const address = ({ theme, id }) => `puzzles/${theme}/${id}`

const roles = { K: 'king', F: 'general', S: 'elephant', N: 'knight', R: 'rook' }

const parts = ({ page }) => ({
  feedback: page.getByTestId('feedback').locator('.feedback'),
  outcome: page.getByTestId('outcome'),
  about: page.locator('.about'),
  onwards: page.locator('.solve > .ways > .button'),
})

let opened
const coach = () => (opened ??= Coach.open())

/** Makes a move in UCI notation. */
async function move(hands, uci) {
  const [, letter, onto] = /^([KFSNR])@(..)/.exec(uci) ?? []
  if (letter) await hands.tray(roles[letter])
  else await hands.square(uci.slice(0, 2))
  await hands.square(onto ?? uci.slice(2, 4))
}

async function solve(player, hands, { line }) {
  const { feedback } = parts(player)
  const corner = () => player.page.locator('.board-place [data-square]').first().getAttribute('data-square')
  const below = await corner()
  for (const [ply, uci] of line.entries()) {
    if (ply % 2 === 1) continue
    if (ply > 0) await feedback.getByText('Right so far').waitFor()
    await move(hands, uci)
    // The words of the last reply stay until the next move.
    if (ply > 0 && ply < line.length - 1) await feedback.getByText('Right so far').waitFor({ state: 'detached' })
  }
  await feedback.getByText('Right', { exact: true }).waitFor()
  assert.equal(await corner(), below, 'the board has turned')
}

/** A lawful move that is not the one to find and does not mate. */
async function wrong({ ruleset, fen, line }) {
  const knows = await coach()
  const { rulesets } = knows.ask({ kind: 'rulesets' })
  const { version } = rulesets.find(({ id }) => id === ruleset)
  const record = { ruleset, version, fen, moves: [], ending: null }
  const view = (moves) => knows.ask({ kind: 'game', record: { ...record, moves }, draft: [], side: null }).game
  const { moves } = view([])
  return moves.map(({ uci }) => uci).find((uci) => uci !== line[0] && !uci.endsWith('f') && view([uci]).outcome?.reason !== 'checkmate')
}

/** The puzzle that is shown. */
async function shown(player) {
  const id = /puzzle (\w{7})/.exec(await parts(player).about.textContent())[1]
  return puzzles.find((puzzle) => puzzle.id === id)
}

for (const [way, how, Hands, kinds] of [
  ['mouse', {}, Pointing, [['mate-1'], ['mate-3', 5], ['count', 3], ['promotion'], ['placement'], ['defence', 3]]],
  ['finger on 360 x 640', { width: 360, height: 640, touch: true }, Pointing, [['mate-2', 3], ['lawful'], ['last-pawn']]],
  ['keyboard', {}, Keys, [['mate-1'], ['stalemate'], ['placement'], ['refutation']]],
]) {
  test(`puzzles: several kinds are solved by ${way}`, async (open) => {
    for (const kind of kinds) {
      const puzzle = first(...kind)
      const player = await open({ ...how, path: address(puzzle) })
      await parts(player).about.waitFor()
      await solve(player, new Hands(player), puzzle)
      await parts(player).outcome.getByText(/Your rating: \d+ \(\+\d+\)/).waitFor()
      await player.page.locator('a[href^="/analysis?"]').waitFor()
      await parts(player).onwards.waitFor()
      await player.page.close()
    }
  })
}

test('puzzles: an error is explained, and the solution shown on the board', async (open) => {
  const puzzle = first('mate-2', 3)
  const player = await open({ path: address(puzzle) })
  const { page } = player
  const { feedback, outcome } = parts(player)
  const hands = new Pointing(player)
  await parts(player).about.waitFor()
  await move(hands, await wrong(puzzle))
  await feedback.getByText('Not yet').waitFor()
  await outcome.getByText(/^(That|It is|After that)/).waitFor()
  await outcome.getByText(/Your rating: \d+ \(−\d+\)/).waitFor()
  await outcome.getByText('Try another move').waitFor()
  await player.shot('puzzles error')
  await hands.press(page.getByRole('button', { name: 'Show the answer' }))
  await page.locator('.answer').getByText('The solution:').waitFor()
  const to = puzzle.line.at(-1).slice(2, 4)
  await page.locator(`.board-place [data-square="${to}"]:not([aria-label*="empty"])`).waitFor()
  await page.getByRole('link', { name: 'On the analysis board' }).click()
  await page.getByRole('heading', { level: 1 }).waitFor()
  assert.equal(new URL(page.url()).pathname, '/analysis')
})

test('puzzles: an error that is put right counts as an error', async (open) => {
  const puzzle = first('mate-1')
  const player = await open({ path: address(puzzle) })
  const hands = new Pointing(player)
  await parts(player).about.waitFor()
  await move(hands, await wrong(puzzle))
  await parts(player).outcome.getByText(/\(−\d+\)/).waitFor()
  // What was thrown away, what can be done, and the rating.
  await parts(player).outcome.locator('p').nth(2).waitFor()
  await solve(player, hands, puzzle)
  assert.equal(await parts(player).outcome.locator('p').count(), 1, 'nothing is said of the error once it is put right')
  const kept = JSON.parse(await player.page.evaluate(() => localStorage.getItem('sittuyin.puzzles.1')))
  assert.deepEqual([kept.solved, kept.failed, kept.seen], [0, 1, [puzzle.id]])
  await player.page.goto(new URL('/puzzles', player.page.url()).href)
  await player.press('Start over')
  await player.page.getByRole('alertdialog').getByRole('button', { name: 'Forget', exact: true }).click()
  await player.page.getByText('0 solved, 0 not').waitFor()
})

test('puzzles: a streak grows and ends with the first error', async (open) => {
  const player = await open({ path: 'puzzles/streak' })
  const { page } = player
  const { about, onwards, outcome } = parts(player)
  const hands = new Pointing(player)
  await about.waitFor()
  const one = await shown(player)
  await solve(player, hands, one)
  await page.getByTestId('streak').getByText('Streak: 1').waitFor()
  await hands.press(onwards)
  await page.getByText(`puzzle ${one.id}`).waitFor({ state: 'detached' })
  await move(hands, await wrong(await shown(player)))
  await outcome.getByText('The streak ends after 1 puzzle.').waitFor()
  await hands.press(onwards)
  await page.getByTestId('streak').getByText('Streak: 0').waitFor()
  await page.goto(new URL('/puzzles', page.url()).href)
  await page.getByText('Longest so far: 1').waitFor()
})

test('puzzles: that of the day is the same for everyone', async (open) => {
  const days = []
  for (const how of [{}, { lang: 'en', width: 360, height: 640 }]) {
    const player = await open({ ...how, path: 'puzzles/daily' })
    await parts(player).about.waitFor()
    days.push(await shown(player))
    if (days.length < 2) continue
    await solve(player, new Pointing(player), days[1])
    await player.page.goto(new URL('/puzzles', player.page.url()).href)
    await player.page.getByText('Solved today').waitFor()
  }
  assert.equal(days[0].id, days[1].id)
})

test('puzzles: they are there without a network, and one that is gone is said to be', async (open) => {
  const player = await open({ offline: true })
  const { page } = player
  await settle(player)
  await page.context().setOffline(true)
  const puzzle = first('mate-2', 3)
  await page.goto(new URL(address(puzzle), page.url()).href)
  await parts(player).about.waitFor()
  await solve(player, new Pointing(player), puzzle)
  await page.goto(new URL('/puzzles/mate-1/xxxxxxx', page.url()).href)
  await page.getByRole('heading', { name: 'There is no such puzzle' }).waitFor()
  player.complaints.length = 0 // The server could not be asked who is signed in.
  await page.context().setOffline(false)
})

for (const [lang, theme, width, height] of [
  ['en', 'light', 1280, 800], ['en', 'dark', 360, 640], ['fr', 'light', 360, 640], ['fr', 'dark', 1280, 800],
  ['my', 'dark', 1280, 800], ['my', 'light', 360, 640],
]) {
  test(`puzzles: nobody is shut out, ${lang} ${theme} ${width}`, async (open) => {
      const name = `puzzles ${lang} ${theme} ${width}`
    const player = await open({ lang, theme, width, height, path: 'puzzles' })
    await audit(player, `${name} all`)
    await fits(player, name)
    const puzzle = first('promotion')
    await player.page.goto(new URL(address(puzzle), player.page.url()).href)
    await parts(player).about.waitFor()
    await audit(player, `${name} open`)
    const hands = new Pointing(player)
    await move(hands, await wrong(puzzle))
    await parts(player).feedback.waitFor()
    await audit(player, `${name} wrong`)
    await move(hands, puzzle.line[0])
    if (puzzle.line.length === 1) await parts(player).onwards.waitFor()
    await audit(player, `${name} right`)
    await fits(player, name)
  })
}
