// The sentences and the table of the rules pages, against what the rules say of every ruleset.
// @vitest-environment node

import { readFile } from 'node:fs/promises'
import { beforeAll, expect, test } from 'vitest'
import { Translator } from '../../i18n/translator'
import { Module } from '../../rules/module'
import type { Request, Response, RulebookView } from '../../rules/messages'
import { zones } from './chapter'
import { differing, sentence, values, type Option } from './options'
import { reportText } from './report'
import { resolutions, sections, stretches, type Key } from './sections'
import { en } from './words/en'
import { fr } from './words/fr'
import { my } from './words/my'

const catalogues = { en, fr, my }
const books: RulebookView[] = []

beforeAll(async () => {
  const bytes = await readFile(new URL('../../rules/wasm/rules.wasm', import.meta.url))
  const module = await Module.start(await WebAssembly.compile(bytes))
  const ask = <K extends Response['kind']>(request: Request, kind: K) => {
    const answer = module.answer(request, () => {})
    if (answer.kind !== kind) throw new Error(JSON.stringify(answer))
    return answer as Extract<Response, { kind: K }>
  }
  for (const { id } of ask({ kind: 'rulesets' }, 'rulesets').rulesets) {
    books.push(ask({ kind: 'rulebook', ruleset: id }, 'rulebook').rulebook)
  }
})

const options = () => Object.keys(values(books[0] as RulebookView)) as Option[]
const numbers = (text: string) => stretches(text).flatMap((part) => ('rule' in part ? [part.rule] : []))

test('every value of every option has its sentence, and no sentence is unused', () => {
  const used = new Set(books.flatMap((book) => options().flatMap((option) => sentence(option, values(book)) ?? [])))
  const prefixes = new Set<string>(options())
  const written = Object.keys(en).filter((key) => prefixes.has(key.split('.')[0] ?? ''))
  expect(written.sort()).toEqual([...used].sort())
  for (const catalogue of Object.values(catalogues)) {
    for (const key of used) expect(catalogue[key].length, key).toBeGreaterThan(10)
  }
})

test('every message that a page says is there, and every message of a part is said somewhere', () => {
  const said = new Set(books.flatMap((book) => sections(book).flatMap(({ sentences }) => sentences)))
  for (const key of said) expect(en).toHaveProperty([key])
  const parts = /^(board|deploy|moves|check|promotion|end)\./
  const drawn = /\.figure$/
  for (const key of Object.keys(en)) {
    if (parts.test(key) && !drawn.test(key)) expect([...said], key).toContain(key)
  }
})

test('the table has a row and a cell for each option in which the rulesets differ, and for no other', () => {
  const rows = differing(books.map(values))
  const alike = options().filter((option) => new Set(books.map((book) => values(book)[option])).size === 1)
  expect(rows).toEqual(options().filter((option) => !alike.includes(option)))
  const written = Object.keys(en).filter((key) => key.startsWith('row.'))
  expect(written.sort()).toEqual(rows.map((option) => `row.${option}`).sort())
  const cells = new Set(books.flatMap((book) => rows.map((row) => values(book)[row]).filter((value) => value !== null)))
  const worded = Object.keys(en).filter((key) => key.startsWith('cell.'))
  expect(worded.sort()).toEqual([...cells].map((value) => `cell.${value}`).sort())
})

test('a ruleset does not differ from itself', () => {
  for (const book of books) expect(differing([values(book), values(book)])).toEqual([])
})

test('every number in a text leads to a resolution, and every resolution matters to some ruleset', () => {
  const listed = new Set<string>()
  for (const book of books) {
    const keys = [`about.${book.id}` as Key, ...sections(book).flatMap(({ sentences }) => sentences)]
    const here = resolutions(keys, (key) => en[key])
    for (const number of here) listed.add(number)
    for (const key of [...keys, ...here]) expect(here).toEqual(expect.arrayContaining(numbers(en[key])))
  }
  const all = Array.from({ length: 34 }, (_, index) => `C${index + 1}`)
  expect([...listed].sort()).toEqual(all.sort())
})

test('all languages name the same resolutions', () => {
  for (const [locale, catalogue] of Object.entries(catalogues)) {
    for (const key of Object.keys(en) as Key[]) {
      expect(new Set(numbers(catalogue[key])), `${locale} ${key}`).toEqual(new Set(numbers(en[key])))
    }
  }
})

test('the numbers named are those of the written rules', async () => {
  const rules = await readFile(new URL('../../../../docs/rules.md', import.meta.url), 'utf8')
  const written = [...rules.matchAll(/^### (C\d+)\. /gm)].map(([, number]) => number)
  expect(Object.keys(en).filter((key) => /^C\d+$/.test(key)).sort()).toEqual(written.sort())
})

test('the zones of a ruleset are drawn once for pieces that have the same', () => {
  const drawn = (id: string) => zones(books.find((book) => book.id === id) as RulebookView)
  expect(drawn('federation').map(({ roles }) => roles)).toEqual([['king', 'general', 'elephant', 'knight'], ['rook']])
  // In front of the pawns a king would be attacked (C6).
  expect(drawn('formal').map(({ roles }) => roles)).toEqual([['king'], ['general', 'elephant', 'knight'], ['rook']])
  expect(drawn('tournament').map(({ order }) => order)).toContain('hidden')
})

test('a report says what it is about, and leaves no line out', () => {
  const words = new Translator<typeof en>('en', en)
  const report = { ruleset: 'formal', version: 1, revised: '2026-11-30', rule: 'C7', fen: '8/8 w', problem: ' ' }
  expect(reportText(words, report).split('\n')).toEqual([
    'Error in the rules of Sittuyin',
    'Ruleset: formal',
    'Version of the rules: 1 (2026-11-30)',
    'Rule: C7',
    'Position in FEN: 8/8 w',
    'Language of the page: en',
    'What is wrong: –',
  ])
})
