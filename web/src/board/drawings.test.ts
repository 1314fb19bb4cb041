import { expect, test } from 'vitest'
import { drawn, inkOf, sameDrawing } from './drawings'

const corners = (element: SVGElement) =>
  [...(element.firstElementChild?.getAttribute('d') ?? '').matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)])

test('an arrow points at the middle of its square, from whichever side it is seen', () => {
  // a1 is lower left for White: the middle of its square is (50, 750); that of a8 is (50, 50).
  const arrow = drawn({ ink: 'red', from: 'a1', to: 'a8' }, 'white')
  expect(arrow.getAttribute('class')).toBe('scene-drawing is-red')
  expect(corners(arrow)[3]).toEqual([50, 54])
  const turned = drawn({ ink: 'red', from: 'a1', to: 'a8' }, 'black')
  expect(corners(turned)[3]).toEqual([750, 746])
})

test('a ring lies around its square', () => {
  const ring = drawn({ ink: 'blue', from: 'h1', to: 'h1' }, 'white')
  // The middle of h1 is (750, 750), and the ring has a radius of 45.
  expect(ring.firstElementChild?.getAttribute('d')).toMatch(/^M705 750a45 45/)
})

test('keys that are held choose the ink', () => {
  const none = { shiftKey: false, altKey: false, ctrlKey: false, metaKey: false }
  expect(inkOf(none)).toBe('green')
  expect(inkOf({ ...none, shiftKey: true })).toBe('red')
  expect(inkOf({ ...none, altKey: true })).toBe('blue')
  expect(inkOf({ ...none, metaKey: true })).toBe('yellow')
})

test('drawings are the same in the same place, not in the same ink', () => {
  expect(sameDrawing({ ink: 'red', from: 'a1', to: 'b2' }, { ink: 'blue', from: 'a1', to: 'b2' })).toBe(true)
  expect(sameDrawing({ ink: 'red', from: 'a1', to: 'b2' }, { ink: 'red', from: 'b2', to: 'a1' })).toBe(false)
})
