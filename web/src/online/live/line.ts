// A line to the server that comes back by itself: a WebSocket, opened again with growing, jittered pauses.

/** How the line stands. */
export type LineState = 'connecting' | 'open' | 'lost' | 'closed'

/** The part of `WebSocket` that a line needs. */
export interface Socket {
  readonly readyState: number
  onopen: ((event: Event) => void) | null
  onmessage: ((event: MessageEvent<unknown>) => void) | null
  onclose: ((event: CloseEvent) => void) | null
  send(text: string): void
  close(): void
}

/** Who uses a line. */
export interface Ends<Heard> {
  /** Begins a connection. */
  connect(): Socket
  /** Something was said. */
  hear(message: Heard): void
  /** The line has changed its state. */
  changed(state: LineState): void
  /** The session has ended; the line opens again once it is known who is signed in now. */
  ended(): Promise<void>
  /** What is said to get a sign of life; without it the line is not asked for any. */
  ping?(): object
}

/** How often a sign of life is asked for, in milliseconds. */
export const BEAT = 5_000
/** After so long without a word the line counts as lost. */
export const SILENCE = 12_000
const SHORTEST = 500
const LONGEST = 15_000
const OPEN = 1
/** The server closes with this code for a reason that it gives. */
const POLICY = 1008
const ENDED = 'the session has ended'

/** How long to wait before attempt number `failures` + 1; never the same for two pages at once. */
export function pause(failures: number, random: () => number = Math.random): number {
  return Math.min(LONGEST, SHORTEST * 2 ** failures) * (0.5 + random() / 2)
}

/** A line; `open` it, and `close` it when it is no longer needed. */
export class Line<Heard> {
  readonly #ends: Ends<Heard>
  #socket: Socket | null = null
  #state: LineState = 'connecting'
  /** A connection that was given up says nothing any more. */
  #epoch = 0
  #failures = 0
  #again: ReturnType<typeof setTimeout> | undefined
  #beat: ReturnType<typeof setInterval> | undefined
  #heardAt = 0
  #beatAt = 0

  constructor(ends: Ends<Heard>) {
    this.#ends = ends
  }

  /** Opens the line for good. */
  open(): void {
    addEventListener('online', this.#online)
    addEventListener('offline', this.#offline)
    document.addEventListener('visibilitychange', this.#seen)
    this.#connect()
  }

  /** Closes it for good. */
  close(): void {
    removeEventListener('online', this.#online)
    removeEventListener('offline', this.#offline)
    document.removeEventListener('visibilitychange', this.#seen)
    this.#drop()
    this.#change('closed')
  }

  /** Opens it anew at once, as after somebody else has signed in. */
  reopen(): void {
    if (this.#state === 'closed') return
    this.#drop()
    this.#connect()
  }

  /** Says something; `false` where nobody can hear it now. */
  say(message: object): boolean {
    if (this.#socket?.readyState !== OPEN) return false
    this.#socket.send(JSON.stringify(message))
    return true
  }

  #connect(): void {
    const epoch = ++this.#epoch
    const socket = this.#ends.connect()
    this.#socket = socket
    this.#heardAt = performance.now()
    this.#beatAt = this.#heardAt
    this.#beat = setInterval(() => this.#tick(), BEAT)
    socket.onopen = () => {
      if (epoch === this.#epoch) this.#ask()
    }
    socket.onmessage = ({ data }) => {
      if (epoch === this.#epoch && typeof data === 'string') this.#hear(data)
    }
    socket.onclose = ({ code, reason }) => {
      if (epoch !== this.#epoch) return
      this.#drop()
      this.#change('lost')
      if (code === POLICY && reason === ENDED) void this.#signedOut(this.#epoch)
      else this.#retry()
    }
  }

  async #signedOut(epoch: number): Promise<void> {
    try {
      await this.#ends.ended()
    } finally {
      if (epoch === this.#epoch && this.#state !== 'closed') this.#retry()
    }
  }

  #hear(text: string): void {
    this.#heardAt = performance.now()
    this.#failures = 0
    // Only what is heard shows that the other end is there.
    this.#change('open')
    this.#ends.hear(JSON.parse(text) as Heard)
  }

  #ask(): void {
    const ping = this.#ends.ping?.()
    if (ping) this.say(ping)
  }

  #tick(): void {
    const now = performance.now()
    // A page that slept has heard nothing because it slept: it asks before it judges.
    const slept = now - this.#beatAt > 2 * BEAT
    this.#beatAt = now
    if (this.#ends.ping && !slept && now - this.#heardAt > SILENCE) this.#lose()
    else this.#ask()
  }

  /** The line is dead, whatever the browser says. */
  #lose(): void {
    this.#drop()
    this.#change('lost')
    this.#retry()
  }

  #retry(): void {
    clearTimeout(this.#again)
    this.#again = setTimeout(() => this.#connect(), pause(this.#failures++))
  }

  #drop(): void {
    this.#epoch++
    clearTimeout(this.#again)
    clearInterval(this.#beat)
    const socket = this.#socket
    this.#socket = null
    socket?.close()
  }

  #change(state: LineState): void {
    if (state === this.#state) return
    this.#state = state
    this.#ends.changed(state)
  }

  readonly #online = (): void => {
    this.#failures = 0
    if (this.#state !== 'open') this.reopen()
  }

  readonly #offline = (): void => {
    if (this.#state !== 'closed') this.#lose()
  }

  readonly #seen = (): void => {
    if (document.visibilityState !== 'visible') return
    if (this.#state === 'open') this.#ask()
    else if (this.#state === 'lost') this.#online()
  }
}
