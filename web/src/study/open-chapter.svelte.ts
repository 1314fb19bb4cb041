// A chapter of a study on the server that is open here: what is changed is written there by itself.

import type { Chapter, ChapterChange, StaleChapter } from '../online/messages'
import { NoConnection, put, Refusal } from '../online/request'
import type { Study } from '../rules'
import type { Subject } from './study-game.svelte'
import { drop, load, store } from './unsaved'

/** So long after the last change it is written, in milliseconds. */
const PAUSE = 1500
/** So long after it could not be written it is tried again. */
const AGAIN = 10_000

/** How the chapter here and that on the server go together. */
export type Saving = 'saved' | 'changed' | 'saving' | 'failed' | 'stale'

/** Sends a change; tests put another one in its place. */
type Send = (path: string, change: ChapterChange) => Promise<Chapter>

/** The chapter. */
export class OpenChapter {
  /** As the server has it, as far as is known here. */
  chapter = $state.raw<Chapter>() as Chapter
  saving = $state<Saving>('saved')
  /** Why it could not be written. */
  problem = $state.raw<unknown>(null)
  /** What the server has, where it has been changed elsewhere meanwhile. */
  theirs = $state.raw<Chapter | null>(null)

  readonly #path: string
  readonly #pgn: (study: Study) => Promise<string>
  readonly #put: Send
  #unsaved: Subject | null = null
  #timer: ReturnType<typeof setTimeout> | undefined
  #writing: Promise<void> | null = null
  #closed = false

  constructor(study: string, chapter: Chapter, pgn: (study: Study) => Promise<string>, send: Send = put) {
    this.#path = `/studies/${study}/chapters/${chapter.id}`
    this.#pgn = pgn
    this.#put = send
    this.chapter = chapter
  }

  /** What was changed here before and is not on the server yet; from here on it is written as if it were changed now. */
  restore(): Subject | null {
    const before = load(this.chapter.id)
    if (!before) return null
    this.chapter = { ...this.chapter, version: before.version }
    this.keep(before.subject)
    return before.subject
  }

  /** Takes a change. */
  readonly keep = (subject: Subject): void => {
    this.#unsaved = subject
    store(this.chapter.id, { version: this.chapter.version, subject })
    if (this.theirs) return
    if (this.saving !== 'saving') this.saving = 'changed'
    this.#later(PAUSE)
  }

  /** Writes at once what is not written yet. */
  async save(): Promise<void> {
    clearTimeout(this.#timer)
    // One after the other: each names the version that the one before has made.
    await this.#writing
    const subject = this.#unsaved
    if (!subject || this.theirs) return
    this.#writing = this.#write(subject)
    await this.#writing
  }

  /** Gives it another title; `false` where it was changed elsewhere meanwhile. Rejects where that title cannot be. */
  async rename(title: string): Promise<boolean> {
    await this.save()
    try {
      this.chapter = await this.#put(this.#path, { version: this.chapter.version, title })
      return true
    } catch (error) {
      if (!this.#isStale(error)) throw error
      // Nothing was changed here but the title: what the server has can be taken without a question.
      if (!this.#unsaved) this.takeTheirs()
      return false
    }
  }

  /** What was changed here, as PGN. */
  mine(): Promise<string> | null {
    return this.#unsaved && this.#pgn(this.#unsaved.study)
  }

  /** Gives up what was changed here for what the server has. */
  takeTheirs(): Chapter {
    if (this.theirs) this.chapter = this.theirs
    this.#settle()
    return this.chapter
  }

  /** Writes what was changed here over what the server has. */
  async replaceTheirs(): Promise<void> {
    if (this.theirs) this.chapter = this.theirs
    this.theirs = null
    await this.save()
  }

  /** Another one is opened. What could not be written stays in the browser. */
  close(): void {
    void this.save()
    this.#closed = true
  }

  #later(pause: number): void {
    clearTimeout(this.#timer)
    if (!this.#closed) this.#timer = setTimeout(() => void this.save(), pause)
  }

  #settle(): void {
    clearTimeout(this.#timer)
    this.#unsaved = null
    this.theirs = null
    this.problem = null
    this.saving = 'saved'
    drop(this.chapter.id)
  }

  async #write(subject: Subject): Promise<void> {
    this.saving = 'saving'
    let pgn = ''
    try {
      pgn = await this.#pgn(subject.study)
      this.chapter = await this.#put(this.#path, { version: this.chapter.version, pgn })
    } catch (error) {
      if (!this.#isStale(error)) {
        this.problem = error
        this.saving = 'failed'
        if (mayPass(error)) this.#later(AGAIN)
        return
      }
      // The answer to what was written before may have been lost.
      if (this.theirs?.pgn !== pgn) return
      this.chapter = this.theirs
      this.theirs = null
    }
    if (this.#unsaved === subject) return this.#settle()
    this.saving = 'changed'
    // What has been changed meanwhile builds on what is there now.
    if (this.#unsaved) this.keep(this.#unsaved)
  }

  /** Takes notice where the chapter was changed elsewhere. */
  #isStale(error: unknown): boolean {
    if (!(error instanceof Refusal) || error.body.code !== 'stale') return false
    this.theirs = (error.body as StaleChapter).chapter
    this.saving = 'stale'
    return true
  }
}

/** Whether it helps to try again later. */
function mayPass(error: unknown): boolean {
  return error instanceof NoConnection || (error instanceof Refusal && ['storage', 'too-many', 'internal'].includes(error.body.code))
}
