import type { Color } from '../rules/messages'

/** Squares along one side of the board. */
export const SIDE = 8

/** A square's place on the screen, counted from the upper left corner as it is seen. */
export interface Place {
  column: number
  row: number
}

/** What [`squareUnder`] needs of a `DOMRect`. */
export interface Box {
  left: number
  top: number
  width: number
  height: number
}

const FILES = 'abcdefgh'

/** The square at a place; the side named by `orientation` sits below. */
export function squareAt(place: Place, orientation: Color): string {
  const file = orientation === 'white' ? place.column : SIDE - 1 - place.column
  const rank = orientation === 'white' ? SIDE - place.row : place.row + 1
  return `${FILES.charAt(file)}${rank}`
}

/** The place where a square is seen. */
export function placeOf(square: string, orientation: Color): Place {
  const file = FILES.indexOf(square.charAt(0))
  const rank = Number(square.charAt(1))
  return orientation === 'white'
    ? { column: file, row: SIDE - rank }
    : { column: SIDE - 1 - file, row: rank - 1 }
}

/** The square under a point of the window, or `null` beside the board. */
export function squareUnder(box: Box, x: number, y: number, orientation: Color): string | null {
  const column = Math.floor(((x - box.left) / box.width) * SIDE)
  const row = Math.floor(((y - box.top) / box.height) * SIDE)
  return inside(column) && inside(row) ? squareAt({ column, row }, orientation) : null
}

/** The square that the other side calls so: the board turned by half. */
export function rotated(square: string): string {
  return squareAt(placeOf(square, 'white'), 'black')
}

/** The squares on a line from a square, the nearest first, by its step in file and rank. */
export function lineFrom(square: string, right: number, up: number): string[] {
  const line: string[] = []
  let { column, row } = placeOf(square, 'white')
  for (;;) {
    column += right
    row -= up
    if (!inside(column) || !inside(row)) return line
    line.push(squareAt({ column, row }, 'white'))
  }
}

/** File letters from left to right as they are seen. */
export function filesSeen(orientation: Color): string[] {
  return Array.from({ length: SIDE }, (_, column) => squareAt({ column, row: 0 }, orientation).charAt(0))
}

/** Rank numbers from top to bottom as they are seen. */
export function ranksSeen(orientation: Color): string[] {
  return Array.from({ length: SIDE }, (_, row) => squareAt({ column: 0, row }, orientation).charAt(1))
}

/** Whether one of the two drawn diagonals runs through a square. */
export function onDiagonal(square: string): boolean {
  const { column, row } = placeOf(square, 'white')
  return column === row || column + row === SIDE - 1
}

/** Distance in king steps. */
export function distance(a: string, b: string): number {
  const p = placeOf(a, 'white')
  const q = placeOf(b, 'white')
  return Math.max(Math.abs(p.column - q.column), Math.abs(p.row - q.row))
}

function inside(index: number): boolean {
  return index >= 0 && index < SIDE
}
