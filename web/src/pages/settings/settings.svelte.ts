// What a reader has chosen for the whole page, kept in the browser.

import { createContext } from 'svelte'
import { catalogue, isLocale, preferred, type Locale } from '../../i18n/locale'
import { installPieces, isRed, pieceSets, type PieceSet } from '../../design/pieces/sprite'
import { Phrases } from '../../i18n/phrases'
import { Translator } from '../../i18n/translator'
import { shelf, type Shelf } from '../../game/storage'
import type { Role } from '../../rules'

/** Light, dark, or as the device is set. */
export type Theme = 'auto' | 'light' | 'dark'

/** What boards are made of. */
export const boards = ['teak', 'stone', 'jade', 'paper', 'contrast'] as const
export type BoardTheme = (typeof boards)[number]

/** In which games on the line a move is sent only once it is confirmed: in none, by days a turn, without a limit as well. */
export const confirmations = ['none', 'days', 'slow'] as const
export type Confirmation = (typeof confirmations)[number]

interface Kept {
  locale?: Locale
  theme: Theme
  pieces: PieceSet
  board: BoardTheme
  coordinates: boolean
  turning: boolean
  sounds: boolean
  spoken: boolean
  confirmation: Confirmation
}

const key = 'sittuyin.settings.1'

/** The settings, and the language they lead to. */
export class Settings {
  readonly #shelf: Shelf | null
  #chosen: Locale | undefined

  translator = $state.raw<Translator>() as Translator
  theme = $state<Theme>('auto')
  pieces = $state<PieceSet>('traditional')
  board = $state<BoardTheme>('teak')
  coordinates = $state(true)
  /** Between two people the board turns to the side to move. */
  turning = $state(false)
  sounds = $state(true)
  /** Whether boards are spoken of, and moves typed. */
  spoken = $state(false)
  confirmation = $state<Confirmation>('days')
  /** What the men of the side that begins are made of, as style sheets call it. */
  whites = $derived(isRed(this.pieces) ? 'red' : 'ivory')
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
    this.board = kept.board
    this.sounds = kept.sounds
    this.spoken = kept.spoken
    this.confirmation = kept.confirmation
    this.show()
  }

  /** Reads the settings and fetches the language. */
  static async open(languages: readonly string[] = navigator.languages, from = shelf()): Promise<Settings> {
    const kept = read(from)
    const locale = kept.locale ?? preferred(languages)
    return new Settings(new Translator(locale, await catalogue(locale)), kept, from)
  }

  /** Whether a move is confirmed in a game on the line with a time of this kind. */
  confirms(time: 'clock' | 'days' | 'unlimited'): boolean {
    return time !== 'clock' && (this.confirmation === 'slow' || (this.confirmation === 'days' && time === 'days'))
  }

  /** Changes the language. */
  async speak(locale: Locale): Promise<void> {
    this.translator = new Translator(locale, await catalogue(locale))
    this.#chosen = locale
    this.keep()
  }

  /** Keeps the settings and shows what concerns the whole page. */
  keep(): void {
    this.show()
    const { theme, pieces, board, coordinates, turning, sounds, spoken, confirmation } = this
    const kept: Kept = { theme, pieces, board, coordinates, turning, sounds, spoken, confirmation }
    if (this.#chosen) kept.locale = this.#chosen
    try {
      this.#shelf?.setItem(key, JSON.stringify(kept))
    } catch {
      // Full or blocked: the settings hold until the page is left.
    }
  }

  /** Shows what concerns the whole page; on paper the board is not the one that is chosen for the screen. */
  show(board = this.board): void {
    const root = document.documentElement
    root.lang = this.translator.locale
    if (this.theme === 'auto') delete root.dataset['theme']
    else root.dataset['theme'] = this.theme
    root.dataset['board'] = board
    installPieces(document, (role) => this.#letter(role))
  }

  /** The first letter of a piece in notation, or of its name; in Burmese with what belongs to it. */
  #letter(role: Role): string {
    const t = this.translator
    const word = role === 'pawn' ? t.say('piece.pawn') : t.say(`letter.${role}`)
    const [first] = new Intl.Segmenter(t.locale).segment(word)
    return first?.segment.toLocaleUpperCase(t.locale) ?? ''
  }
}

function read(from: Shelf | null): Kept {
  const kept: Kept = { theme: 'auto', pieces: 'traditional', board: 'teak', coordinates: true, turning: false, sounds: true, spoken: false, confirmation: 'days' }
  try {
    const saved = JSON.parse(from?.getItem(key) ?? '{}') as Record<string, unknown>
    if (isLocale(saved['locale'])) kept.locale = saved['locale']
    if (saved['theme'] === 'light' || saved['theme'] === 'dark') kept.theme = saved['theme']
    kept.pieces = pieceSets.find((set) => set === saved['pieces']) ?? kept.pieces
    kept.confirmation = confirmations.find((one) => one === saved['confirmation']) ?? kept.confirmation
    kept.board = boards.find((board) => board === saved['board']) ?? kept.board
    if (saved['coordinates'] === false) kept.coordinates = false
    if (saved['turning'] === true) kept.turning = true
    if (saved['sounds'] === false) kept.sounds = false
    if (saved['spoken'] === true) kept.spoken = true
  } catch {
    // Blocked or damaged: the defaults hold.
  }
  return kept
}

export const [getSettings, setSettings] = createContext<Settings>()
