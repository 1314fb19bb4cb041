import { expect, test } from 'vitest'
import { dayBegins } from './days'

test('a day begins at midnight where the reader is, and ends with the next', () => {
  const begins = dayBegins('2026-11-30', 0) as number
  const at = new Date(begins)
  expect([at.getFullYear(), at.getMonth(), at.getDate(), at.getHours(), at.getMinutes()]).toEqual([2026, 10, 30, 0, 0])
  const next = new Date(dayBegins('2026-11-30', 1) as number)
  expect([next.getMonth(), next.getDate(), next.getHours()]).toEqual([11, 1, 0])
})

test('what is no day is none', () => {
  for (const text of ['', 'yesterday', '2026-02-30', '2026-13-01', '30.11.2026']) expect(dayBegins(text, 0)).toBeNull()
})
