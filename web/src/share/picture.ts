// The picture of a position as a file of its own: the drawing of the board, with all that styles it written into it.

import { filesSeen, ranksSeen } from '../board/geometry'
import { Scene, SIZE } from '../board/render'
import type { PieceSet } from '../design/pieces/sprite'
import type { Color, Drawing, GameView } from '../rules/messages'
import './picture.css'

const SVG = 'http://www.w3.org/2000/svg'
/** Units of the drawing around the board. */
const MARGIN = 40
const UNIT = SIZE / 8
/** Units of the drawing along one side of the picture. */
const WHOLE = SIZE + 2 * MARGIN

/** What a style sheet may say of a part of the drawing, and what holds without it. */
const styles: Readonly<Record<string, string>> = {
  'opacity': '1',
  'fill': 'rgb(0, 0, 0)',
  'stroke': 'none',
  'stroke-width': '1px',
  'stroke-linecap': 'butt',
  'stroke-linejoin': 'miter',
  'stroke-dasharray': 'none',
  'stroke-dashoffset': '0px',
  'font-family': '',
  'font-size': '',
  'font-weight': '400',
  'text-anchor': 'start',
}
const ofText = /^(font|text)-/

/** How a position is shown. */
export interface Look {
  orientation: Color
  pieceSet: PieceSet
  /** Whether letters and numbers stand at the board. */
  coordinates: boolean
  /** Arrows and rings on it. */
  drawings: readonly Drawing[]
}

/** A position as an SVG file in the colours of the page. Of an army that is not confirmed nothing is in it. */
export function picture(view: GameView, { orientation, pieceSet, coordinates, drawings: sketched }: Look): string {
  const scene = new Scene()
  scene.draw({
    pieces: view.pieces.filter(({ draft }) => !draft),
    orientation,
    pieceSet,
    lastMove: view.history.at(-1)?.move ?? null,
    check: view.check,
    selected: null,
    targets: new Map(),
    marks: [],
    drawings: sketched,
  })
  const root = part('svg', { viewBox: `${-MARGIN} ${-MARGIN} ${WHOLE} ${WHOLE}`, width: WHOLE, height: WHOLE })
  const title = part('title', {})
  // The same position to read.
  title.textContent = view.fen
  root.append(title, drawings(scene.element), ...frame(coordinates ? orientation : null), ...scene.element.childNodes)
  // The style sheets of the page hold for what stands in it.
  const place = document.createElement('div')
  place.hidden = true
  place.append(root)
  document.body.append(place)
  try {
    for (const element of root.querySelectorAll('*')) write(element)
    for (const element of root.querySelectorAll('[class]')) element.removeAttribute('class')
    for (const empty of root.querySelectorAll('g:empty')) empty.remove()
    return new XMLSerializer().serializeToString(root)
  } finally {
    place.remove()
  }
}

/** A drawing for each kind of man in the scene, in its colours; the men of the scene then show these. */
function drawings(scene: SVGSVGElement): SVGDefsElement {
  const defs = part('defs', {})
  for (const man of scene.querySelectorAll('use.man')) {
    const [href, look] = [man.getAttribute('href') ?? '', man.getAttribute('class') ?? '']
    const id = `${look} ${href}`.replace(/\W+/g, '-')
    man.setAttribute('href', `#${id}`)
    const original = document.querySelector(href)
    if (!original || defs.querySelector(`[id="${id}"]`)) continue
    const symbol = part('symbol', { id, class: look, viewBox: '0 0 100 100' })
    symbol.append(...original.cloneNode(true).childNodes)
    defs.append(symbol)
  }
  return defs
}

/** The wood around the board, with letters and numbers where `orientation` says how they are seen. */
function frame(orientation: Color | null): SVGElement[] {
  const square = (name: string, margin: number, r: number) =>
    part('rect', { class: name, x: -margin, y: -margin, width: SIZE + 2 * margin, height: SIZE + 2 * margin, rx: r })
  const found: SVGElement[] = [square('picture-frame', MARGIN - 1, 8), square('picture-inlay', 2, 0)]
  if (!orientation) return found
  const sign = (text: string, x: number, y: number) => {
    const element = part('text', { class: 'picture-coordinate', x, y })
    element.textContent = text
    found.push(element)
  }
  ranksSeen(orientation).forEach((rank, at) => sign(rank, -MARGIN / 2, (at + 0.5) * UNIT + 8))
  filesSeen(orientation).forEach((file, at) => sign(file, (at + 0.5) * UNIT, SIZE + MARGIN / 2 + 8))
  return found
}

/** Writes what the style sheets say into an element. */
function write(element: Element): void {
  const computed = getComputedStyle(element)
  const text = element.tagName === 'text'
  for (const [name, usual] of Object.entries(styles)) {
    const value = computed.getPropertyValue(name)
    if (value !== usual && (text || !ofText.test(name)) && !inherited(element, name, value)) element.setAttribute(name, value)
  }
}

/** Whether an element that holds others says the same already. */
function inherited(element: Element, name: string, value: string): boolean {
  return element.parentElement?.closest(`[${name}]`)?.getAttribute(name) === value
}

/** An SVG file as an address. */
export function address(svg: string): string {
  return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`
}

/** The same picture in points, 1,080 along each side. */
export async function points(svg: string): Promise<Blob> {
  const image = new Image()
  image.src = address(svg)
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = 1080
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the picture could not be drawn'))), 'image/png')
  })
}

function part<K extends keyof SVGElementTagNameMap>(name: K, attributes: Record<string, string | number>): SVGElementTagNameMap[K] {
  const element = document.createElementNS(SVG, name)
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value))
  return element
}
