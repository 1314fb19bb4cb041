import type { Color } from '../rules/messages'
import { placeOf, SIDE, squareAt } from './geometry'

/** What of a `KeyboardEvent` decides. */
export interface Key {
  key: string
  ctrlKey?: boolean
  metaKey?: boolean
}

const LAST = SIDE - 1

/** The square a key leads to from another one, in directions as seen; `null` for other keys. */
export function step(square: string, { key, ctrlKey = false, metaKey = false }: Key, orientation: Color): string | null {
  const { column, row } = placeOf(square, orientation)
  const corner = ctrlKey || metaKey
  const to = (c: number, r: number) => squareAt({ column: clamp(c), row: clamp(r) }, orientation)
  switch (key) {
    case 'ArrowLeft':
      return to(column - 1, row)
    case 'ArrowRight':
      return to(column + 1, row)
    case 'ArrowUp':
      return to(column, row - 1)
    case 'ArrowDown':
      return to(column, row + 1)
    case 'Home':
      return corner ? to(0, 0) : to(0, row)
    case 'End':
      return corner ? to(LAST, LAST) : to(LAST, row)
    case 'PageUp':
      return to(column, 0)
    case 'PageDown':
      return to(column, LAST)
    default:
      return null
  }
}

/** The index a key leads to in a row of `length` buttons; `null` for other keys. */
export function along(index: number, length: number, key: string): number | null {
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowUp':
      return Math.max(index - 1, 0)
    case 'ArrowRight':
    case 'ArrowDown':
      return Math.min(index + 1, length - 1)
    case 'Home':
      return 0
    case 'End':
      return length - 1
    default:
      return null
  }
}

/** Whether a key chooses what has the focus. */
export function chooses(key: string): boolean {
  return key === 'Enter' || key === ' '
}

function clamp(index: number): number {
  return Math.min(Math.max(index, 0), LAST)
}
