import type { Color, Drawing, Mark, PlacedPiece, Role } from '../rules/messages'
import { manClass, manHref, type PieceSet } from '../design/pieces/sprite'
import type { Target } from './choice'
import { drawn } from './drawings'
import { distance, placeOf, SIDE } from './geometry'
import { box, disc, group, path, shape, UNIT } from './shapes'

/** Units of the drawing along one side. */
export const SIZE = SIDE * UNIT
/** Pieces stand a little inside their square. */
const MAN = 94
/** A finger hides what it holds: there the lifted piece is larger and above it. */
const LIFT = { mouse: { size: 106, rise: 0 }, touch: { size: 150, rise: 70 } }

/**
 * What a sign on a square says: why a move is refused, what a text speaks of, how a pick is judged, or by whom it
 * is attacked.
 */
export type Sign = Mark | 'shown' | 'right' | 'missing' | 'excess' | 'by-white' | 'by-black' | 'by-both'

/** A square with a sign on it. */
export interface SignedSquare {
  square: string
  mark: Sign
}

/** All that the drawing shows. */
export interface Picture {
  pieces: PlacedPiece[]
  orientation: Color
  pieceSet: PieceSet
  lastMove: { from: string | null; to: string } | null
  check: string | null
  selected: string | null
  targets: Map<string, Target>
  /** Targets on which a count begins. */
  counts?: readonly string[]
  marks: readonly SignedSquare[]
  picks?: readonly string[]
  drawings?: readonly Drawing[]
}

/** A piece in the drawing. */
interface Man {
  piece: PlacedPiece
  use: SVGUseElement
}

/** The drawing of the board: a surface, what glows on it, the pieces, and signs above them. */
export class Scene {
  readonly element: SVGSVGElement
  private readonly glow = group('scene-glow')
  private readonly men = group('scene-men')
  private readonly drawings = group('scene-drawings')
  private readonly sketched = group('scene-drawings')
  private readonly signs = group('scene-signs')
  private readonly hover = group('scene-hover')
  private readonly hand = group('scene-hand')
  private readonly onBoard = new Map<string, Man>()
  private shown: Picture | null = null

  constructor() {
    this.element = shape('svg', { class: 'scene', viewBox: `0 0 ${SIZE} ${SIZE}`, 'aria-hidden': 'true' })
    this.element.append(ground(), this.glow, this.hover, this.men, this.drawings, this.sketched, this.signs, this.hand)
  }

  /** Draws a picture; pieces that moved since the last one glide, save to `still`. */
  draw(picture: Picture, still?: string): void {
    const glide = this.shown?.orientation === picture.orientation && !reducedMotion()
    this.glow.replaceChildren(...glows(picture))
    this.drawings.replaceChildren(...(picture.drawings ?? []).map((drawing) => drawn(drawing, picture.orientation)))
    this.signs.replaceChildren(...signs(picture))
    this.place(picture, glide, still)
    this.shown = picture
  }

  /** Shows which square a held piece is over. */
  point(square: string | null): void {
    const at = square && this.shown ? placeOf(square, this.shown.orientation) : null
    this.hover.replaceChildren(...(at ? [box('scene-over', at.column * UNIT, at.row * UNIT, UNIT)] : []))
  }

  /** Shows a drawing that is not finished. */
  sketch(drawing: Drawing | null): void {
    this.sketched.replaceChildren(...(drawing && this.shown ? [drawn(drawing, this.shown.orientation)] : []))
  }

  /** Shows a piece held at a point, in units of the drawing; the one it was lifted from turns pale. */
  lift(color: Color, role: Role, from: string | null, touch: boolean): (x: number, y: number) => void {
    const { size, rise } = touch ? LIFT.touch : LIFT.mouse
    const held = shape('use', {
      href: manHref(this.shown?.pieceSet ?? 'traditional', role),
      class: manClass(this.shown?.pieceSet ?? 'traditional', color),
      width: size,
      height: size,
    })
    this.hand.replaceChildren(held)
    if (from) this.onBoard.get(from)?.use.classList.add('is-lifted')
    return (x, y) => held.setAttribute('transform', `translate(${x - size / 2} ${y - size / 2 - rise})`)
  }

  /** Ends what [`lift`] began. */
  letGo(): void {
    this.hand.replaceChildren()
    this.hover.replaceChildren()
    for (const { use } of this.onBoard.values()) use.classList.remove('is-lifted')
  }

  /** Puts a piece down at once where the player dropped it, before the game has answered. */
  settle(from: string, to: string): void {
    const man = this.onBoard.get(from)
    if (!man || !this.shown) return
    this.onBoard.get(to)?.use.classList.add('is-lifted')
    position(man.use, to, this.shown.orientation)
  }

