import type { Attempt, Color, Drawing, GameView, MoveView, Role } from '../rules/messages'
import type { PieceSet } from '../design/pieces/sprite'
import '../design/pieces/pieces.css'
import './board.css'
import { Cells, squareOf } from './cells'
import * as choice from './choice'
import type { Choice, Decision } from './choice'
import { inkOf } from './drawings'
import { filesSeen, ranksSeen, SIDE, squareUnder } from './geometry'
import { chooses, step } from './keyboard'
import { Pointer, type Drag } from './pointer'
import { Scene, SIZE, type Sign, type SignedSquare } from './render'
import { roleOf, Tray, trayOf } from './tray'

/** What the board shows. */
export interface BoardState {
  view: GameView
  /** The side that sits below. */
  orientation: Color
  pieceSet: PieceSet
  /** `false`: to look at only (the computer's turn, the game is over). */
  interactive: boolean
  /** Squares of an explanation, or of a lesson. */
  marks: readonly SignedSquare[]
  /** Not `null`: squares are picked instead of pieces moved, and these are. */
  picks?: readonly string[] | null
  /** Arrows and rings; `null` where nobody draws. */
  drawings?: readonly Drawing[] | null
}

/** Everything a screen reader hears, in the reader's language. */
export interface BoardText {
  board: string
  tray(color: Color): string
  square(name: string): string
  piece(color: Color, role: Role): string
  /** A number in the reader's numerals. */
  number(n: number): string
  squareLabel(d: {
    square: string
    piece: { color: Color; role: Role } | null
    selected: boolean
    target: boolean
    /** The target is for an own pawn whose square is taken. */
    displaced: boolean
    lastMove: boolean
    check: boolean
    promotion: boolean
    /** The moves that a count allows which would begin here. */
    count: number | null
    picked: boolean
    sign: Sign | null
  }): string
  trayLabel(d: { role: Role; color: Color; count: number; selected: boolean }): string
}

/** What a player does on the board. */
export interface BoardEvents {
  /** Lawful moves that fit the two chosen places; where several do, the page asks which. */
  move(candidates: MoveView[]): void
  /** The player tried what is not among `view.moves`. */
  refused(attempt: Attempt): void
  /** The player takes a drafted piece back into the hand. */
  takeUp(square: string): void
  /** The player chose a piece, or let it go. */
  select(selected: Choice | null): void
  /** A square is picked, or let go, where squares are picked. */
  pick?(square: string): void
  /** An arrow or a ring is drawn. */
  draw?(drawing: Drawing): void
}

/** A piece the player dropped on a lawful square, until the game answers with another view. */
interface Pending {
  view: GameView
  from: string | null
  to: string
  timer: ReturnType<typeof setTimeout>
}

/** How long a dropped piece waits for the game's answer, in milliseconds. */
const PATIENCE = 1000

/** The board with a tray on either side. It draws a `GameView` and knows no rule of the game. */
export class Board {
  private readonly element = div('board')
  private readonly surface = div('board-surface')
  private readonly ranks = coordinates('board-ranks')
  private readonly files = coordinates('board-files')
  private readonly scene = new Scene()
  private readonly cells = new Cells()
  private readonly far = new Tray('far')
  private readonly near = new Tray('near')
  private readonly pointer: Pointer
  private state: BoardState | null = null
  private chosen: Choice | null = null
  private pending: Pending | null = null

  constructor(
    root: HTMLElement,
    private text: BoardText,
    private readonly on: BoardEvents,
  ) {
    const frame = div('board-frame')
    this.surface.append(this.scene.element, this.cells.element)
    frame.append(this.ranks, this.surface, this.files)
    this.element.append(this.far.element, frame, this.near.element)
    this.element.addEventListener('click', (event) => this.click(event))
    this.element.addEventListener('keydown', (event) => this.key(event))
    this.pointer = new Pointer(this.element, {
      lift: (origin, touch) => this.lift(origin, touch),
      sketch: (origin, event) => this.sketch(origin, event),
    })
    root.append(this.element)
  }

  /** Shows a state. What the player holds stays held where the position allows it. */
  set(state: BoardState): void {
    const before = this.state
    const moved = before?.view !== state.view || before.orientation !== state.orientation
    if (moved || !state.interactive) this.pointer.reset()
    this.state = state
    const dropped = this.pending
    if (dropped && dropped.view !== state.view) this.forget()
    if (!this.open || !choice.stands(state.view, this.chosen)) this.choose(null)
    this.draw(dropped?.to)
  }

  /** Changes the language of what readers hear. */
  setText(text: BoardText): void {
    this.text = text
    this.draw()
  }

  /** Chooses a piece for the player, without an event; `null` lets it go. */
  select(what: Choice | null): void {
    this.forget()
    this.chosen = what
    this.draw()
  }

