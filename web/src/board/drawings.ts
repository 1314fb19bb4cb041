// Arrows and rings that people draw on the board.

import type { Color, Drawing, Ink } from '../rules/messages'
import { placeOf } from './geometry'
import { group, path, UNIT } from './shapes'

/** The inks, in the order in which they are offered. */
export const inks = ['green', 'red', 'yellow', 'blue'] as const satisfies readonly Ink[]

/** The ink that a mouse draws with while these keys are held. */
export function inkOf({ shiftKey, altKey, ctrlKey, metaKey }: Pick<MouseEvent, 'shiftKey' | 'altKey' | 'ctrlKey' | 'metaKey'>): Ink {
  if (shiftKey) return 'red'
  if (altKey) return 'blue'
  return ctrlKey || metaKey ? 'yellow' : 'green'
}

/** Whether two drawings lie in the same place. */
export function sameDrawing(a: Drawing, b: Drawing): boolean {
  return a.from === b.from && a.to === b.to
}

/** What a drawing looks like, for someone who has `orientation` below. */
export function drawn({ ink, from, to }: Drawing, orientation: Color): SVGElement {
  const [start, end] = [middle(from, orientation), middle(to, orientation)]
  const layer = group(`scene-drawing is-${ink}`)
  if (from === to) {
    const r = 0.45 * UNIT
    layer.append(path('scene-ring', `M${start.x - r} ${start.y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`))
    return layer
  }
  const length = Math.hypot(end.x - start.x, end.y - start.y)
  const [dx, dy] = [(end.x - start.x) / length, (end.y - start.y) / length]
  /** A point so far along the arrow, and so far to its side. */
  const at = (along: number, aside: number) =>
    `${(start.x + dx * along - dy * aside).toFixed(1)} ${(start.y + dy * along + dx * aside).toFixed(1)}`
  const [neck, point, shaft, head] = [length - 38, length - 4, 8, 24]
  const outline = [
    at(20, -shaft), at(neck, -shaft), at(neck, -head), at(point, 0), at(neck, head), at(neck, shaft), at(20, shaft),
  ]
  layer.append(path('scene-arrow', `M${outline.join('L')}Z`))
  return layer
}

function middle(square: string, orientation: Color): { x: number; y: number } {
  const { column, row } = placeOf(square, orientation)
  return { x: (column + 0.5) * UNIT, y: (row + 0.5) * UNIT }
}
