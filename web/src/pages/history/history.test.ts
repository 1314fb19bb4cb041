// @vitest-environment node
import { expect, test } from 'vitest'
import { chapters, works } from './sources'
import { en } from './words/en'

test('every statement is made once and names its source', () => {
  const said = chapters.flatMap(({ says }) => says)
  for (const [key, ...list] of said) expect(list.length, key).toBeGreaterThan(0)
  const written = Object.keys(en).filter((key) => chapters.some(({ id }) => key.startsWith(`${id}.`)))
  expect(said.map(([key]) => key).sort()).toEqual(written.sort())
})

test('every work says what was read of it', () => {
  const uses = Object.keys(en).filter((key) => key.startsWith('use.'))
  expect(uses.sort()).toEqual(Object.keys(works).map((work) => `use.${work}`).sort())
})
