// Knows the answers of the learning part: the units as they stand in the sources, and the page's own rules and
// engine, run in Node. The test still answers by clicks, taps and keys.
import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { createServer } from 'vite'
import { Coach } from './coach.mjs'

/** The units, and what is to be done in each of their steps. */
export class Learner {
  static async open() {
    const server = await createServer({
      root: new URL('..', import.meta.url).pathname,
      server: { middlewareMode: true, ws: false },
      appType: 'custom',
      logLevel: 'error',
      optimizeDeps: { noDiscovery: true },
    })
    try {
      const [units, judge, { Module }] = await Promise.all(
        ['learn/units', 'learn/judge', 'rules/module'].map((name) => server.ssrLoadModule(`/src/${name}.ts`)),
      )
      const wasm = await readFile(new URL('../src/rules/wasm/rules.wasm', import.meta.url))
      const module = await Module.start(await WebAssembly.compile(wasm))
      const places = units.shelves.flatMap((shelf) => units.idsOf(shelf).map((id) => ({ shelf, id })))
      const all = []
      for (const place of places) {
        all.push({ ...place, steps: (await units.unit(place)).steps, text: await units.text(place, 'en') })
      }
      return new Learner(all, judge, module, await Coach.open())
    } finally {
      await server.close()
    }
  }

  constructor(units, judge, module, coach) {
    this.units = units
    this.judge = judge
    this.coach = coach
    const ask = (request) => module.answer(request, () => {})
    this.rulesets = ask({ kind: 'rulesets' }).rulesets
    this.door = {
      game: async (record, draft) => ask({ kind: 'game', record, draft, side: null }).game,
      explain: async (record, draft, attempt) => ask({ kind: 'explain', record, draft, side: null, attempt }).explanation,
    }
  }

  /** The units of a shelf. */
  shelf(name) {
    return this.units.filter(({ shelf }) => shelf === name)
  }

  /** Where the first step is that `wanted` says yes to: its unit and its number. */
  find(wanted) {
    for (const unit of this.units) {
      const index = unit.steps.findIndex((step, at) => wanted(step, unit.text.steps[at], unit))
      if (index >= 0) return { unit, index, step: unit.steps[index] }
    }
    assert.fail('no unit has such a step')
  }

  record(step) {
    return this.judge.recordOf(step.scene, this.rulesets)
  }

  /** The squares to choose. */
  squares(step) {
    return this.judge.squaresOf(step.answer, this.door, this.record(step))
  }

  /** The lawful moves at the beginning of a step, and whether each reaches its goal. */
  async moves(step) {
    const record = this.record(step)
    const { moves } = await this.door.game(record, [])
    const judged = []
    for (const move of moves) {
      const after = await this.door.game(this.judge.played(record, move.uci), [])
      judged.push({ move, reaches: this.judge.reaches(step.goal, move, after) })
    }
    return judged
  }

  /** The moves that lead through a step, the replies left out. */
  async solution(step) {
    const found = []
    let record = this.record(step)
    for (const { goal, reply } of [{ goal: step.goal }, ...(step.then ?? [])]) {
      if (reply) record = this.judge.played(record, reply)
      const { moves } = await this.door.game(record, [])
      for (const move of moves) {
        const next = this.judge.played(record, move.uci)
        if (!this.judge.reaches(goal, move, await this.door.game(next, []))) continue
        found.push(move)
        record = next
        break
      }
    }
    assert.equal(found.length, 1 + (step.then?.length ?? 0))
    return found
  }

  /** An army in an order in which each piece has its place, as role and square. */
  async army(step) {
    const record = this.record(step)
    const { draft } = this.coach.ask({ kind: 'arrange', record, draft: [], side: null, level: 1, seed: 1 })
    const { confirm } = (await this.door.game(record, draft)).draft
    return confirm.map((uci) => this.judge.attemptOf(uci))
  }

  /** A move on the board that is not lawful, of a piece of the side to move, and why it is not. */
  async unlawful(step) {
    const record = this.record(step)
    const view = await this.door.game(record, [])
    const { square: from } = view.pieces.find((piece) => piece.color === view.turn)
    const taken = new Set(view.pieces.filter(({ color }) => color === view.turn).map(({ square }) => square))
    for (const file of 'abcdefgh') {
      for (const rank of '12345678') {
        const to = file + rank
        if (taken.has(to) || view.moves.some((move) => move.from === from && move.to === to)) continue
        return { from, to }
      }
    }
    assert.fail('everything is lawful')
  }
}