  /** Gives the focus to a square, or to the one that had it last. */
  focus(square?: string): void {
    this.cells.focus(square ?? this.cells.tabStop)
  }

  /** Removes the board from the page. */
  destroy(): void {
    this.forget()
    this.pointer.destroy()
    this.element.remove()
  }

  /** Brings drawing, squares and trays up to date; a piece does not glide to `still`. */
  private draw(still?: string): void {
    const { state, chosen, text } = this
    if (!state) return
    const { view, orientation, pieceSet, marks, picks = null, drawings } = state
    const lastMove = view.history.at(-1)?.move ?? null
    const targets = choice.targets(view, chosen)
    const counts = choice.counts(view, chosen)
    const displacing = choice.displaces(chosen)
    const selected = displacing ?? (chosen && 'square' in chosen ? chosen.square : null)
    const pieces = choice.preview(view, chosen)

    this.element.dataset['orientation'] = orientation
    write(this.ranks, ranksSeen(orientation))
    write(this.files, filesSeen(orientation))
    const shown = { pieces, orientation, pieceSet, marks, picks: picks ?? [], drawings: drawings ?? [] }
    this.scene.draw({ ...shown, lastMove, check: view.check, selected, targets, counts: [...counts.keys()] }, still)
    if (this.pending?.from) this.scene.settle(this.pending.from, this.pending.to)
    this.cells.update({ label: text.board, several: picks !== null }, orientation, (square) => {
      const piece = pieces.find((one) => one.square === square)
      const label = text.squareLabel({
        square,
        piece: piece ? { color: piece.color, role: piece.role } : null,
        selected: square === selected,
        target: targets.has(square),
        displaced: displacing !== null && targets.has(square),
        lastMove: square === lastMove?.from || square === lastMove?.to,
        check: square === view.check,
        promotion: targets.get(square) === 'promotion',
        count: counts.get(square) ?? null,
        picked: picks?.includes(square) ?? false,
        sign: marks.find((one) => one.square === square)?.mark ?? null,
      })
      return { label, selected: picks ? picks.includes(square) : square === selected }
    })
    this.drawTray(this.far, state, orientation === 'white' ? 'black' : 'white')
    this.drawTray(this.near, state, orientation)
  }

  private drawTray(tray: Tray, { view, pieceSet, interactive }: BoardState, color: Color): void {
    const active = interactive && color === view.turn
    const selected = active && this.chosen && 'role' in this.chosen ? this.chosen.role : null
    // The piece that takes a pawn's square stands on the board already.
    const standing = active && choice.displaces(this.chosen) ? selected : null
    const count = (role: Role) => choice.held(view, color, role) - (role === standing ? 1 : 0)
    tray.update({
      label: this.text.tray(color),
      color,
      pieceSet,
      shown: view.stage === 'deployment',
      active,
      selected,
      count,
      number: (n) => this.text.number(n),
      roleLabel: (role) => this.text.trayLabel({ role, color, count: count(role), selected: role === selected }),
    })
  }

  /** The view, while the player may act on it. */
  private get open(): GameView | null {
    return this.state?.interactive && !this.state.picks ? this.state.view : null
  }

  private choose(next: Choice | null): void {
    if (choice.sameChoice(next, this.chosen)) return
    this.chosen = next
    this.on.select(next)
  }

  private carryOut(decision: Decision): void {
    switch (decision.kind) {
      case 'select':
        this.choose(decision.choice)
        break
      case 'refused':
        // The choice stays, so that another square can be tried; only a promotion is over.
        if (decision.attempt.kind === 'promote') this.choose(null)
        break
      default:
        this.choose(null)
    }
    this.draw()
    if (decision.kind === 'move') this.on.move(decision.candidates)
    else if (decision.kind === 'refused') this.on.refused(decision.attempt)
    else if (decision.kind === 'takeUp') this.on.takeUp(decision.square)
  }

  private click({ target }: Event): void {
    const square = squareOf(target)
    if (square && this.state?.interactive && this.state.picks) this.on.pick?.(square)
    const view = this.open
    if (!view) return
    this.forget()
    if (square) return this.carryOut(choice.activate(view, this.chosen, square))
    if (trayOf(target) !== view.turn) return
    const role = roleOf(target)
    if (role) this.carryOut(choice.activateTray(view, this.chosen, role))
    else this.takeUpChosen(view)
  }

