import { describe, expect, test } from 'vitest'
import { along, chooses, step } from './keyboard'

describe('arrow keys', () => {
  test.each([
    ['ArrowUp', 'e5', 'e3'],
    ['ArrowDown', 'e3', 'e5'],
    ['ArrowLeft', 'd4', 'f4'],
    ['ArrowRight', 'f4', 'd4'],
  ])('%s goes from e4 to %s, on the turned board to %s', (key, white, black) => {
    expect(step('e4', { key }, 'white')).toBe(white)
    expect(step('e4', { key }, 'black')).toBe(black)
  })

  test('stop at the edge', () => {
    expect(step('a1', { key: 'ArrowLeft' }, 'white')).toBe('a1')
    expect(step('a1', { key: 'ArrowDown' }, 'white')).toBe('a1')
    expect(step('a1', { key: 'ArrowRight' }, 'black')).toBe('a1')
  })
})

test('Home and End go along the row as it is seen, with Control to the corners', () => {
  expect(step('e4', { key: 'Home' }, 'white')).toBe('a4')
  expect(step('e4', { key: 'End' }, 'white')).toBe('h4')
  expect(step('e4', { key: 'Home' }, 'black')).toBe('h4')
  expect(step('e4', { key: 'Home', ctrlKey: true }, 'white')).toBe('a8')
  expect(step('e4', { key: 'End', ctrlKey: true }, 'black')).toBe('a8')
})

test('PageUp and PageDown go to the ends of the file', () => {
  expect(step('e4', { key: 'PageUp' }, 'white')).toBe('e8')
  expect(step('e4', { key: 'PageDown' }, 'black')).toBe('e8')
})

test('other keys lead nowhere', () => {
  expect(step('e4', { key: 'Tab' }, 'white')).toBeNull()
  expect(along(2, 5, 'a')).toBeNull()
})

test('a tray is walked in either direction of the arrows', () => {
  expect(along(2, 5, 'ArrowRight')).toBe(3)
  expect(along(2, 5, 'ArrowUp')).toBe(1)
  expect(along(4, 5, 'ArrowDown')).toBe(4)
  expect(along(3, 5, 'Home')).toBe(0)
  expect(along(0, 5, 'End')).toBe(4)
})

test('Enter and Space choose', () => {
  expect(['Enter', ' ', 'a'].map(chooses)).toEqual([true, true, false])
})
