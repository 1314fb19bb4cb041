/** What the gestures of one pointer mean to the board. */
export interface DragTarget {
  /** A drag begins on an element; `null` when nothing there can be lifted. */
  lift(origin: Element, touch: boolean): Drag | null
  /** An arrow begins on an element with the other button of a mouse; `null` where nothing may be drawn. */
  sketch(origin: Element, event: PointerEvent): Drag | null
}

/** A piece in the air. */
export interface Drag {
  /** The pointer is at a point of the window. */
  move(x: number, y: number): void
  /** The pointer let go there. */
  drop(x: number, y: number): void
  /** The gesture ended in any other way. */
  cancel(): void
  /** It is over, whichever way, before the one or the other is told: nothing may be left of it. */
  end(): void
}

/** How far a pointer travels before a press becomes a drag, in pixels. */
const SLOP = { mouse: 5, touch: 10 }

interface Press {
  id: number
  origin: Element
  x: number
  y: number
  touch: boolean
  drag: Drag | null
}

/**
 * Turns pointer events into drags. Taps stay `click` events, which screen readers send too. One pointer
 * at a time counts; whatever ends its gesture runs through [`reset`].
 */
export class Pointer {
  private press: Press | null = null
  private swallowClick = false
  /** Whether the last gesture drew. */
  private sketched = false
  private readonly stop = new AbortController()

  constructor(
    root: HTMLElement,
    private readonly target: DragTarget,
  ) {
    const options = { signal: this.stop.signal }
    const reset = () => this.reset()
    root.addEventListener('pointerdown', (event) => this.down(event), options)
    root.addEventListener('pointermove', (event) => this.move(event), options)
    root.addEventListener('pointerup', (event) => this.up(event), options)
    for (const name of ['pointercancel', 'lostpointercapture'] as const)
      root.addEventListener(name, (event) => event.pointerId === this.press?.id && this.reset(), options)
    // Some systems open the menu when the button goes down, others when it goes up again.
    root.addEventListener('contextmenu', (event) => (this.press || this.sketched) && event.preventDefault(), options)
    root.addEventListener('click', (event) => this.click(event), { ...options, capture: true })
    addEventListener('blur', reset, options)
    document.addEventListener('visibilitychange', reset, options)
  }

  /** Whether a piece is in the air. */
  get dragging(): boolean {
    return Boolean(this.press?.drag)
  }

  /** Ends the gesture as if it had never begun. */
  reset(): void {
    this.end()?.drag?.cancel()
  }

  /** Leaves nothing of the gesture; gives what it was. */
  private end(): Press | null {
    const press = this.press
    this.press = null
    press?.drag?.end()
    if (press?.origin.hasPointerCapture(press.id)) press.origin.releasePointerCapture(press.id)
    return press
  }

  destroy(): void {
    this.reset()
    this.stop.abort()
  }

  private down(event: PointerEvent): void {
    this.swallowClick = false
    this.sketched = false
    if (this.press || !(event.target instanceof Element)) return
    const origin = event.target.closest('[data-square], .tray-slot')
    if (!origin) return
    const touch = event.pointerType !== 'mouse'
    const drag = event.button === 2 && !touch ? this.target.sketch(origin, event) : null
    if (event.button !== 0 && !drag) return
    this.sketched = drag !== null
    this.press = { id: event.pointerId, origin, x: event.clientX, y: event.clientY, touch, drag }
    origin.setPointerCapture(event.pointerId)
  }

  private move(event: PointerEvent): void {
    const press = this.press
    if (press?.id !== event.pointerId) return
    if (!press.drag) {
      const travel = Math.hypot(event.clientX - press.x, event.clientY - press.y)
      if (travel < (press.touch ? SLOP.touch : SLOP.mouse)) return
      press.drag = this.target.lift(press.origin, press.touch)
      if (!press.drag) return this.reset()
    }
    press.drag.move(event.clientX, event.clientY)
  }

  private up(event: PointerEvent): void {
    const press = this.press
    if (press?.id !== event.pointerId) return
    if (press.drag) {
      // The click that follows a drag belongs to it; it comes before any timer.
      this.swallowClick = true
      setTimeout(() => (this.swallowClick = false))
    }
    this.end()
    press.drag?.drop(event.clientX, event.clientY)
  }

  private click(event: MouseEvent): void {
    if (!this.swallowClick) return
    this.swallowClick = false
    event.stopPropagation()
    event.preventDefault()
  }
}
