import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { BEAT, Line, pause, SILENCE, type LineState, type Socket } from './line'

class Wire implements Socket {
  readyState = 0
  onopen: ((event: Event) => void) | null = null
  onmessage: ((event: MessageEvent<unknown>) => void) | null = null
  onclose: ((event: CloseEvent) => void) | null = null
  readonly sent: unknown[] = []
  closed = false
  send(text: string) {
    this.sent.push(JSON.parse(text))
  }
  close() {
    this.closed = true
  }
  open() {
    this.readyState = 1
    this.onopen?.(new Event('open'))
  }
  say(message: object) {
    this.onmessage?.(new MessageEvent('message', { data: JSON.stringify(message) }))
  }
  end(code = 1006, reason = '') {
    this.readyState = 3
    this.onclose?.({ code, reason } as CloseEvent)
  }
}

let wires: Wire[]
let heard: unknown[]
let states: LineState[]
let signedOut: () => Promise<void>
let line: Line<unknown>
const last = () => wires.at(-1) as Wire

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(Math, 'random').mockReturnValue(1)
  wires = []
  heard = []
  states = []
  signedOut = async () => {}
  line = new Line({
    connect: () => {
      wires.push(new Wire())
      return last()
    },
    hear: (message) => heard.push(message),
    changed: (state) => states.push(state),
    ended: () => signedOut(),
    ping: () => ({ kind: 'ping' }),
  })
  line.open()
})

afterEach(() => {
  line.close()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('is open once something is heard, and asks for a sign of life', async () => {
  last().open()
  expect(states).toEqual([])
  expect(last().sent).toEqual([{ kind: 'ping' }])
  last().say({ kind: 'snapshot' })
  expect(states).toEqual(['open'])
  await vi.advanceTimersByTimeAsync(BEAT)
  expect(last().sent).toHaveLength(2)
  expect(heard).toEqual([{ kind: 'snapshot' }])
})

test('comes back with growing pauses, and begins anew once it has been open', async () => {
  last().end()
  expect(states).toEqual(['lost'])
  await vi.advanceTimersByTimeAsync(499)
  expect(wires).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(wires).toHaveLength(2)
  last().end()
  await vi.advanceTimersByTimeAsync(999)
  expect(wires).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(1)
  expect(wires).toHaveLength(3)
  last().open()
  last().say({})
  last().end()
  await vi.advanceTimersByTimeAsync(500)
  expect(wires).toHaveLength(4)
})

test('two pages never come back at the same moment, and nobody waits for ever', () => {
  expect(pause(0, () => 0)).toBe(250)
  expect(pause(0, () => 1)).toBe(500)
  expect(pause(3, () => 0.5)).toBe(3000)
  expect(pause(30, () => 1)).toBe(15_000)
})

test('a line that is silent is lost, whatever the browser says', async () => {
  last().open()
  last().say({})
  await vi.advanceTimersByTimeAsync(SILENCE + BEAT)
  expect(states).toEqual(['open', 'lost'])
  expect(wires[0]?.closed).toBe(true)
  await vi.advanceTimersByTimeAsync(500)
  expect(wires).toHaveLength(2)
})

test('a page that slept asks before it judges', async () => {
  last().open()
  last().say({})
  const watch = performance.now()
  vi.spyOn(performance, 'now').mockReturnValue(watch + 600_000)
  await vi.advanceTimersByTimeAsync(BEAT)
  expect(states).toEqual(['open'])
  expect(last().sent).toHaveLength(2)
})

test('what a given-up connection says is not heard any more', async () => {
  const first = last()
  first.open()
  first.say({ kind: 'one' })
  line.reopen()
  first.say({ kind: 'late' })
  first.end()
  last().open()
  last().say({ kind: 'two' })
  expect(heard).toEqual([{ kind: 'one' }, { kind: 'two' }])
  await vi.advanceTimersByTimeAsync(1000)
  expect(wires).toHaveLength(2)
})

test('closing while a connection is on its way does not revive it', async () => {
  last().end()
  line.close()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(wires).toHaveLength(1)
  expect(states).toEqual(['lost', 'closed'])
})

test('after the session has ended it waits until it is known who is signed in', async () => {
  let known = () => {}
  signedOut = () => new Promise((resolve) => (known = resolve))
  last().open()
  last().say({})
  last().end(1008, 'the session has ended')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(wires).toHaveLength(1)
  known()
  await vi.advanceTimersByTimeAsync(500)
  expect(wires).toHaveLength(2)
})

test('goes with the network: lost at once, back at once', () => {
  last().open()
  last().say({})
  dispatchEvent(new Event('offline'))
  expect(states).toEqual(['open', 'lost'])
  dispatchEvent(new Event('online'))
  expect(wires).toHaveLength(2)
})

test('says nothing where nobody hears it', () => {
  expect(line.say({ kind: 'act' })).toBe(false)
  last().open()
  expect(line.say({ kind: 'act' })).toBe(true)
})
