// @vitest-environment node
// Puts every statement, goal, answer and position of every unit to the rules, and compares the languages.

import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { locales } from '../i18n/locale'
import { openRules } from '../rules'
import type { GameRecord, GameView, MoveView } from '../rules'
import { Line, type Far } from '../rules/line'
import { Module } from '../rules/module'
import type { Ask, Open } from '../rules/wire'
import { explain, played, reaches, recordOf, squaresOf } from './judge'
import { openNames } from './prose'
import type { Claim, Goal, Scene, Step, StepText } from './unit'
import { idsOf, shelves, text, unit, type Place } from './units'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const wasm = new WebAssembly.Module(readFileSync(here('../rules/wasm/rules.wasm')))
const module = await Module.start(wasm)

/** The rules, in this thread. */
class Near implements Far {
  onmessage: Far['onmessage'] = null
  onerror: Far['onerror'] = null
  postMessage(message: Open | Ask) {
    if (!('id' in message)) {
      this.onmessage?.(new MessageEvent('message', { data: { opened: {} as WebAssembly.Module } }))
      return
    }
    const response = module.answer(message.request, () => {})
    this.onmessage?.(new MessageEvent('message', { data: { id: message.id, response } }))
  }
  terminate() {}
}

const rules = openRules(new Line(() => new Near(), ''))
const rulesets = await rules.rulesets()

const places: Place[] = shelves.flatMap((shelf) => idsOf(shelf).map((id) => ({ shelf, id })))
const named = places.map((place) => [`${place.shelf}/${place.id}`, place] as const)

const view = (scene: Scene): Promise<GameView> => rules.game(recordOf(scene, rulesets), [])

async function unitAt(place: Place) {
  return (await unit(place)) ?? expect.fail('there is no such unit')
}

test('every folder stands on its shelf, and the shelves name nothing else', () => {
  for (const shelf of shelves) {
    const folders = readdirSync(here(`./${shelf}`), { withFileTypes: true }).filter((one) => one.isDirectory())
    expect([...idsOf(shelf)].sort(), shelf).toEqual(folders.map(({ name }) => name).sort())
  }
})

test('addresses are plain words', () => {
  expect(places.map(({ id }) => id).filter((id) => !/^[a-z0-9-]+$/.test(id))).toEqual([])
})

describe.each(named)('%s', (_, place) => {
  test('positions can be played, and marks lie on the board', async () => {
    const { steps } = await unitAt(place)
    expect(steps.length).toBeGreaterThan(0)
    for (const { scene, beside } of steps) {
      for (const one of beside ? [scene, beside] : [scene]) {
        const seen = await view(one)
        expect(seen.history.length).toBe((one.moves ?? []).filter((move) => !/^\d,\d,\d$/.test(move)).length)
        for (const square of one.marks ?? []) expect(square).toMatch(/^[a-h][1-8]$/)
        // What ends a game by a move is the end of the scene too.
        const kings = seen.pieces.filter(({ role }) => role === 'king')
        if (seen.stage === 'play' && seen.outcome?.reason !== 'king-captured') expect(kings).toHaveLength(2)
      }
    }
  })

  test('what is claimed is so, and tasks can be done', async () => {
    const { steps } = await unitAt(place)
    const words = (await text(place, 'en')) ?? expect.fail('there is no English')
    for (const [index, step] of (steps as readonly Step[]).entries()) {
      for (const claim of step.claims ?? []) await bearsOut(claim, claim.scene ?? step.scene)
      await canBeDone(step, words.steps[index])
    }
  })

  test('the languages say the same', async () => {
    const { steps } = await unitAt(place)
    const english = (await text(place, 'en')) ?? expect.fail('there is no English')
    for (const { id } of locales) {
      const words = (await text(place, id)) ?? expect.fail(`there is no ${id}`)
      expect(words.steps.map(shapeOf), id).toEqual(english.steps.map(shapeOf))
      expect(words.steps).toHaveLength(steps.length)
      for (const one of strings(words)) {
        expect(one.trim(), id).toBe(one)
        expect(one.replace(/\{(\w+)\}/g, (_, name: string) => (isOpen(name) ? '' : `{${name}}`)), id).not.toMatch(/[{}]/)
        expect(one.split('**').length % 2, `${id}: ** without its other: ${one}`).toBe(1)
      }
      if (id !== 'en') for (const one of strings(words)) if (one.length > 30) expect(strings(english), id).not.toContain(one)
    }
    for (const [index, step] of (steps as readonly Step[]).entries()) fits(step, english.steps[index] ?? { body: '' })
  })
})

test('Burmese is marked as unreviewed', () => {
  const unmarked = named.filter(([name]) => !/^\/\/ unreviewed: machine-made/m.test(readFileSync(here(`./${name}/my.ts`), 'utf8')))
  expect(unmarked.map(([name]) => name)).toEqual([])
})

