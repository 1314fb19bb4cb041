import { expect, test } from 'vitest'
import { Progress } from './progress'
import type { Place } from './units'

const place: Place = { shelf: 'lessons', id: 'board' }

function storage(kept: string | null = null) {
  return { kept, getItem: () => kept, setItem(_: string, text: string) { this.kept = text }, removeItem() { this.kept = null } }
}

test('what was reached and ended is there again', () => {
  const first = storage()
  const progress = new Progress(first)
  progress.reach(place, 2)
  expect([progress.begun(place), progress.done(place)]).toEqual([true, false])
  expect(new Progress(storage(first.kept)).step(place)).toBe(2)
  progress.finish(place)
  const again = new Progress(storage(first.kept))
  expect([again.done(place), again.begun(place), again.step(place)]).toEqual([true, false, 0])
})

test('a unit that is read again stays done', () => {
  const progress = new Progress(storage())
  progress.finish(place)
  progress.reach(place, 1)
  expect([progress.done(place), progress.begun(place)]).toEqual([true, false])
})

test('starting again forgets', () => {
  const shelf = storage()
  const progress = new Progress(shelf)
  progress.finish(place)
  progress.clear()
  expect([progress.done(place), shelf.kept]).toEqual([false, null])
})

test.each(['', '{', '[]', 'null', '{"/learn/lessons/board":7}', '{"/learn/lessons/board":{"step":-1,"done":true}}'])(
  'damaged storage %j is a new beginning',
  (kept) => {
    expect(new Progress(storage(kept)).step(place)).toBe(0)
  },
)

test('blocked storage is borne', () => {
  const blocked = () => { throw new Error('blocked') }
  const progress = new Progress({ getItem: blocked, setItem: blocked, removeItem: blocked })
  progress.finish(place)
  expect(progress.done(place)).toBe(true)
})
