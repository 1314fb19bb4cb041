// The checklist of docs/learning.md promises a place for every statement of the sources; the places must exist.

import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const learning = readFileSync(here('../../../docs/learning.md'), 'utf8')
const checklist = learning.slice(learning.indexOf('\n## Checklist'))
const rows = checklist.split('\n').filter((line) => /^\| (?!what it says)/.test(line))
const units = [...new Set([...checklist.matchAll(/\/learn\/(\w+\/[\w-]+)/g)].flatMap(([, unit]) => unit ?? []))]

test.each(units)('%s is a unit', (unit) => {
  expect(existsSync(here(`./${unit}/unit.ts`)), unit).toBe(true)
})

test('every statement has its place', () => {
  expect(rows.length).toBeGreaterThan(100)
  const homeless = rows.filter((row) => !/`|\]\(|said above/.test(row.split('|')[2] ?? ''))
  expect(homeless).toEqual([])
})