  private key(event: KeyboardEvent): void {
    if (event.key === 'Escape') {
      if (!this.chosen && !this.pointer.dragging) return
      const back = this.pointer.dragging ? null : choice.release(this.chosen)
      this.pointer.reset()
      this.carryOut({ kind: 'select', choice: back })
    } else {
      const square = squareOf(event.target)
      if (!square || !this.state || event.altKey) return
      const next = step(square, event, this.state.orientation)
      if (next) this.cells.focus(next)
      else if (chooses(event.key)) this.click(event)
      else if ((event.key === 'Delete' || event.key === 'Backspace') && this.open)
        this.carryOut(choice.takeUp(this.open, square))
      else return
    }
    event.preventDefault()
    event.stopPropagation()
  }

  private takeUpChosen(view: GameView): void {
    if (this.chosen && 'square' in this.chosen) this.carryOut(choice.takeUp(view, this.chosen.square))
  }

  /** A drag begins on a square or a place of the tray. */
  private lift(origin: Element, touch: boolean): Drag | null {
    const view = this.open
    if (!view) return null
    this.forget()
    const square = squareOf(origin)
    const piece = square ? choice.pieceOn(view, square) : undefined
    const role = piece ? piece.role : roleOf(origin)
    const color = piece ? piece.color : trayOf(origin)
    if (!role || !color || (square && !piece)) return null
    if (!square && (color !== view.turn || choice.held(view, color, role) === 0)) return null

    // The pawn whose square is taken can itself be dragged to its new one.
    const pawn = square && choice.displaces(this.chosen) === square ? this.chosen : null
    const lifted: Choice = pawn ?? (square ? { square } : { role })
    const again = choice.sameChoice(lifted, this.chosen)
    if (color === view.turn) this.choose(lifted)
    this.draw()
    const follow = this.scene.lift(color, role, pawn ? null : square, touch)
    this.element.classList.add('is-dragging')
    return {
      move: (x, y) => {
        // Read each time: the page may have shifted under the pointer.
        const box = this.surface.getBoundingClientRect()
        const scale = SIZE / box.width
        follow((x - box.left) * scale, (y - box.top) * scale)
        this.scene.point(this.squareUnder(x, y))
      },
      drop: (x, y) => this.drop(view, lifted, again, x, y),
      // What was lifted is down again, so that the next tap takes it up as ever.
      cancel: () => this.carryOut({ kind: 'select', choice: null }),
      end: () => {
        this.scene.letGo()
        this.element.classList.remove('is-dragging')
      },
    }
  }

  /** An arrow begins on a square. */
  private sketch(origin: Element, event: PointerEvent): Drag | null {
    const from = squareOf(origin)
    if (!from || !this.state?.drawings) return null
    const ink = inkOf(event)
    let to: string | null = from
    const show = () => this.scene.sketch(to === null ? null : { ink, from, to })
    show()
    return {
      move: (x, y) => {
        to = this.squareUnder(x, y)
        show()
      },
      // Drawn beyond the edge it is thrown away.
      drop: () => to !== null && this.on.draw?.({ ink, from, to }),
      cancel: () => {},
      end: () => this.scene.sketch(null),
    }
  }

  private drop(view: GameView, lifted: Choice, again: boolean, x: number, y: number): void {
    const to = this.squareUnder(x, y)
    const from = 'square' in lifted && !lifted.at ? lifted.square : null
    if (to && to === (choice.displaces(lifted) ?? from)) {
      // Set down where it stood: a press with a tremor, which chooses as a tap does.
      if (again || !this.chosen) this.carryOut(choice.activate(view, this.chosen, to))
      return
    }
    if (to) {
      const decision = choice.drop(view, lifted, to)
      if (decision.kind === 'move' && decision.candidates.length === 1) this.await(view, from, to)
      return this.carryOut(decision)
    }
    const overTray = trayOf(document.elementFromPoint(x, y)) === view.turn
    if (overTray && from) this.carryOut(choice.takeUp(view, from))
    else if (!overTray) this.carryOut({ kind: 'select', choice: null })
  }

  private squareUnder(x: number, y: number): string | null {
    return this.state && squareUnder(this.surface.getBoundingClientRect(), x, y, this.state.orientation)
  }

  private await(view: GameView, from: string | null, to: string): void {
    const timer = setTimeout(() => {
      this.forget()
      this.draw()
    }, PATIENCE)
    this.pending = { view, from, to, timer }
  }

  private forget(): void {
    clearTimeout(this.pending?.timer)
    this.pending = null
  }
}

function div(name: string): HTMLDivElement {
  const element = document.createElement('div')
  element.className = name
  return element
}

/** The names along one margin; readers hear them with each square. */
function coordinates(name: string): HTMLDivElement {
  const element = div(name)
  element.setAttribute('aria-hidden', 'true')
  for (let i = 0; i < SIDE; i++) element.append(document.createElement('span'))
  return element
}

function write(element: HTMLElement, names: string[]): void {
  names.forEach((name, i) => {
    const child = element.children[i]
    if (child && child.textContent !== name) child.textContent = name
  })
}