  private place(picture: Picture, glide: boolean, still: string | undefined): void {
    const { orientation, pieceSet } = picture
    const before = new Map(this.onBoard)
    const fresh: PlacedPiece[] = []
    this.onBoard.clear()
    for (const piece of picture.pieces) {
      const man = before.get(piece.square)
      if (man && alike(man.piece, piece)) {
        before.delete(piece.square)
        this.keep(man, piece, picture)
      } else fresh.push(piece)
    }
    for (const piece of fresh) {
      const origin = originOf(piece, before, picture)
      const man = origin ?? { piece, use: shape('use', { width: MAN, height: MAN }) }
      const from = origin?.piece.square ?? null
      if (from) before.delete(from)
      this.men.append(man.use)
      this.keep(man, piece, picture)
      if (glide && piece.square !== still) enter(man.use, from, piece.square, orientation)
    }
    for (const { use } of before.values()) use.remove()
    for (const { use, piece } of this.onBoard.values()) {
      use.setAttribute('class', manClass(pieceSet, piece.color) + (piece.draft ? ' is-draft' : ''))
      use.setAttribute('href', manHref(pieceSet, piece.role))
    }
  }

  private keep(man: Man, piece: PlacedPiece, { orientation }: Picture): void {
    man.piece = piece
    position(man.use, piece.square, orientation)
    this.onBoard.set(piece.square, man)
  }
}

/** Where a piece that is new on its square comes from: the last move knows, else the nearest of its kind. */
function originOf(piece: PlacedPiece, gone: Map<string, Man>, { lastMove }: Picture): Man | null {
  if (lastMove?.to === piece.square && lastMove.from) {
    const man = gone.get(lastMove.from)
    if (man?.piece.color === piece.color) return man
  }
  const kin = [...gone.values()].filter((man) => alike(man.piece, piece))
  kin.sort((a, b) => distance(a.piece.square, piece.square) - distance(b.piece.square, piece.square))
  return kin[0] ?? null
}

function alike(a: PlacedPiece, b: PlacedPiece): boolean {
  return a.color === b.color && a.role === b.role
}

function enter(use: SVGUseElement, from: string | null, to: string, orientation: Color): void {
  const end = corner(to, orientation)
  const start = from ? corner(from, orientation) : { x: end.x, y: end.y - UNIT / 3 }
  use.animate?.(
    [
      { transform: `translate(${start.x}px, ${start.y}px)`, opacity: from ? 1 : 0 },
      { transform: `translate(${end.x}px, ${end.y}px)`, opacity: 1 },
    ],
    { duration: 200, easing: 'cubic-bezier(0.3, 0.1, 0.2, 1)' },
  )
}

function reducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}

function position(use: SVGUseElement, square: string, orientation: Color): void {
  const { x, y } = corner(square, orientation)
  use.setAttribute('transform', `translate(${x} ${y})`)
}

/** The upper left corner of a piece. */
function corner(square: string, orientation: Color): { x: number; y: number } {
  const { column, row } = placeOf(square, orientation)
  return { x: column * UNIT + (UNIT - MAN) / 2, y: row * UNIT + 2 }
}

/** The plain board: one uncoloured surface with its lines and the two long diagonals. */
function ground(): SVGGElement {
  const lines = Array.from({ length: SIDE - 1 }, (_, i) => (i + 1) * UNIT).map((at) => `M0 ${at}H${SIZE}M${at} 0V${SIZE}`)
  // Long strokes of uneven bend and distance look like sawn teak.
  const grain = Array.from({ length: 40 }, (_, i) => {
    const y = i * 21 + 7 * Math.sin(i * 1.3)
    const bend = 16 * Math.sin(i / 4)
    return `M0 ${at(y)}C250 ${at(y + bend)} 450 ${at(y - bend)} ${SIZE} ${at(y + bend / 2)}`
  })
  const layer = group('scene-ground')
  layer.append(
    box('scene-wood', 0, 0, SIZE),
    path('scene-grain', grain.join('')),
    path('scene-lines', lines.join('')),
    path('scene-diagonals', `M0 0L${SIZE} ${SIZE}M0 ${SIZE}L${SIZE} 0`),
  )
  return layer
}

/** What lies under the pieces. */
/** Each side has its half of a square, so that it is known by its place too, not by colour alone. */
const attacked = {
  'by-white': (x: number, y: number) => [path('scene-by-white', `M${x} ${y}v${UNIT}h${UNIT}Z`)],
  'by-black': (x: number, y: number) => [path('scene-by-black', `M${x} ${y}h${UNIT}v${UNIT}Z`)],
  'by-both': (x: number, y: number) => [...attacked['by-white'](x, y), ...attacked['by-black'](x, y)],
} as const

