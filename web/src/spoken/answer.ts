// What is answered to a question about the board.

import { lineFrom } from '../board/geometry'
import type { Phrases } from '../i18n/phrases'
import type { Translator } from '../i18n/translator'
import type { Color, GameView, LawfulMove, PlacedPiece, Role } from '../rules'
import type { Question } from './question'
import type { SpokenWords } from './words'

const sides: readonly Color[] = ['white', 'black']
const roles: readonly Role[] = ['king', 'general', 'elephant', 'knight', 'rook', 'pawn']
/** Steps in file and rank; the words for them say where they lead as White sits. */
const directions = [
  ['up', 0, 1], ['up-right', 1, 1], ['right', 1, 0], ['down-right', 1, -1],
  ['down', 0, -1], ['down-left', -1, -1], ['left', -1, 0], ['up-left', -1, 1],
] as const

/** Answers from what a board shows. */
export class Answers {
  constructor(
    private readonly words: Translator<SpokenWords>,
    private readonly t: Translator,
    private readonly phrases: Phrases,
    private readonly view: GameView,
    /** The clocks in words; `null` where none runs. */
    private readonly clock: string | null,
  ) {}

  /** The answer to a question. */
  to(question: Question): string {
    const { words, t, phrases, view } = this
    switch (question.ask) {
      case 'square':
        return words.say('at', { square: question.of, what: this.#on(question.of) })
      case 'rank':
        return this.#row(words.say('rank', { n: question.of }), (square) => square[1] === question.of)
      case 'file':
        return this.#row(words.say('file', { n: question.of }), (square) => square[0] === question.of)
      case 'lines':
        return words.say('lines', { square: question.of, lines: this.#lines(question.of) })
      case 'piece':
        return sides.map((color) => this.#where(color, [question.role])).join(' ')
      case 'board':
        return sides.map((color) => this.#where(color, roles)).join(' ')
      case 'moves':
        return this.#moves(question.of)
      case 'hand':
        return sides
          .map((color) => {
            const hand = view[color]
            return words.say('hand', { side: phrases.side(color), men: hand.length ? phrases.hand(hand) : words.say('none') })
          })
          .join(' ')
      case 'last': {
        const last = view.history.at(-1)
        return last ? phrases.played(last) : words.say('no-move')
      }
      case 'turn':
        return this.#turn()
      case 'count':
        if (!view.count) return words.say('no-count')
        return `${t.say('count.now', view.count)}. ${t.say('count.hint', { side: phrases.side(view.count.attacker), limit: view.count.limit })}`
      case 'clock':
        return this.clock ?? words.say('no-clock')
      case 'help':
        return words.say('help')
    }
  }

  /** Lawful moves in words, those of a man or of a kind together. */
  list(moves: readonly LawfulMove[]): string {
    const { words, t } = this
    const groups = new Map<string, string[]>()
    for (const { from, to, role, kind, displaced } of moves) {
      const piece = t.say(`piece.${role}`)
      const who = from ? words.say('man', { piece, square: from }) : words.say('held', { piece })
      const promotes = kind === 'promotion-in-place' || kind === 'promotion-by-step'
      const where = promotes ? words.say('promotes', { square: to }) : displaced ? `${to} (${displaced})` : to
      groups.set(who, [...(groups.get(who) ?? []), where])
    }
    return [...groups].map(([who, squares]) => `${t.capital(who)}: ${[...new Set(squares)].join(', ')}.`).join(' ')
  }

  #turn(): string {
    const { view, t, phrases } = this
    if (!view.outcome) return t.say('status.turn-move', { side: phrases.side(view.turn) })
    return phrases.reason(view.outcome, view.turn)
  }

  #on(square: string): string {
    const man = this.#man(square)
    return man ? this.phrases.piece(man.color, man.role) : this.t.say('board.empty')
  }

  #man(square: string): PlacedPiece | undefined {
    return this.view.pieces.find((piece) => piece.square === square)
  }

  #row(name: string, has: (square: string) => boolean): string {
    const men = this.view.pieces.filter(({ square }) => has(square)).sort((a, b) => a.square.localeCompare(b.square))
    const told = men.map(({ square, color, role }) => `${square} ${this.phrases.piece(color, role)}`)
    return `${name}: ${told.length ? told.join(', ') : this.words.say('nothing')}.`
  }

  /** The squares of the men of a side, by kind. */
  #where(color: Color, wanted: readonly Role[]): string {
    const found = wanted.flatMap((role) => {
      const squares = this.view.pieces.filter((man) => man.color === color && man.role === role).map(({ square }) => square)
      if (squares.length === 0) return []
      return [`${this.t.say(`piece.${role}`)} ${squares.sort().join(' ')}`]
    })
    return `${this.phrases.side(color)}: ${found.length ? found.join(', ') : this.words.say('none')}.`
  }

  /** The first man on each line from a square. */
  #lines(square: string): string {
    const { words } = this
    return directions
      .flatMap(([name, right, up]) => {
        const line = lineFrom(square, right, up)
        const where = words.say(`to.${name}`)
        const first = line.find((at) => this.#man(at))
        if (first) return [words.say('first', { where, what: this.#on(first), square: first })]
        return line.length > 0 ? [words.say('open', { where })] : []
      })
      .join('; ')
  }

  #moves(of: string | null): string {
    const { view, words, t } = this
    const found = view.moves.filter(({ from, role }) => of === null || from === of || (from === null && role === of) || (from !== null && role === of))
    if (found.length > 0) return this.list(found)
    if (of === null) return words.say('no-moves')
    const named = roles.find((role) => role === of)
    return words.say('no-moves-of', { what: named ? t.say(`piece.${named}`) : of })
  }
}
