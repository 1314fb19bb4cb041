import { expect, test } from 'vitest'
import { Skill, updated } from './skill'

/** Storage in memory. */
function memory() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}

test('a result moves the rating, the less the surer it is', () => {
  // Against an equal one half a point is expected, so that gain and loss are alike.
  const up = updated({ rating: 1000, deviation: 350 }, 1000, 1)
  const down = updated({ rating: 1000, deviation: 350 }, 1000, 0)
  expect(up.rating - 1000).toBeCloseTo(1000 - down.rating, 9)
  expect(up.deviation).toBeLessThan(350)
  const sure = updated({ rating: 1000, deviation: 60 }, 1000, 1)
  expect(sure.rating - 1000).toBeLessThan((up.rating - 1000) / 5)
  expect(sure.deviation).toBe(60)
  // What was expected moves little, what was not much.
  expect(updated({ rating: 1000, deviation: 100 }, 600, 1).rating).toBeLessThan(updated({ rating: 1000, deviation: 100 }, 1400, 1).rating)
})

test('a puzzle counts once, and all is kept', () => {
  const storage = memory()
  const skill = new Skill(storage)
  expect(skill.count({ id: 'one', rating: 1000 }, true)).toBeGreaterThan(0)
  expect(skill.count({ id: 'one', rating: 1000 }, false)).toBe(0)
  expect(skill.count({ id: 'two', rating: 1000 }, false)).toBeLessThan(0)
  skill.endStreak(3)
  skill.endStreak(2)
  skill.solveDay('2026-11-30')
  const again = new Skill(storage)
  expect([again.solved, again.failed, again.streak, again.rating]).toEqual([1, 1, 3, skill.rating])
  expect([...again.seen]).toEqual(['one', 'two'])
  expect([again.didDay('2026-11-30'), again.didDay('2026-12-01')]).toEqual([true, false])
  again.clear()
  expect([again.solved, again.rating]).toEqual([0, 1000])
  expect(new Skill(storage).seen.size).toBe(0)
})

test('damaged or blocked storage is a new beginning', () => {
  const storage = memory()
  for (const text of ['{', '[]', '7', '{"rating":1000}', '{"rating":1000,"deviation":0,"solved":0,"failed":0,"streak":0,"day":"","seen":[]}']) {
    storage.setItem('sittuyin.puzzles.1', text)
    expect(new Skill(storage).rating).toBe(1000)
  }
  const blocked = { ...memory(), setItem: () => { throw new Error('full') } }
  expect(new Skill(blocked).count({ id: 'one', rating: 1000 }, true)).toBeGreaterThan(0)
})
