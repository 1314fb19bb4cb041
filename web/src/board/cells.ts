import type { Color } from '../rules/messages'
import { SIDE, squareAt } from './geometry'

/** What a reader is told about one square. */
export interface Cell {
  label: string
  selected: boolean
}

/**
 * The 64 squares as elements for keyboard, pointer and screen reader, in the order in which they are
 * seen. One of them is the grid's single tab stop.
 */
export class Cells {
  readonly element: HTMLElement
  private readonly cells: HTMLElement[] = []
  private orientation: Color = 'white'
  private stop = 'e1'

  constructor() {
    this.element = document.createElement('div')
    this.element.className = 'cells'
    this.element.setAttribute('role', 'grid')
    for (let row = 0; row < SIDE; row++) {
      const line = document.createElement('div')
      line.className = 'cells-row'
      line.setAttribute('role', 'row')
      for (let column = 0; column < SIDE; column++) {
        const cell = document.createElement('div')
        cell.className = 'cell'
        cell.setAttribute('role', 'gridcell')
        this.cells.push(cell)
        line.append(cell)
      }
      this.element.append(line)
    }
    this.turn('white')
    this.element.addEventListener('focusin', ({ target }) => {
      const square = squareOf(target)
      if (square) this.setStop(square)
    })
  }

  /** The square that Tab leads to. */
  get tabStop(): string {
    return this.stop
  }

  /** Writes what each square says. */
  update({ label, several }: { label: string; several: boolean }, orientation: Color, cell: (square: string) => Cell): void {
    if (orientation !== this.orientation) this.turn(orientation)
    this.element.setAttribute('aria-label', label)
    if (several) this.element.setAttribute('aria-multiselectable', 'true')
    else this.element.removeAttribute('aria-multiselectable')
    for (const element of this.cells) {
      const { label, selected } = cell(element.dataset['square'] ?? '')
      element.setAttribute('aria-label', label)
      element.setAttribute('aria-selected', String(selected))
    }
  }

  /** Makes a square the tab stop and gives it the focus. */
  focus(square: string): void {
    this.setStop(square)
    this.find(square)?.focus()
  }

  private find(square: string): HTMLElement | undefined {
    return this.cells.find((cell) => cell.dataset['square'] === square)
  }

  private setStop(square: string): void {
    this.stop = square
    for (const cell of this.cells) cell.tabIndex = cell.dataset['square'] === square ? 0 : -1
  }

  /** Names the cells anew; the focus stays on its square. */
  private turn(orientation: Color): void {
    const focused = squareOf(document.activeElement)
    this.orientation = orientation
    this.cells.forEach((cell, index) => {
      cell.dataset['square'] = squareAt({ column: index % SIDE, row: Math.floor(index / SIDE) }, orientation)
    })
    this.setStop(this.stop)
    if (focused && this.element.contains(document.activeElement)) this.focus(focused)
  }
}

/** The square an event or the focus is on. */
export function squareOf(target: EventTarget | null): string | null {
  if (!(target instanceof Element)) return null
  return target.closest<HTMLElement>('[data-square]')?.dataset['square'] ?? null
}
