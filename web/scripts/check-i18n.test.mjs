// @vitest-environment node
import { expect, test } from 'vitest'
import { faults } from './check-i18n.mjs'

const english = { greet: 'Hello {name}', men: { one: '{n} man', other: '{n} men' } }
const french = { greet: 'Bonjour {name}', men: { one: '{n} pièce', many: '{n} pièces', other: '{n} pièces' } }

test('a whole catalogue has no faults', () => {
  expect(faults('fr', french, english)).toEqual([])
})

test.each([
  ['missing', { men: french.men }, 'greet: missing'],
  ['empty', { ...french, greet: ' ' }, 'greet: empty'],
  ['other placeholders', { ...french, greet: 'Bonjour {nom}' }, "greet: fills in 'nom'"],
  ['the English', { ...french, greet: english.greet }, 'greet: as in English'],
  ['one too many', { ...french, bye: 'Adieu' }, 'bye: not in English'],
  ['no form for a category', { ...french, men: { one: '{n} pièce', other: '{n} pièces' } }, "men: no form 'many'"],
  ['no plural at all', { ...french, men: '{n} pièces' }, 'men: plural forms in one language only'],
])('%s is a fault', (_, catalogue, fault) => {
  expect(faults('fr', catalogue, english)).toContain(fault)
})
