// The sentences that speak of sides, pieces and moves. With red men the sides are Red and Black, with others White
// and Black.

import type {
  Attempt,
  Claim,
  Color,
  Explanation,
  HandView,
  MoveView,
  OutcomeView,
  PlayedMove,
  PositionProblem,
  Role,
  ThrowView,
} from '../rules'
import { isRed, type PieceSet } from '../design/pieces/sprite'
import type { Translator } from './translator'

/** FEN letters that open a move in standard notation, and the pieces they stand for. */
const letters: Readonly<Record<string, Exclude<Role, 'pawn'>>> = {
  K: 'king',
  F: 'general',
  S: 'elephant',
  N: 'knight',
  R: 'rook',
}

/** Sentences in one language for one style of pieces. */
export class Phrases {
  readonly #translator: Translator
  readonly #set: PieceSet

  constructor(translator: Translator, set: PieceSet) {
    this.#translator = translator
    this.#set = set
  }

  /** The name of a side. */
  side(color: Color): string {
    const { say } = this.#bound
    if (color === 'black') return say('side.black')
    return say(isRed(this.#set) ? 'side.red' : 'side.white')
  }

  /** A piece with its side. */
  piece(color: Color, role: Role): string {
    return this.#translator.say('board.piece', {
      side: this.side(color),
      piece: this.#translator.say(`piece.${role}`),
    })
  }

  /** A hand, enumerated. */
  hand(hand: readonly HandView[]): string {
    return this.#translator.list(hand.map(({ role, count }) => this.#translator.say(`some.${role}`, { n: count })))
  }

  /** Standard notation with the piece letters of the language. */
  san(san: string): string {
    return san.replace(/^[KFSNR]|(?<==)[KFSNR]/g, (letter) => {
      const role = letters[letter]
      return role ? this.#translator.say(`letter.${role}`) : letter
    })
  }

  /** A move in words, for those who listen. */
  played({ move, color, check }: PlayedMove): string {
    const sentence = this.#moved(move, color)
    return check ? `${sentence}. ${this.#translator.say('said.check')}` : sentence
  }

  /** A throw of the dice in words. */
  thrown({ color, roles, passed }: ThrowView): string {
    const { say } = this.#bound
    const pieces = this.#translator.list(roles.map((role) => say(`piece.${role}`)))
    const sentence = say('said.thrown', { side: this.side(color), pieces })
    return passed ? `${sentence}. ${say('said.passed')}` : sentence
  }

  /** A lawful move as something to choose. */
  choice(move: MoveView): string {
    const { say } = this.#bound
    const the = say(`the.${move.role}`)
    if (move.kind === 'promotion-in-place' || move.kind === 'promotion-by-step') {
      return say('choice.promote', { to: move.to })
    }
    if (move.kind === 'placement') return say('choice.place', { the, to: move.to })
    if (move.captured) return say('choice.capture', { captured: say(`piece.${move.captured}`), to: move.to })
    return say('choice.move', { the, to: move.to })
  }

  /** Why an attempt is not lawful. */
  illegal({ reason, role, squares }: Explanation, attempt: Attempt): string {
    const { say } = this.#bound
    const from = 'from' in attempt ? attempt.from : attempt.to
    const sentence = say(`illegal.${reason}`, {
      from,
      to: 'to' in attempt ? attempt.to : attempt.from,
      the: say(role ? `the.${role}` : 'the.piece'),
      how: role ? say(`how.${role}`) : '',
      white: this.side('white'),
      black: this.side('black'),
    }).trim()
    const attackers = squares.filter(({ mark }) => mark === 'attacker').map(({ square }) => square)
    if (attackers.length === 0 || !attacked.has(reason)) return sentence
    return `${sentence} ${say('explain.attackers', { squares: this.#translator.list(attackers) })}`
  }

  /** What is wrong with a position. */
  problem({ kind, text, rank, color }: PositionProblem): string {
    return this.#translator.say(`problem.${kind}`, {
      text: text ?? '',
      rank: String(rank ?? ''),
      side: color ? this.side(color) : '',
      white: this.side('white'),
      black: this.side('black'),
    })
  }

  /** Why the game ended. */
  reason({ reason, winner }: OutcomeView, turn: Color): string {
    const { say } = this.#bound
    if (reason === 'flag' && !winner) return say('reason.flag-draw')
    const loser = winner === 'white' ? 'black' : 'white'
    return say(`reason.${reason}`, { loser: this.side(loser), side: this.side(turn) })
  }

  /** A draw to claim. */
  claim(claim: Claim): string {
    return this.#translator.say(`claim.${claim}`)
  }

  #moved(move: MoveView, color: Color): string {
    const { say } = this.#bound
    const side = this.side(color)
    const piece = say(`piece.${move.role}`)
    const from = move.from ?? move.to
    switch (move.kind) {
      case 'placement':
        if (!move.displaced) return say('said.place', { side, piece, to: move.to })
        return say('said.displaced', { side, piece, to: move.to, pawn: move.displaced })
      case 'relocation':
        return say('said.relocated', { side, piece, from, to: move.to })
      case 'promotion-in-place':
        return say('said.promotion', { side, to: move.to })
      case 'promotion-by-step':
        return say('said.step', { side, from, to: move.to })
      case 'move':
        if (!move.captured) return say('said.move', { side, piece, from, to: move.to })
        return say('said.capture', { side, piece, from, captured: say(`piece.${move.captured}`), to: move.to })
    }
  }

  get #bound() {
    return { say: this.#translator.say.bind(this.#translator) }
  }
}

/** Reasons whose sentence gains by naming where the attack comes from. */
const attacked = new Set<Explanation['reason']>([
  'exposes-king',
  'leaves-check',
  'king-into-check',
  'placed-into-check',
  'placement-checks',
  'promotion-checks',
  'promotion-unsafe',
])
