import { expect, test } from 'vitest'
import { graph } from './graph'

const point = (at: number, rating: number, deviation = 25) => ({ game: `game${at}`, at, rating, deviation })

test('the points lie by time and by rating, and the band about them', () => {
  const { line, band, last, marks } = graph([point(1000, 1500), point(2000, 1600), point(5000, 1550)], 400, 200)
  // From 1450 to 1650, one unit for each of 200.
  expect(line).toBe('0,150 100,50 400,100')
  expect(band).toBe('0,100 100,0 400,50 400,150 100,100 0,200')
  expect(last).toEqual({ x: 400, y: 100 })
  expect(marks).toEqual([
    { rating: 1500, y: 150 },
    { rating: 1600, y: 50 },
  ])
})

test('what is uncertain stays within the frame, and one point has its place', () => {
  const { line, band } = graph([point(1000, 1500, 350)], 400, 200)
  expect(line).toBe('400,100')
  expect(band).toBe('400,0 400,200')
})

test('there are at most six marks however far the ratings lie apart', () => {
  const { marks } = graph([point(1, 800), point(2, 2400)], 400, 200)
  expect(marks.length).toBeGreaterThan(2)
  expect(marks.length).toBeLessThanOrEqual(6)
})
