import { expect, test } from 'vitest'
import { filters, possible, query, sought } from './filters'

const kept = (search: string) => new URLSearchParams(filters(sought(search))).toString()

test('what stands in the address is looked for, and stands there again', () => {
  const all = 'state=over&ruleset=formal&rated=false&since=2026-11-01&until=2026-11-30&name=Mya&opponent=Aung&result=won'
  expect(kept(`?${all}`)).toBe(all)
  expect(kept('')).toBe('state=over')
  expect(kept('?state=live&ruleset=dice')).toBe('state=live&ruleset=dice')
  expect(kept('?state=lost&page=3')).toBe('state=over')
})

test('who has won is somebody’s, and a game that goes on has no result', () => {
  for (const result of ['won', 'lost']) {
    expect(kept(`?result=${result}&name=Mya`)).toBe(`state=over&name=Mya&result=${result}`)
    expect(kept(`?result=${result}`)).toBe('state=over')
    expect(kept(`?state=live&result=${result}&name=Mya`)).toBe('state=live&name=Mya')
  }
  for (const result of ['white', 'black', 'draw']) {
    expect(kept(`?result=${result}`)).toBe(`state=over&result=${result}`)
    expect(possible(sought('?state=live'), result)).toBe(false)
  }
})

test('against whom is asked of somebody alone', () => {
  expect(kept('?opponent=Aung')).toBe('state=over')
})

test('the server is asked for moments of the reader’s own days', () => {
  const asked = new URLSearchParams(query(sought('?since=2026-11-30&until=2026-11-30&name=Mya')))
  const [since, until] = [Number(asked.get('since')), Number(asked.get('until'))]
  expect([since, until]).toEqual([new Date(2026, 10, 30).getTime(), new Date(2026, 11, 1).getTime()])
  expect([asked.get('state'), asked.get('name'), asked.get('limit')]).toEqual(['over', 'Mya', '20'])
  expect(query(sought('?since=never&until=2026-02-30'))).toBe('state=over&limit=20')
})
