// The lobby as the server last told it, and the games that can be watched.

import { Line, type LineState } from '../../online/live/line'
import type { GameList, GameSummary, LobbyMessage, LobbyRequest, LobbyView } from '../../online/messages'
import { get } from '../../online/request'
import type { Session } from '../../online/session.svelte'

/** The games to watch are asked for anew so often, in milliseconds. */
const AGAIN = 15_000
/** The most of them. */
const MOST = 20

/** The lobby, while its page is open. The own quick offers stand as long as this line is open. */
export class Lobby {
  view = $state.raw<LobbyView | null>(null)
  line = $state<LineState>('connecting')
  /** The own games that are going on. */
  games = $state.raw<readonly GameSummary[]>([])
  /** Games of others. */
  watched = $state.raw<readonly GameSummary[]>([])

  readonly #session: Session
  readonly #line: Line<LobbyMessage>
  readonly #begun: (game: string) => void
  /** The own games that are known; `null` until the server has told. */
  #known: readonly string[] | null
  #timer: ReturnType<typeof setInterval> | undefined

  /** `begun` is told of each game that begins while the page is open. */
  constructor(session: Session, begun: (game: string) => void) {
    this.#session = session
    this.#begun = begun
    // Nobody has no games: the first one is news.
    this.#known = session.person ? null : []
    this.#line = new Line<LobbyMessage>({
      connect: () => new WebSocket(`${location.origin.replace(/^http/, 'ws')}/api/lobby/live`),
      hear: (message) => message.kind === 'view' && this.#hear(message),
      changed: (state) => (this.line = state),
      ended: () => session.load(),
      ping: (): LobbyRequest => ({ kind: 'ping', echo: Math.round(performance.now()) }),
    })
  }

  open(): void {
    this.#line.open()
    this.#timer = setInterval(() => void this.#list(), AGAIN)
  }

  /** Somebody else is signed in. */
  reopen(): void {
    this.#line.reopen()
  }

  close(): void {
    clearInterval(this.#timer)
    this.#line.close()
  }

  #hear(view: LobbyView): void {
    const known = this.#known
    this.view = view
    this.#known = view.games
    const begun = known && view.games.find((game) => !known.includes(game))
    if (begun) this.#begun(begun)
    else void this.#list()
  }

  async #list(): Promise<void> {
    const me = this.#session.person?.id
    try {
      const all = await get<GameList>(`/games?state=live&limit=${MOST}`)
      const own = me && this.view?.games.length ? await get<GameList>(`/games?state=live&person=${me}`) : null
      this.games = own?.games ?? []
      this.watched = all.games.filter(({ players }) => players.white.id !== me && players.black.id !== me)
    } catch {
      // What was there stays; it is asked for again soon.
    }
  }
}
