import type { Color, Role } from '../../rules/messages'
import { international } from './international'
import { flat, letters } from './plain'
import { traditional } from './traditional'

/** The drawings of one set: for each role the content of a 100 by 100 symbol. */
export type Shapes = Record<Role, string>

/** All sets by name, in the order in which they are offered. */
const SETS = { traditional, flat, international, letters, contrast: international } satisfies Record<string, Shapes>

/** Names of the sets. */
export type PieceSet = keyof typeof SETS

export const pieceSets = Object.keys(SETS) as PieceSet[]

/** Whether the men of the side that begins are red in a set; they are white in the others. */
export function isRed(set: PieceSet): boolean {
  return set === 'traditional' || set === 'flat'
}

const SPRITE = 'men-sprite'
const SVG = 'http://www.w3.org/2000/svg'

/** The address of a drawing for the `href` of a `<use>`. */
export function manHref(set: PieceSet, role: Role): string {
  return `#man-${set}-${role}`
}

/** The classes that colour a `<use>` or the `<svg>` around it. */
export function manClass(set: PieceSet, color: Color): string {
  return `man man-${set} man-${color}`
}

/** Puts the symbols of all sets into the document, or others in their place; `letter` is what a man of letters says. */
export function installPieces(document: Document, letter: (role: Role) => string): void {
  document.getElementById(SPRITE)?.remove()
  const sprite = document.createElementNS(SVG, 'svg')
  sprite.id = SPRITE
  sprite.setAttribute('class', SPRITE)
  sprite.setAttribute('aria-hidden', 'true')
  sprite.innerHTML = Object.entries(SETS)
    .flatMap(([set, shapes]) =>
      Object.entries(shapes).map(
        ([role, shape]) => `<symbol id="man-${set}-${role}" viewBox="0 0 100 100">${shape}</symbol>`,
      ),
    )
    .join('')
  for (const role of Object.keys(letters) as Role[]) {
    const text = sprite.querySelector(`#man-letters-${role} text`)
    if (text) text.textContent = letter(role)
  }
  document.body.append(sprite)
}

/** A piece as an icon for text and buttons; hidden from readers, so the text beside it must name it. */
export function manIcon(document: Document, set: PieceSet, color: Color, role: Role): SVGSVGElement {
  const icon = document.createElementNS(SVG, 'svg')
  icon.setAttribute('viewBox', '0 0 100 100')
  icon.setAttribute('aria-hidden', 'true')
  icon.append(document.createElementNS(SVG, 'use'))
  dressIcon(icon, set, color, role)
  return icon
}

/** Changes which piece an icon of [`manIcon`] shows. */
export function dressIcon(icon: SVGSVGElement, set: PieceSet, color: Color, role: Role): void {
  icon.setAttribute('class', manClass(set, color))
  icon.firstElementChild?.setAttribute('href', manHref(set, role))
}
