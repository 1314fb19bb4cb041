import { expect, test } from 'vitest'
import type { Explanation } from '../rules'
import { en } from './en'
import { fr } from './fr'
import { preferred } from './locale'
import { my } from './my'
import { Phrases } from './phrases'
import { Translator } from './translator'

const english = new Translator('en', en)
const french = new Translator('fr', fr)
const burmese = new Translator('my', my)

const facing: Explanation = {
  reason: 'rook-faces-king',
  role: 'rook',
  rule: 'C7',
  squares: [{ square: 'e2', mark: 'attacker' }],
}

test('the pieces decide what the sides are called', () => {
  expect(new Phrases(english, 'traditional').piece('white', 'rook')).toBe('Red rook')
  expect(new Phrases(english, 'international').piece('white', 'rook')).toBe('White rook')
  expect(new Phrases(french, 'traditional').piece('white', 'rook')).toBe('tour des Rouges')
  expect(new Phrases(burmese, 'traditional').piece('black', 'elephant')).toBe('အနက် ဆင်')
})

test('an explanation is a sentence that teaches', () => {
  const attempt = { kind: 'place', role: 'rook', to: 'e8' } as const
  expect(new Phrases(english, 'international').illegal(facing, attempt)).toBe(
    'A Black rook may not face the White king while only pawns, or nothing, stand between. Put another piece there first.',
  )
  expect(new Phrases(english, 'traditional').illegal(facing, attempt)).toContain('the Red king')
})

test('an explanation names the attackers, for those who do not see the marks', () => {
  const attempt = { kind: 'move', from: 'e1', to: 'e2' } as const
  const into: Explanation = {
    reason: 'king-into-check',
    role: 'king',
    rule: null,
    squares: [
      { square: 'e8', mark: 'attacker' },
      { square: 'c4', mark: 'attacker' },
    ],
  }
  expect(new Phrases(english, 'traditional').illegal(into, attempt)).toBe(
    'Your king cannot go to e2: a piece of the other side attacks that square. The attack comes from e8 and c4.',
  )
})

test('an explanation does not fail for want of a piece or a square', () => {
  const bare: Explanation = { reason: 'outside-zone', role: null, rule: null, squares: [] }
  const sentence = new Phrases(french, 'traditional').illegal(bare, { kind: 'takeUp', from: 'e2' })
  expect(sentence).not.toMatch(/[{}]|undefined/)
  expect(sentence).toContain('La case e2')
})

test('notation gets the letters of the language', () => {
  const letters = (t: Translator, san: string) => new Phrases(t, 'traditional').san(san)
  expect(letters(english, 'Sd5+')).toBe('Ed5+')
  expect(letters(english, 'e5=F')).toBe('e5=G')
  expect(letters(french, 'K@e2')).toBe('R@e2')
  expect(letters(french, 'Rxf8')).toBe('Txf8')
  expect(letters(french, 'exf6')).toBe('exf6')
  expect(letters(burmese, 'Nc3')).toBe('မြင်းc3')
})

test('numbers have the numerals and the plural of the language', () => {
  expect(burmese.say('count.now', { used: 5, limit: 16 })).toContain('၁၆')
  expect(english.say('some.rook', { n: 1 })).toBe('1 rook')
  expect(english.say('some.rook', { n: 2 })).toBe('2 rooks')
  // French counts nought as singular.
  expect(french.say('some.rook', { n: 0 })).toBe('0 tour')
  expect(french.say('some.general', { n: 2 })).toBe('2 généraux')
})

test('a hand is enumerated as the language enumerates', () => {
  const hand = [
    { role: 'king', count: 1 },
    { role: 'rook', count: 2 },
  ] as const
  expect(new Phrases(english, 'traditional').hand([...hand])).toBe('1 king and 2 rooks')
  expect(new Phrases(french, 'traditional').hand([...hand])).toBe('1 roi et 2 tours')
})

test('the browser chooses the language, English where it knows none of ours', () => {
  expect(preferred(['de-CH', 'fr-CH', 'en'])).toBe('fr')
  expect(preferred(['my-MM'])).toBe('my')
  expect(preferred(['de'])).toBe('en')
})

test('a problem with a position is said in the words of the page', () => {
  const kings = { kind: 'missing-king', text: null, n: null, rank: null, color: 'white' } as const
  expect(new Phrases(english, 'traditional').problem(kings)).toBe('Red has no king.')
  expect(new Phrases(french, 'international').problem(kings)).toBe('Les Blancs n’ont pas de roi.')
  const piece = { ...kings, kind: 'piece', text: 'q', color: null } as const
  expect(new Phrases(english, 'traditional').problem(piece)).toBe(
    '“q” names no piece. The letters are K F S N R P, small ones for Black.',
  )
  expect(new Phrases(burmese, 'traditional').problem({ ...kings, kind: 'rank-length', rank: 8 })).toContain('8')
})