/** Fails where the rules do not bear a claim out. */
async function bearsOut(claim: Claim, scene: Scene): Promise<void> {
  const record = recordOf(scene, rulesets)
  const seen = await rules.game(record, [])
  const about = JSON.stringify({ ...claim, scene })
  if ('lawful' in claim) expect(seen.moves.map(({ uci }) => uci), about).toContain(claim.lawful)
  else if ('unlawful' in claim) {
    expect(seen.moves.map(({ uci }) => uci), about).not.toContain(claim.unlawful)
    const explanation = await explain(claim.unlawful, rules, record)
    expect(explanation?.reason, about).toBe(claim.because)
    if (claim.rule) expect(explanation?.rule, about).toBe(claim.rule)
  } else if ('outcome' in claim) {
    expect(seen.outcome?.reason ?? null, about).toBe(claim.outcome)
    if (claim.winner !== undefined) expect(seen.outcome?.winner ?? null, about).toBe(claim.winner)
  } else if ('check' in claim) expect(seen.check !== null, about).toBe(claim.check)
  else if ('moves' in claim) expect(seen.moves.length, about).toBe(claim.moves)
  else if ('may' in claim) expect(seen.claims.includes(claim.may), about).toBe(claim.open)
  else if (claim.count) expect(seen.count, about).toMatchObject(claim.count)
  else expect(seen.count, about).toBeNull()
}

/** Fails where a task has no way to its end. */
async function canBeDone(step: Step, words: StepText | undefined): Promise<void> {
  const record = recordOf(step.scene, rulesets)
  const seen = await rules.game(record, [])
  const about = JSON.stringify(step.scene)
  switch (step.do) {
    case 'move':
      return reachable(record, seen, [{ goal: step.goal }, ...(step.then ?? [])])
    case 'squares':
      expect((await squaresOf(step.answer, rules, record)).length, about).toBeGreaterThan(0)
      for (const square of await squaresOf(step.answer, rules, record)) expect(square).toMatch(/^[a-h][1-8]$/)
      return
    case 'choose':
      expect(words?.options?.[step.answer], about).toBeTruthy()
      return
    case 'ply':
      expect(step.answer, about).toBeGreaterThanOrEqual(1)
      expect(step.answer, about).toBeLessThanOrEqual(seen.history.length)
      return
    case 'arrange':
      expect(seen.draft, `${about}: an army goes up as a whole`).not.toBeNull()
  }
}

/** Fails unless some lawful move reaches the goal, and every one that does leads on to the next. */
async function reachable(record: GameRecord, seen: GameView, goals: { goal: Goal; reply?: string }[]): Promise<void> {
  const [first, ...others] = goals
  if (!first) return
  const about = `${seen.fen} ${JSON.stringify(first.goal)}`
  if ('any' in first.goal) {
    for (const uci of first.goal.any) expect(seen.moves.map((move) => move.uci), about).toContain(uci)
  }
  const found: { move: MoveView; record: GameRecord; after: GameView }[] = []
  for (const move of seen.moves) {
    const next = played(record, move.uci)
    const after = await rules.game(next, [])
    if (reaches(first.goal, move, after)) found.push({ move, record: next, after })
  }
  expect(found.length, `${about}: no lawful move reaches it`).toBeGreaterThan(0)
  const [{ reply } = {}] = others
  if (!reply) return
  for (const { move, record, after } of found) {
    expect(after.moves.map(({ uci }) => uci), `${about}: after ${move.uci}`).toContain(reply)
    const answered = played(record, reply)
    await reachable(answered, await rules.game(answered, []), others)
  }
}

/** Fails where a step lacks the words its task needs. */
function fits(step: Step, words: StepText): void {
  const about = words.body.slice(0, 60)
  expect(words.body, 'every step says something').not.toBe('')
  expect(words.task !== undefined, `${about}: a task is put in words`).toBe(step.do !== 'read')
  expect(words.beside !== undefined || step.beside === undefined, `${about}: the unlike case is explained`).toBe(true)
  expect(step.beside !== undefined || words.beside === undefined, `${about}: the unlike case is shown`).toBe(true)
  expect(words.options !== undefined, `${about}: only a choice has options`).toBe(step.do === 'choose')
  if (step.do !== 'read') expect(words.right, `${about}: what was right is said`).toBeTruthy()
  if (step.do !== 'choose') return
  expect(words.wrong, about).toHaveLength(words.options?.length ?? 0)
  words.wrong?.forEach((reason, index) => expect(reason === '', `${about}: ${index}`).toBe(index === step.answer))
}

/** Which words a step has, and how many. */
function shapeOf(words: StepText) {
  const { options, wrong, ...rest } = words
  return { keys: Object.keys(rest).sort(), options: options?.length, wrong: wrong?.map((reason) => reason === '') }
}

function strings(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(strings) : []
}

function isOpen(name: string): boolean {
  return (openNames as readonly string[]).includes(name)
}
