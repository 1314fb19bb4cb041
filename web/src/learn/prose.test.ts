import { expect, test } from 'vitest'
import { bare, paragraphs } from './prose'

const names = { white: 'Red', black: 'Black' }

test('blank lines part paragraphs, and two stars mark a term', () => {
  expect(paragraphs('A **king** moves.\n\n{white} begins.\n', names)).toEqual([
    [
      { text: 'A ', term: false },
      { text: 'king', term: true },
      { text: ' moves.', term: false },
    ],
    [{ text: 'Red begins.', term: false }],
  ])
})

test('what is read aloud has no stars', () => {
  expect(bare('**{black}** waits', names)).toBe('Black waits')
})
