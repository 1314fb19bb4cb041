import { expect, test } from 'vitest'
import { dayOf, harder, near, ofDay, themeOf } from './choose'
import { read, themes, type Puzzle } from './puzzle'

const line = 'sw3uve3\tformal\tk7/8/1K6/8/8/8/8/7R[] w - - 0 1\th1h8\tmate-1,count\t600\ta test\tmate'

test('a file is read line by line', () => {
  expect(read(`# a heading\n${line}\n`)).toEqual([
    { id: 'sw3uve3', ruleset: 'formal', fen: 'k7/8/1K6/8/8/8/8/7R[] w - - 0 1', line: ['h1h8'], themes: ['mate-1', 'count'], rating: 600 },
  ])
})

test('what is no puzzle is refused', () => {
  expect(() => read('k7/8/8/8/8/8/8/8')).toThrow('this is no puzzle')
  expect(() => read(line.replace('600', 'hard'))).toThrow('this is no puzzle')
  expect(() => read(line.replace('mate-1,count', 'luck'))).toThrow('this is no puzzle')
})

const rated = (rating: number): Puzzle => ({ id: `${rating}`, ruleset: 'formal', fen: '', line: ['h1h8'], themes: ['count'], rating })
const pack = Array.from({ length: 100 }, (_, index) => rated(600 + 10 * index))

test('the next puzzle is about as hard as the solver is good, and new', () => {
  const seen = new Set(['1000', '1010'])
  for (const chance of [0, 0.5, 0.99]) {
    const chosen = near(pack, 1000, seen, () => chance)
    expect(Math.abs((chosen?.rating ?? 0) - 1000)).toBeLessThanOrEqual(50)
    expect(seen.has(chosen?.id ?? '')).toBe(false)
  }
  const all = new Set(pack.map(({ id }) => id))
  expect(near(pack, 1000, all, () => 0)?.id).toBe('1000')
  expect(near([], 1000, all, () => 0)).toBeNull()
})

test('a streak becomes harder', () => {
  expect(harder(0)).toBeLessThan(harder(1))
})

test('a day has one puzzle, and days in a row have others', () => {
  const days = Array.from({ length: 60 }, (_, index) => dayOf(Date.UTC(2026, 10, 30) + index * 86_400_000))
  expect(days.slice(0, 2)).toEqual(['2026-11-30', '2026-12-01'])
  expect(days.map(themeOf)).toEqual(days.map(themeOf))
  // Sixty draws of twelve leave one out with a chance of 7 in 100 at most.
  expect(new Set(days.map(themeOf)).size).toBeGreaterThan(themes.length - 3)
  expect(new Set(days.map((day) => ofDay(day, pack)?.id)).size).toBeGreaterThan(30)
})
