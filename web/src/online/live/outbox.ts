// What a player has done and the server has not answered. It is said again until it is: the same nonce
// gets the same answer, however often it comes.

import type { Act, Action, GameStatus } from '../messages'

/** After so long without an answer everything is said again, in milliseconds. */
export const PATIENCE = 5_000

/** A name for an action that no other has. */
export function nonce(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Who uses an outbox. */
export interface Post {
  /** Sends; what does not get through is sent again later. */
  say(act: Act): void
  /** What is not done yet has changed. */
  changed(acts: readonly Act[]): void
  /** No answer has come for too long. */
  unanswered(): void
}

/** The actions that are not done yet, oldest first. */
export class Outbox {
  readonly #post: Post
  /** Each with the number of its event, once it is acknowledged and not yet heard of. */
  readonly #open = new Map<string, { act: Act; seq: number | null }>()
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(post: Post) {
    this.#post = post
  }

  /** Acts upon a status. */
  put(action: Action, { ply, position }: GameStatus, think: number | null): void {
    const act: Act = { nonce: nonce(), ply, position, action, ...(think === null ? {} : { think }) }
    this.#open.set(act.nonce, { act, seq: null })
    this.#tell()
    this.#post.say(act)
    this.#wait()
  }

  /** Says everything again that has no answer. */
  again(): void {
    for (const { act, seq } of this.#open.values()) if (seq === null) this.#post.say(act)
    this.#wait()
  }

  /** An action is stored as event number `seq`, which may still be on its way. */
  acknowledged(nonce: string, seq: number): void {
    const one = this.#open.get(nonce)
    if (one) one.seq = seq
  }

  /** An action was refused. */
  refused(nonce: string): void {
    if (this.#open.delete(nonce)) this.#tell()
  }

  /** The events up to this number are known. */
  reached(seq: number): void {
    const before = this.#open.size
    for (const [nonce, one] of this.#open) if (one.seq !== null && one.seq <= seq) this.#open.delete(nonce)
    if (this.#open.size !== before) this.#tell()
  }

  /** Forgets everything. */
  clear(): void {
    clearTimeout(this.#timer)
    if (this.#open.size === 0) return
    this.#open.clear()
    this.#tell()
  }

  #tell(): void {
    this.#post.changed(Array.from(this.#open.values(), ({ act }) => act))
  }

  #wait(): void {
    clearTimeout(this.#timer)
    if (this.#open.size === 0) return
    this.#timer = setTimeout(() => {
      if (this.#open.size === 0) return
      this.#post.unanswered()
      this.again()
    }, PATIENCE)
  }
}
