// Where the points of a graph of ratings lie.

import type { RatingPoint } from '../../online/messages'

/** A graph in its own units: x from 0 to `width` by time, y from 0 at the top to `height` by rating. */
export interface Graph {
  /** The ratings, as the points of a line. */
  line: string
  /** What is likely, as the corners of an area: twice the deviation above and below. */
  band: string
  /** Ratings to be marked at the side, and how high they lie. */
  marks: { rating: number; y: number }[]
  last: { x: number; y: number }
}

/** So far apart the marks lie at least. */
const step = 100

/** Lays out the points, which are at least one, oldest first. */
export function graph(points: readonly RatingPoint[], width: number, height: number): Graph {
  const low = Math.min(...points.map(({ rating }) => rating)) - step / 2
  const high = Math.max(...points.map(({ rating }) => rating)) + step / 2
  const begin = points[0]?.at ?? 0
  const span = (points.at(-1)?.at ?? 0) - begin
  const x = ({ at }: RatingPoint) => round(span > 0 ? ((at - begin) / span) * width : width)
  const y = (rating: number) => round(Math.min(Math.max((high - rating) / (high - low), 0), 1) * height)
  const at = (point: RatingPoint, rating: number) => `${x(point)},${y(rating)}`
  const above = points.map((point) => at(point, point.rating + 2 * point.deviation))
  const below = points.map((point) => at(point, point.rating - 2 * point.deviation))
  const apart = step * Math.ceil((high - low) / (5 * step))
  const marks: Graph['marks'] = []
  for (let rating = Math.ceil(low / apart) * apart; rating <= high; rating += apart) marks.push({ rating, y: y(rating) })
  const last = points.at(-1)
  return {
    line: points.map((point) => at(point, point.rating)).join(' '),
    band: [...above, ...below.reverse()].join(' '),
    marks,
    last: last ? { x: x(last), y: y(last.rating) } : { x: 0, y: 0 },
  }
}

const round = (value: number) => Math.round(value * 10) / 10
