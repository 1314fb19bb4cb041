import { expect, test } from 'vitest'
import { Cancelled, Failure, Line, type Far } from './line'
import type { PositionProblem, Response } from './messages'
import type { Ask, Open, Told } from './wire'

/** A worker that records what it hears and speaks when told to. */
class Worker implements Far {
  onmessage: Far['onmessage'] = null
  onerror: Far['onerror'] = null
  heard: (Open | Ask)[] = []
  ended = false
  postMessage(message: Open | Ask) {
    this.heard.push(message)
  }
  terminate() {
    this.ended = true
  }
  tell(told: Told) {
    this.onmessage?.(new MessageEvent('message', { data: told }))
  }
}

function setUp() {
  const workers: Worker[] = []
  const line = new Line(() => {
    const worker = new Worker()
    workers.push(worker)
    return worker
  }, '/engine.wasm')
  const worker = (index = 0) => workers[index] ?? expect.fail('no such worker')
  return { line, workers, worker }
}

const best: Response = { kind: 'best', uci: 'e2e3', claim: null }
const missing: PositionProblem = { kind: 'missing-king', text: null, n: null, rank: null, color: 'white' }
const nothing: Response = { kind: 'rulesets', rulesets: [] }

test('nothing is started before the first request', async () => {
  const { line, workers, worker } = setUp()
  expect(workers).toHaveLength(0)
  void line.ask({ kind: 'rulesets' })
  expect(worker().heard).toEqual([{ open: '/engine.wasm' }])
  worker().tell({ opened: {} as WebAssembly.Module })
  expect(worker().heard.slice(1)).toEqual([{ id: 1, request: { kind: 'rulesets' } }])
})

test('cutting does not begin a download anew', async () => {
  const { line, workers, worker } = setUp()
  const first = line.ask({ kind: 'rulesets' })
  line.cut()
  await expect(first).rejects.toBeInstanceOf(Cancelled)
  const second = line.ask({ kind: 'rulesets' })
  worker().tell({ opened: {} as WebAssembly.Module })
  expect(workers).toHaveLength(1)
  expect(worker().heard.slice(1)).toEqual([{ id: 2, request: { kind: 'rulesets' } }])
  worker().tell({ id: 2, response: best })
  expect(await second).toEqual(best)
})

test('a line that is closed ends its worker though nothing is open', async () => {
  const { line, worker } = setUp()
  const answer = line.ask({ kind: 'rulesets' })
  worker().tell({ opened: {} as WebAssembly.Module })
  worker().tell({ id: 1, response: nothing })
  await answer
  line.close()
  expect(worker().ended).toBe(true)
})

test('answers reach their own requests, in whatever order they come', async () => {
  const { line, worker } = setUp()
  const first = line.ask({ kind: 'rulesets' })
  const second = line.ask({ kind: 'rulesets' })
  worker().tell({ id: 2, response: best })
  worker().tell({ id: 1, response: nothing })
  expect(await first).toEqual(nothing)
  expect(await second).toEqual(best)
})

test('reports come before the answer and do not settle it', async () => {
  const { line, worker } = setUp()
  const depths: number[] = []
  const answer = line.ask({ kind: 'rulesets' }, (report) => {
    if (report.kind === 'progress') depths.push(report.depth)
  })
  worker().tell({ id: 1, response: { kind: 'progress', depth: 1, nodes: 20, score: 0 } })
  worker().tell({ id: 1, response: { kind: 'progress', depth: 2, nodes: 400, score: 5 } })
  worker().tell({ id: 1, response: best })
  expect(await answer).toEqual(best)
  expect(depths).toEqual([1, 2])
})

test('a review under way is a report too', async () => {
  const { line, worker } = setUp()
  const seen: Response[] = []
  const answer = line.ask({ kind: 'rulesets' }, (report) => seen.push(report))
  const under: Response = { kind: 'reviewing', done: 1, all: 2 }
  worker().tell({ id: 1, response: under })
  worker().tell({ id: 1, response: best })
  expect(await answer).toEqual(best)
  expect(seen).toEqual([under])
})

test('a request the module cannot answer rejects with its words', async () => {
  const { line, worker } = setUp()
  const answer = line.ask({ kind: 'rulesets' })
  worker().tell({ id: 1, response: { kind: 'failure', message: 'no king', problems: [missing] } })
  await expect(answer).rejects.toThrow(new Failure('no king', [missing]))
})

test('cutting ends the worker; the next one gets the module ready-made', async () => {
  const { line, worker } = setUp()
  const answer = line.ask({ kind: 'rulesets' })
  const compiled = {} as WebAssembly.Module
  worker().tell({ opened: compiled })
  line.cut()
  await expect(answer).rejects.toBeInstanceOf(Cancelled)
  expect(worker().ended).toBe(true)
  void line.ask({ kind: 'rulesets' })
  expect(worker(1).heard[0]).toEqual({ open: compiled })
})

test('cutting an idle line leaves its worker alone', async () => {
  const { line, worker } = setUp()
  const answer = line.ask({ kind: 'rulesets' })
  worker().tell({ id: 1, response: nothing })
  await answer
  line.cut()
  expect(worker().ended).toBe(false)
})

test('a broken worker rejects what is open and is replaced', async () => {
  const { line, workers, worker } = setUp()
  const answer = line.ask({ kind: 'rulesets' })
  worker().tell({ broken: '/engine.wasm: 404' })
  await expect(answer).rejects.toBeInstanceOf(Failure)
  void line.ask({ kind: 'rulesets' })
  expect(workers).toHaveLength(2)
})

test('the download is reported until the module is there', () => {
  const { line, worker } = setUp()
  const seen: unknown[] = []
  line.onloading = (loading) => seen.push(loading)
  void line.ask({ kind: 'rulesets' })
  worker().tell({ loading: { loaded: 10, total: null } })
  worker().tell({ opened: {} as WebAssembly.Module })
  expect(seen).toEqual([{ loaded: 10, total: null }, null])
})
