import { expect, test } from 'vitest'
import { finds } from './search'

const entry = { title: 'Pourquoi la tour ne peut-elle pas regarder le roi ?', summary: 'À la pose', rest: ['L’éléphant garde.'] }
const burmese = { title: 'မင်းကြီးကို ခွေနိုင်သလား', summary: '', rest: [] }

test.each(['', 'tour', 'ROI tour', 'elephant', "l'éléphant", 'a la pose'])('%j is found', (wanted) => {
  expect(finds(entry, wanted, 'fr')).toBe(true)
})

test('every word must be there', () => {
  expect(finds(entry, 'tour cavalier', 'fr')).toBe(false)
})

test('Burmese is searched as it is written', () => {
  expect(finds(burmese, 'မင်းကြီး', 'my')).toBe(true)
  expect(finds(burmese, 'မင်းကြီ', 'my')).toBe(true)
  expect(finds(burmese, 'ဆင်', 'my')).toBe(false)
})
