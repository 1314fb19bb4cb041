import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Chapter, ChapterChange } from '../online/messages'
import { NoConnection, Refusal } from '../online/request'
import type { Study } from '../rules'
import { OpenChapter } from './open-chapter.svelte'
import { load } from './unsaved'

const study = (score: string): Study => ({
  ruleset: 'formal', version: 1, fen: null, order: 'all-then-all', tags: [], score, opening: [], drawings: [], nodes: [],
})
const subject = (score: string) => ({ study: study(score), ending: null })
const begun: Chapter = { id: 'c', title: 'One', version: 1, pgn: '*' }

/** A server with one chapter, which answers as long as it is up. */
class Server {
  chapter = begun
  up = true
  /** What is written arrives, and the answer is lost. */
  deaf = false
  writes = 0

  readonly put = async (_: string, { version, title, pgn }: ChapterChange): Promise<Chapter> => {
    await Promise.resolve()
    if (!this.up) throw new NoConnection(null)
    const { chapter } = this
    if (version !== chapter.version) throw new Refusal({ code: 'stale', message: '', chapter } as never)
    this.writes++
    this.chapter = { ...chapter, version: version + 1, title: title ?? chapter.title, pgn: pgn ?? chapter.pgn }
    if (this.deaf) throw new NoConnection(null)
    return this.chapter
  }
}

const open = (server: Server) => new OpenChapter('s', server.chapter, async ({ score }) => score, server.put)

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
})
afterEach(() => vi.useRealTimers())

it('writes what is changed once it rests, and nothing twice', async () => {
  const server = new Server()
  const one = open(server)
  one.keep(subject('1-0'))
  one.keep(subject('0-1'))
  expect([one.saving, load('c')?.subject.study.score]).toEqual(['changed', '0-1'])
  await vi.runAllTimersAsync()
  expect([one.saving, server.chapter.pgn, server.writes, load('c')]).toEqual(['saved', '0-1', 1, null])
  await one.rename('Two')
  one.keep(subject('*'))
  await one.save()
  expect(server.chapter).toEqual({ id: 'c', title: 'Two', version: 4, pgn: '*' })
})

it('keeps what cannot be written, tries again, and finds it after a reload', async () => {
  const server = new Server()
  server.up = false
  const one = open(server)
  one.keep(subject('1-0'))
  await one.save()
  expect([one.saving, load('c')?.version]).toEqual(['failed', 1])
  one.close()
  const again = open(server)
  expect(again.restore()?.study.score).toBe('1-0')
  server.up = true
  await vi.runAllTimersAsync()
  expect([again.saving, server.chapter.pgn, load('c')]).toEqual(['saved', '1-0', null])
})

it('writes over nothing that was changed elsewhere until it is told to', async () => {
  const server = new Server()
  const [one, other] = [open(server), open(server)]
  other.keep(subject('0-1'))
  await other.save()
  one.keep(subject('1-0'))
  await one.save()
  one.keep(subject('1/2-1/2'))
  await vi.runAllTimersAsync()
  expect([one.saving, one.theirs?.pgn, server.chapter.pgn, await one.mine()]).toEqual(['stale', '0-1', '0-1', '1/2-1/2'])
  await one.replaceTheirs()
  expect([one.saving, server.chapter]).toEqual(['saved', { ...begun, version: 3, pgn: '1/2-1/2' }])
  other.keep(subject('*'))
  await other.save()
  expect(other.takeTheirs().pgn).toBe('1/2-1/2')
  expect([other.saving, server.chapter.version, load('c')]).toEqual(['saved', 3, null])
})

it('takes what it has written itself for its own, also where the answer was lost', async () => {
  const server = new Server()
  const one = open(server)
  server.deaf = true
  one.keep(subject('1-0'))
  await one.save()
  expect(one.saving).toBe('failed')
  server.deaf = false
  await vi.runAllTimersAsync()
  expect([one.saving, one.theirs, server.writes, one.chapter.version]).toEqual(['saved', null, 1, 2])
})
