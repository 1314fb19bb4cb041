import { expect, test } from 'vitest'
import { match } from './paths'

test.each([
  ['/', '/', {}],
  ['/learn', '/learn', {}],
  ['/learn', '/learn/', {}],
  ['/learn/:shelf/:id', '/learn/lessons/the-board', { shelf: 'lessons', id: 'the-board' }],
  ['/rules/:ruleset', '/rules/formal', { ruleset: 'formal' }],
])('%s fits %s', (pattern, path, params) => {
  expect(match(pattern, path)).toEqual(params)
})

test.each([
  ['/learn', '/'],
  ['/learn', '/learning'],
  ['/learn/:shelf/:id', '/learn/lessons'],
  ['/learn/:shelf/:id', '/learn/lessons/'],
  ['/learn/:shelf/:id', '/learn//board'],
  ['/learn/:shelf/:id', '/learn/lessons/board/2'],
])('%s does not fit %s', (pattern, path) => {
  expect(match(pattern, path)).toBeNull()
})
