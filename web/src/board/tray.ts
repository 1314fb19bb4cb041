import type { Color, Role } from '../rules/messages'
import { dressIcon, manIcon, type PieceSet } from '../design/pieces/sprite'
import { along } from './keyboard'

/** Roles in the order in which they lie in the tray; pawns are never in hand. */
const ROLES: Role[] = ['king', 'general', 'elephant', 'knight', 'rook']

/** What a tray shows. */
export interface TrayView {
  label: string
  color: Color
  pieceSet: PieceSet
  /** Whether there is anything to place in this part of the game. */
  shown: boolean
  /** Whether its pieces can be taken. */
  active: boolean
  selected: Role | null
  count(role: Role): number
  number(n: number): string
  roleLabel(role: Role): string
}

interface Slot {
  role: Role
  button: HTMLButtonElement
  icon: SVGSVGElement
  count: HTMLElement
}

/** The pieces in hand of one side. Its height never changes, and neither do the places in it. */
export class Tray {
  readonly element: HTMLElement
  private readonly slots: Slot[]
  private stop = 0

  constructor(side: 'far' | 'near') {
    this.element = document.createElement('div')
    this.element.className = `tray is-${side}`
    this.slots = ROLES.map((role) => {
      const button = document.createElement('button')
      button.type = 'button'
      button.className = 'tray-slot'
      button.dataset['role'] = role
      const icon = manIcon(document, 'traditional', 'white', role)
      const count = document.createElement('span')
      count.className = 'tray-count'
      button.append(icon, count)
      return { role, button, icon, count }
    })
    this.element.addEventListener('keydown', (event) => this.key(event))
    this.element.addEventListener('focusin', ({ target }) => {
      const index = this.slots.findIndex(({ button }) => button === target)
      if (index >= 0) this.setStop(index)
    })
    this.setStop(0)
  }

  /** Shows a hand. */
  update(view: TrayView): void {
    this.element.dataset['color'] = view.color
    this.element.classList.toggle('is-active', view.active)
    if (view.shown !== this.element.hasChildNodes())
      this.element.replaceChildren(...(view.shown ? this.slots.map(({ button }) => button) : []))
    attribute(this.element, 'role', view.shown ? 'toolbar' : null)
    attribute(this.element, 'aria-label', view.shown ? view.label : null)
    if (!view.shown) return
    for (const { role, button, icon, count } of this.slots) {
      const held = view.count(role)
      dressIcon(icon, view.pieceSet, view.color, role)
      count.textContent = held > 1 ? view.number(held) : ''
      button.classList.toggle('is-empty', held === 0)
      button.setAttribute('aria-label', view.roleLabel(role))
      button.setAttribute('aria-pressed', String(view.selected === role))
      // Not `disabled`: the place keeps the focus when its last piece leaves it.
      button.setAttribute('aria-disabled', String(!view.active || held === 0))
    }
  }

  private key(event: KeyboardEvent): void {
    const index = along(this.stop, this.slots.length, event.key)
    if (index === null) return
    event.preventDefault()
    this.setStop(index)
    this.slots[index]?.button.focus()
  }

  private setStop(index: number): void {
    this.stop = index
    this.slots.forEach(({ button }, i) => (button.tabIndex = i === index ? 0 : -1))
  }
}

/** The role of the place in the tray that an event is on. */
export function roleOf(target: EventTarget | null): Role | null {
  if (!(target instanceof Element)) return null
  const role = target.closest<HTMLElement>('.tray-slot')?.dataset['role']
  return ROLES.find((known) => known === role) ?? null
}

/** The side whose tray an element belongs to. */
export function trayOf(target: EventTarget | null): Color | null {
  if (!(target instanceof Element)) return null
  const color = target.closest<HTMLElement>('.tray')?.dataset['color']
  return color === 'white' || color === 'black' ? color : null
}

function attribute(element: Element, name: string, value: string | null): void {
  if (value === null) element.removeAttribute(name)
  else element.setAttribute(name, value)
}
