// What is said beside a game. It is no part of the game, and is kept apart from it.

import type { ChatMessage, ErrorBody, Say, ServerMessage, Words } from '../messages'
import { gathered } from './keep'
import { nonce } from './outbox'

/** What the server says about talk. */
export type TalkMessage = Extract<ServerMessage, { kind: 'chat' | 'said' | 'unsaid' }>

/** The talk beside a game. */
export class Talk {
  /** Oldest first. */
  messages = $state.raw<readonly ChatMessage[]>([])
  /** Why what was said last was refused. */
  refusal = $state.raw<ErrorBody | null>(null)
  /** Whose words are not to be seen or heard here. */
  muted = $state(false)
  /** What was said and is not stored yet. */
  #open: readonly Say[] = []
  readonly #send: (message: object) => void

  constructor(send: (message: object) => void) {
    this.#send = send
  }

  /** Says something. */
  say(words: Words): void {
    const say: Say = { nonce: nonce(), words }
    this.refusal = null
    this.#open = [...this.#open, say]
    this.#send({ kind: 'say', ...say })
  }

  /** The line is back: what has no answer is said again. */
  again(): void {
    for (const say of this.#open) this.#send({ kind: 'say', ...say })
  }

  /** Something came; gives the messages that are new. */
  hear(message: TalkMessage): readonly ChatMessage[] {
    switch (message.kind) {
      case 'said':
        this.#answered(message.nonce)
        return []
      case 'unsaid':
        this.#answered(message.nonce)
        this.refusal = message.error
        return []
      case 'chat': {
        const before = this.messages
        this.messages = gathered(before, message.messages)
        return message.messages.filter(({ number }) => before.every((one) => one.number !== number))
      }
    }
  }

  #answered(nonce: string): void {
    this.#open = this.#open.filter((say) => say.nonce !== nonce)
  }
}
