// Fails when a catalogue lacks a message, has one too many, leaves one empty, fills in other names
// than English does, lacks a plural form its language needs, or simply repeats the English. Checked are
// the words of the whole page and those of its parts: src/pages/*/words/, src/online/words/, src/share/words/, src/spoken/words/ and
// src/tables/words/.
import { existsSync, readdirSync } from 'node:fs'
import { createServer } from 'vite'

/** Messages that may be the same as in English: names, abbreviations, and bare patterns; terms of a glossary may too. */
const mayEqual = new Set([
  'app.name', 'letter.general', 'letter.elephant', 'board.piece', 'nav.menu', 'nav.questions', 'shelf.questions',
  'pace.bullet', 'pace.blitz', 'time.clock', 'rows.pgn', 'rows.pair',
])

const names = (text) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort().join(' ')
const forms = (message) => (typeof message === 'string' ? { other: message } : message)

/** What is wrong with a catalogue. */
export function faults(locale, catalogue, english) {
  const found = []
  const categories = new Intl.PluralRules(locale).resolvedOptions().pluralCategories
  for (const key of Object.keys(catalogue)) if (!(key in english)) found.push(`${key}: not in English`)
  for (const [key, original] of Object.entries(english)) {
    const message = catalogue[key]
    if (message === undefined) {
      found.push(`${key}: missing`)
      continue
    }
    if (typeof message !== typeof original) found.push(`${key}: plural forms in one language only`)
    if (typeof message === 'object') {
      for (const category of categories) if (!(category in message)) found.push(`${key}: no form '${category}'`)
    }
    for (const text of Object.values(forms(message))) {
      if (text.trim() === '') found.push(`${key}: empty`)
      if (names(text) !== names(forms(original).other)) found.push(`${key}: fills in '${names(text)}'`)
      if (locale !== 'en' && !mayEqual.has(key) && !key.startsWith('term.') && text === forms(original).other) found.push(`${key}: as in English`)
    }
  }
  return found
}

/** Every catalogue in all its languages, by the folder it lies in. */
async function catalogues() {
  const root = new URL('..', import.meta.url).pathname
  const folders = ['src/i18n', 'src/online/words', 'src/share/words', 'src/spoken/words', 'src/tables/words', ...readdirSync(`${root}src/pages`).map((page) => `src/pages/${page}/words`)]
  const server = await createServer({ server: { middlewareMode: true, ws: false }, appType: 'custom', logLevel: 'error', optimizeDeps: { noDiscovery: true } })
  try {
    const found = new Map()
    for (const folder of folders.filter((folder) => existsSync(`${root}${folder}/en.ts`))) {
      const load = async (id) => (await server.ssrLoadModule(`/${folder}/${id}.ts`))[id]
      found.set(folder, { en: await load('en'), fr: await load('fr'), my: await load('my') })
    }
    return found
  } finally {
    await server.close()
  }
}

if (process.argv[1] === new URL(import.meta.url).pathname) {
  let messages = 0
  let count = 0
  const all = await catalogues()
  for (const [folder, languages] of all) {
    messages += Object.keys(languages.en).length
    for (const [locale, catalogue] of Object.entries(languages)) {
      for (const fault of faults(locale, catalogue, languages.en)) {
        count++
        console.error(`${folder}/${locale}: ${fault}`)
      }
    }
  }
  if (count > 0) process.exit(1)
  console.log(`i18n: ${messages} messages of ${all.size} catalogues in 3 languages`)
}