function glows({ pieces, lastMove, check, selected, marks, picks = [], orientation }: Picture): SVGElement[] {
  const found: SVGElement[] = []
  const add = (square: string, draw: (x: number, y: number) => SVGElement[]) => {
    const { column, row } = placeOf(square, orientation)
    found.push(...draw(column * UNIT, row * UNIT))
  }
  for (const square of [lastMove?.from, lastMove?.to]) if (square) add(square, (x, y) => [box('scene-last', x, y, UNIT)])
  for (const { draft, square } of pieces)
    if (draft) add(square, (x, y) => [box('scene-draft', x + 6, y + 6, UNIT - 12)])
  for (const { square, mark } of marks)
    if (mark === 'shown') add(square, (x, y) => [box('scene-shown', x + 4, y + 4, UNIT - 8)])
    else if (mark in attacked) add(square, (x, y) => attacked[mark as keyof typeof attacked](x, y))
  for (const square of picks) add(square, (x, y) => [box('scene-selected', x + 3, y + 3, UNIT - 6)])
  if (selected) add(selected, (x, y) => [box('scene-selected', x + 3, y + 3, UNIT - 6)])
  if (check)
    add(check, (x, y) => [
      disc('scene-check', x + 50, y + 50, 46),
      disc('scene-check-ring', x + 50, y + 50, 37),
    ])
  return found
}

/** What stands above the pieces. */
function signs({ targets, counts = [], marks, picks = [], pieces, orientation }: Picture): SVGElement[] {
  const taken = new Set(pieces.map((piece) => piece.square))
  const found: SVGElement[] = []
  for (const [square, target] of targets) {
    const { column, row } = placeOf(square, orientation)
    const x = column * UNIT + 50
    const y = row * UNIT + 50
    if (target === 'promotion') {
      // A lozenge: around the pawn that may promote where it stands, small on a square it may step to.
      const r = taken.has(square) ? 47 : 20
      found.push(path(taken.has(square) ? 'scene-promotion is-ring' : 'scene-promotion', lozenge(x, y, r)))
    } else if (taken.has(square)) found.push(disc('scene-capture', x, y, 44))
    else found.push(disc('scene-target', x, y, 14))
  }
  // An hourglass in the corner.
  for (const square of counts) {
    const { column, row } = placeOf(square, orientation)
    const [x, y] = [column * UNIT + UNIT - 38, row * UNIT + 8]
    found.push(path('scene-count', `M${x} ${y}h30l-11 16l11 16h-30l11 -16Z`))
  }
  // A corner turned down, so that a picked square is seen by its shape too.
  for (const square of picks) {
    const { column, row } = placeOf(square, orientation)
    const [x, y] = [column * UNIT + UNIT - 3, row * UNIT + 3]
    found.push(path('scene-pick', `M${x} ${y}h-34l34 34Z`))
  }
  for (const { square, mark } of marks) {
    if (mark === 'shown' || mark === 'by-white' || mark === 'by-black' || mark === 'by-both') continue
    const { column, row } = placeOf(square, orientation)
    const x = column * UNIT
    const y = row * UNIT
    const drawing = {
      attacker: () => burst(x + 50, y + 50, 48, 39, 10),
      line: () => `M${x + 36} ${y + 36}L${x + 64} ${y + 64}M${x + 64} ${y + 36}L${x + 36} ${y + 64}`,
      target: () => brackets(x + 6, y + 6, UNIT - 12, 26),
      right: () => `M${x + 28} ${y + 54}L${x + 44} ${y + 70}L${x + 74} ${y + 34}`,
      missing: () => ring(x + 50, y + 50, 38),
      excess: () => `M${x + 26} ${y + 26}L${x + 74} ${y + 74}M${x + 74} ${y + 26}L${x + 26} ${y + 74}`,
    }[mark]()
    found.push(path('scene-mark-halo', drawing), path(`scene-mark is-${mark}`, drawing))
  }
  return found
}

function at(value: number): string {
  return value.toFixed(0)
}

function lozenge(x: number, y: number, r: number): string {
  return `M${x} ${y - r}L${x + r} ${y}L${x} ${y + r}L${x - r} ${y}Z`
}

/** A star of `points` points around a middle. */
function burst(x: number, y: number, outer: number, inner: number, points: number): string {
  const corners = Array.from({ length: 2 * points }, (_, i) => {
    const angle = (Math.PI * i) / points
    const r = i % 2 === 0 ? outer : inner
    return `${(x + r * Math.sin(angle)).toFixed(1)} ${(y - r * Math.cos(angle)).toFixed(1)}`
  })
  return `M${corners.join('L')}Z`
}

/** A ring with gaps. */
function ring(x: number, y: number, r: number): string {
  const arcs = Array.from({ length: 6 }, (_, i) => {
    const point = (turn: number) => {
      const angle = (Math.PI * (i + turn)) / 3
      return `${(x + r * Math.cos(angle)).toFixed(1)} ${(y + r * Math.sin(angle)).toFixed(1)}`
    }
    return `M${point(0)}A${r} ${r} 0 0 1 ${point(0.6)}`
  })
  return arcs.join('')
}

/** Four corners of a frame. */
function brackets(x: number, y: number, size: number, arm: number): string {
  const [r, b] = [x + size, y + size]
  return (
    `M${x} ${y + arm}V${y}H${x + arm}M${r - arm} ${y}H${r}V${y + arm}` +
    `M${r} ${b - arm}V${b}H${r - arm}M${x + arm} ${b}H${x}V${b - arm}`
  )
}
