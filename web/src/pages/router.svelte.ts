// Which page is open. Links are plain links; those that stay inside are followed without a reload.

import { createContext } from 'svelte'
import { plain } from './paths'

/** The address, and the ways to another one. */
export class Router {
  path = $state(plain(location.pathname))
  /** A page has been asked for, and its heading has not had the focus yet. */
  #arriving = false
  /** Where on the page the reader is to find themselves once it stands. */
  #scroll = 0

  /** Opens a page. */
  go(href: string): void {
    this.#remember()
    history.pushState({}, '', href)
    this.#leave(0)
  }

  /** Follows links and the browser's own buttons until the page is left. */
  listen(): () => void {
    const click = (event: MouseEvent) => this.#click(event)
    const back = ({ state }: PopStateEvent) => {
      if (plain(location.pathname) !== this.path) this.#leave(scrollOf(state))
    }
    history.scrollRestoration = 'manual'
    addEventListener('click', click)
    addEventListener('popstate', back)
    addEventListener('pagehide', this.#remember)
    return () => {
      removeEventListener('click', click)
      removeEventListener('popstate', back)
      removeEventListener('pagehide', this.#remember)
    }
  }

  /** To be attached to the heading of each page: gives it the focus when a link has led there. */
  readonly arrive = (heading: HTMLElement): void => {
    if (!this.#arriving) return
    this.#arriving = false
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
    scrollTo(0, this.#scroll)
  }

  #leave(scroll: number): void {
    this.#arriving = true
    this.#scroll = scroll
    this.path = plain(location.pathname)
  }

  /** Where the reader was, for the way back. */
  readonly #remember = (): void => {
    history.replaceState({ scroll: scrollY }, '')
  }

  #click(event: MouseEvent): void {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || event.defaultPrevented || event.button !== 0) return
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    if (link.target || link.hasAttribute('download') || link.origin !== location.origin) return
    const inside = link.pathname === location.pathname && link.search === location.search
    // A jump inside the page is the browser's; a link to the open page leads nowhere new.
    if (inside && link.hash) return
    // What has an ending is a file.
    if (/\.\w+$/.test(link.pathname)) return
    event.preventDefault()
    if (!inside) this.go(link.href)
  }
}

function scrollOf(state: unknown): number {
  const scroll: unknown = typeof state === 'object' && state !== null && 'scroll' in state ? state.scroll : 0
  return typeof scroll === 'number' ? scroll : 0
}

export const [getRouter, setRouter] = createContext<Router>()
