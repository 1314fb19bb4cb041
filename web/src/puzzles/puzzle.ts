// A puzzle as its file has it, one a line. What is lawful and who wins, the rules say; here are only names.

/** The themes, in the order in which the page lists them; each is a file. */
export const themes = [
  'mate-1',
  'mate-2',
  'mate-3',
  'mate-4',
  'promotion',
  'refutation',
  'count',
  'last-pawn',
  'stalemate',
  'lawful',
  'placement',
  'defence',
] as const

/** What a puzzle asks for. */
export type Theme = (typeof themes)[number]

/** A position with the line that is to be found in it. */
export interface Puzzle {
  id: string
  ruleset: string
  fen: string
  /** The solver's moves and the replies between them, in UCI notation; the solver has the last word. */
  line: readonly string[]
  /** The one it is filed under first. */
  themes: readonly Theme[]
  rating: number
}

/** Whether a word names a theme. */
export function isTheme(word: string): word is Theme {
  return (themes as readonly string[]).includes(word)
}

/** The puzzles of a file; lines that begin with `#` are comments. */
export function read(text: string): Puzzle[] {
  return text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map(puzzleOf)
}

function puzzleOf(text: string): Puzzle {
  const [id = '', ruleset = '', fen = '', line = '', names = '', rating = ''] = text.split('\t')
  const puzzle = {
    id,
    ruleset,
    fen,
    line: line.split(' ').filter(Boolean),
    themes: names.split(',').filter(isTheme),
    rating: Number(rating),
  }
  if (puzzle.line.length === 0 || puzzle.themes.length === 0 || !Number.isSafeInteger(puzzle.rating)) {
    throw new Error(`this is no puzzle: ${text}`)
  }
  return puzzle
}
