// What a reader has chosen for the whole page, kept in the browser.

import { createContext } from 'svelte'
import { catalogue, isLocale, preferred, type Locale } from '../../i18n/locale'
import { Phrases, type PieceSet } from '../../i18n/phrases'
import { Translator } from '../../i18n/translator'
import { shelf, type Shelf } from '../../game/storage'

/** Light, dark, or as the device is set. */
export type Theme = 'auto' | 'light' | 'dark'

interface Kept {
  locale?: Locale
  theme: Theme
  pieces: PieceSet
  coordinates: boolean
  turning: boolean
}

const key = 'sittuyin.settings.1'

/** The settings, and the language they lead to. */
export class Settings {
  readonly #shelf: Shelf | null
  #chosen: Locale | undefined

  translator = $state.raw<Translator>() as Translator
  theme = $state<Theme>('auto')
  pieces = $state<PieceSet>('traditional')
  coordinates = $state(true)
  /** Between two people the board turns to the side to move. */
  turning = $state(false)
  phrases = $derived(new Phrases(this.translator, this.pieces))
  /** The sides as texts name them. */
  names = $derived({ white: this.phrases.side('white'), black: this.phrases.side('black') })

  private constructor(translator: Translator, kept: Kept, to: Shelf | null) {
    this.translator = translator
    this.#shelf = to
    this.#chosen = kept.locale
    this.theme = kept.theme
    this.pieces = kept.pieces
    this.coordinates = kept.coordinates
    this.turning = kept.turning
    this.#show()
  }

  /** Reads the settings and fetches the language. */
  static async open(languages: readonly string[] = navigator.languages, from = shelf()): Promise<Settings> {
    const kept = read(from)
    const locale = kept.locale ?? preferred(languages)
    return new Settings(new Translator(locale, await catalogue(locale)), kept, from)
  }

  /** Changes the language. */
  async speak(locale: Locale): Promise<void> {
    this.translator = new Translator(locale, await catalogue(locale))
    this.#chosen = locale
    this.keep()
  }

  /** Keeps the settings and shows what concerns the whole page. */
  keep(): void {
    this.#show()
    const { theme, pieces, coordinates, turning } = this
    const kept: Kept = { theme, pieces, coordinates, turning }
    if (this.#chosen) kept.locale = this.#chosen
    try {
      this.#shelf?.setItem(key, JSON.stringify(kept))
    } catch {
      // Full or blocked: the settings hold until the page is left.
    }
  }

  #show(): void {
    const root = document.documentElement
    root.lang = this.translator.locale
    if (this.theme === 'auto') delete root.dataset['theme']
    else root.dataset['theme'] = this.theme
  }
}

function read(from: Shelf | null): Kept {
  const kept: Kept = { theme: 'auto', pieces: 'traditional', coordinates: true, turning: false }
  try {
    const saved = JSON.parse(from?.getItem(key) ?? '{}') as Record<string, unknown>
    if (isLocale(saved['locale'])) kept.locale = saved['locale']
    if (saved['theme'] === 'light' || saved['theme'] === 'dark') kept.theme = saved['theme']
    if (saved['pieces'] === 'international') kept.pieces = 'international'
    if (saved['coordinates'] === false) kept.coordinates = false
    if (saved['turning'] === true) kept.turning = true
  } catch {
    // Blocked or damaged: the defaults hold.
  }
  return kept
}

export const [getSettings, setSettings] = createContext<Settings>()
