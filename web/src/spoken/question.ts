// What somebody types who plays by words: a question about the board, or a move.

import type { LawfulMove, Role } from '../rules'

/** What is asked. */
export type Question =
  | { ask: 'piece'; role: Role }
  | { ask: 'rank' | 'file' | 'square' | 'lines'; of: string }
  | { ask: 'moves'; of: string | Role | null }
  | { ask: 'board' | 'hand' | 'last' | 'turn' | 'count' | 'clock' | 'help' }

/** The words of a language for what can be asked, for pieces, and its letters in notation. */
export interface Vocabulary {
  /** `moves`, `rank` and so on, each with all words that mean it. */
  asks: Readonly<Record<Question['ask'], readonly string[]>>
  pieces: Readonly<Record<Role, string>>
  letters: Readonly<Record<Exclude<Role, 'pawn'>, string>>
}

const SQUARE = /^[a-h][1-8]$/
/** The letters of notation as the rules write it. */
const fenLetters = { king: 'K', general: 'F', elephant: 'S', knight: 'N', rook: 'R' } as const
const roles = ['king', 'general', 'elephant', 'knight', 'rook'] as const

/** The question in a text; `null` where it is none, and may be a move. */
export function questionIn(text: string, words: Vocabulary): Question | null {
  const said = text.trim()
  const [first = '', second = ''] = said.toLowerCase().split(/\s+/)
  if (!second) {
    if (/^[1-8]$/.test(said)) return { ask: 'rank', of: said }
    if (/^[a-h]$/.test(said)) return { ask: 'file', of: said }
    const role = roleOf(said, words)
    if (role) return { ask: 'piece', role }
  }
  const ask = (Object.keys(words.asks) as Question['ask'][]).find((one) => words.asks[one].includes(first))
  switch (ask) {
    case undefined:
      return null
    case 'piece': {
      const role = roleOf(second, words)
      return role ? { ask, role } : null
    }
    case 'rank':
      return /^[1-8]$/.test(second) ? { ask, of: second } : null
    case 'file':
      return /^[a-h]$/.test(second) ? { ask, of: second } : null
    case 'square':
    case 'lines':
      return SQUARE.test(second) ? { ask, of: second } : null
    case 'moves':
      if (!second) return { ask, of: null }
      return SQUARE.test(second) ? { ask, of: second } : { ask, of: roleOf(second, words) }
    default:
      return { ask }
  }
}

/** The kind of man that a word names, or a capital letter of notation. */
function roleOf(word: string, { pieces, letters }: Vocabulary): Role | null {
  const named = (Object.keys(pieces) as Role[]).find((role) => pieces[role].toLowerCase() === word.toLowerCase())
  return named ?? roles.find((role) => letters[role] === word) ?? null
}

/**
 * The lawful moves that a text can mean: in standard or long notation with the letters of the language or of the rules,
 * or in UCI notation. Signs of captures, checks and placings may be left out.
 */
export function movesIn(text: string, moves: readonly LawfulMove[], words: Vocabulary): LawfulMove[] {
  const typed = bare(text)
  if (!typed) return []
  const readings = [
    (move: LawfulMove) => forms(move).some((form) => bare(inLetters(form, words)) === typed),
    (move: LawfulMove) => forms(move).some((form) => bare(form) === typed),
    (move: LawfulMove) =>
      forms(move).some((form) => bare(inLetters(form, words)).toLowerCase() === typed.toLowerCase()),
  ]
  for (const means of readings) {
    const found = moves.filter(means)
    if (found.length > 0) return found
  }
  return []
}

/** A move as it may be written. */
function forms({ san, uci, role, from, to }: LawfulMove): string[] {
  const long = from && role !== 'pawn' ? [`${fenLetters[role]}${from}${to}`] : []
  return [san, uci, ...long]
}

/** Notation in the letters of the language, at its beginning and where a pawn becomes the general. */
function inLetters(form: string, { letters }: Vocabulary): string {
  return form.replace(/^[KFSNR]|(?<==)F/g, (letter) => {
    const role = roles.find((one) => fenLetters[one] === letter)
    return role ? letters[role] : letter
  })
}

function bare(text: string): string {
  return text.replace(/[\s+#x=:@,-]/g, '')
}
