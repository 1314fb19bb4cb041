// Who is signed in in this browser. The proof of it is a cookie that no script can read; here stands what the
// server says.

import { createContext } from 'svelte'
import type { Person, RecoveryCodes, Registered, SessionView } from './messages'
import { get, post, remove, Refusal } from './request'

/** Where the own data can be had as a file, by a link with the attribute `download`. */
export const exportAddress = '/api/account/export'

/** Who is signed in, and the ways in and out. */
export class Session {
  /** Whether this server plays online at all; `null` while that is not known. */
  online = $state<boolean | null>(null)
  /** Who is signed in; `null` when nobody is, and while that is not known. */
  person = $state.raw<Person | null>(null)
  /** The registered name, where there is one. */
  name = $derived(this.person?.name ?? null)
  /** Whether that is a moderator. */
  moderator = $state(false)
  /** How often somebody came or went: what is asked meanwhile about the one before is out of date. */
  #changes = 0
  #joining: Promise<Person> | null = null
  /** The other windows of this browser have the same cookie. */
  readonly #windows = new BroadcastChannel('sittuyin.session')

  constructor() {
    this.#windows.onmessage = () => void this.load().catch(() => {})
  }

  /** Asks the server. */
  async load(): Promise<void> {
    const before = this.#changes
    const view = await get<SessionView | null>('/session')
    this.online = view !== null
    if (before === this.#changes) this.#be(view)
  }

  /** Whoever is signed in; a guest is made when nobody is. */
  asGuest(): Promise<Person> {
    if (this.person) return Promise.resolve(this.person)
    this.#joining ??= this.#join().finally(() => (this.#joining = null))
    return this.#joining
  }

  /** Gives a name to the guest, or to somebody new; gives the recovery codes, which are shown this once. */
  async register(name: string, password: string): Promise<string[]> {
    const { person, recoveryCodes } = await post<Registered>('/accounts', { name, password })
    this.#came({ person, moderator: false })
    return recoveryCodes
  }

  async signIn(name: string, password: string): Promise<void> {
    this.#came(await post<SessionView>('/session', { name, password }))
  }

  /** Gets back in with a recovery code, which is then used up. */
  async recover(name: string, code: string, password: string): Promise<void> {
    this.#came(await post<SessionView>('/recovery', { name, code, password }))
  }

  /** Every other session ends. */
  async changePassword(old: string, next: string): Promise<void> {
    this.#came(await this.#own(post<SessionView>('/account/password', { old, new: next })))
  }

  /** New recovery codes in place of the old ones. */
  async renewCodes(password: string): Promise<string[]> {
    return (await this.#own(post<RecoveryCodes>('/account/recovery-codes', { password }))).recoveryCodes
  }

  async signOut(): Promise<void> {
    await remove('/session')
    this.#came(null)
  }

  async signOutEverywhere(): Promise<void> {
    await this.#own(remove('/sessions'))
    this.#came(null)
  }

  /** The name and all that belongs to it is gone for good. */
  async deleteAccount(password: string): Promise<void> {
    await this.#own(post('/account/delete', { password }))
    this.#came(null)
  }

  async #join(): Promise<Person> {
    const { person } = await post<{ person: Person }>('/session/guest')
    this.#came({ person, moderator: false })
    return person
  }

  #came(view: SessionView | null): void {
    this.#changes++
    this.#be(view)
    this.#windows.postMessage(null)
  }

  #be(view: SessionView | null): void {
    this.person = view?.person ?? null
    this.moderator = view?.moderator ?? false
  }

  /** Where the session has ended elsewhere, the page learns it from the refusal. */
  async #own<Answer>(answer: Promise<Answer>): Promise<Answer> {
    try {
      return await answer
    } catch (error) {
      if (error instanceof Refusal && error.body.code === 'signed-out') this.#came(null)
      throw error
    }
  }
}

export const [getSession, setSession] = createContext<Session>()
