// @vitest-environment node
import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { entries, found } from './entries'
import { en } from './words/en'

test('every term has one entry, and every entry its words', () => {
  const ids = entries.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  const terms = Object.keys(en).filter((key) => key.startsWith('term.'))
  expect(ids.map((id) => `term.${id}`).sort()).toEqual(terms.sort())
  for (const id of ids) expect(en).toHaveProperty([`meaning.${id}`])
})

test('every lesson that an entry leads to is there', () => {
  const lessons = entries.flatMap(({ href }) => (href?.startsWith('/learn/lessons/') ? [href.split('/').at(-1)] : []))
  expect(lessons.length).toBeGreaterThan(5)
  for (const lesson of lessons) {
    expect(existsSync(new URL(`../../learn/lessons/${lesson}/unit.ts`, import.meta.url)), lesson).toBe(true)
  }
})

test('other names lead to a name that leads nowhere else', () => {
  for (const { id, see } of entries) {
    const target = entries.find((entry) => entry.id === see)
    if (see) expect(target?.see, id).toBeUndefined()
  }
})

test('a search forgives accents and capitals, and wants every word', () => {
  expect(found(['Pawn, nè', 'One step'], 'NE step')).toBe(true)
  expect(found(['Pawn, nè', 'One step'], 'ne rook')).toBe(false)
  expect(found(['စစ်ကဲမျဉ်း'], 'စစ်ကဲ')).toBe(true)
  expect(found(['anything'], '')).toBe(true)
})
