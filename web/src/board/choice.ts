import type { Attempt, Color, GameView, LawfulMove, MoveView, PlacedPiece, Role } from '../rules/messages'
import { onDiagonal } from './geometry'

/**
 * What is picked up or pointed at first: a piece on the board or one of the tray. Where it stands `at` the
 * square of an own pawn already, the pawn's new square is still to be chosen (C17).
 */
export type Choice = ({ square: string } | { role: Role }) & { at?: string }

/** How a lawful target is drawn. */
export type Target = 'quiet' | 'capture' | 'promotion'

/** What a gesture of the player comes to. */
export type Decision =
  | { kind: 'move'; candidates: MoveView[] }
  | { kind: 'refused'; attempt: Attempt }
  | { kind: 'takeUp'; square: string }
  | { kind: 'select'; choice: Choice | null }

const NOTHING: Decision = { kind: 'select', choice: null }

/** Whether two choices are the same. */
export function sameChoice(a: Choice | null, b: Choice | null): boolean {
  if (!a || !b) return a === b
  if (a.at !== b.at) return false
  if ('square' in a) return 'square' in b && a.square === b.square
  return 'role' in b && a.role === b.role
}

/** The piece on a square. */
export function pieceOn(view: GameView, square: string): PlacedPiece | undefined {
  return view.pieces.find((piece) => piece.square === square)
}

/** How many of a role a side holds. */
export function held(view: GameView, color: Color, role: Role): number {
  return view[color].find((hand) => hand.role === role)?.count ?? 0
}

/** The lawful moves of a choice. */
function movesOf(view: GameView, choice: Choice): LawfulMove[] {
  const found = view.moves.filter((move) =>
    'square' in choice ? move.from === choice.square : move.from === null && move.role === choice.role,
  )
  return choice.at ? found.filter((move) => move.displaced && move.to === choice.at) : found
}

/** The square of an own pawn that a piece is taking. */
export function displaces(choice: Choice | null): string | null {
  return choice?.at ?? null
}

/** The square that is chosen next for a lawful move. */
function next(choice: Choice, move: MoveView): string {
  return (displaces(choice) && move.displaced) || move.to
}

/** The lawful moves of a choice to a square. */
export function candidates(view: GameView, choice: Choice, to: string): MoveView[] {
  return movesOf(view, choice).filter((move) => next(choice, move) === to)
}

/** The pieces as they stand while a choice is made. */
export function preview(view: GameView, choice: Choice | null): PlacedPiece[] {
  const at = displaces(choice)
  const role = choice && roleOf(view, choice)
  if (!at || !role) return view.pieces
  const left = choice && 'square' in choice ? choice.square : null
  return view.pieces
    .filter(({ square }) => square !== left)
    .map((piece) => (piece.square === at ? { ...piece, role, draft: true } : piece))
}

/** The piece that is chosen. */
function roleOf(view: GameView, choice: Choice): Role | undefined {
  return 'role' in choice ? choice.role : pieceOn(view, choice.square)?.role
}

/** The lawful targets of a choice. */
export function targets(view: GameView, choice: Choice | null): Map<string, Target> {
  const found = new Map<string, Target>()
  if (!choice) return found
  for (const move of movesOf(view, choice)) {
    const promotes = move.kind === 'promotion-in-place' || move.kind === 'promotion-by-step'
    const square = next(choice, move)
    if (promotes) found.set(square, 'promotion')
    else if (!found.has(square)) found.set(square, move.captured ? 'capture' : 'quiet')
  }
  return found
}

/** The squares on which a count begins, with the moves that it allows. */
export function counts(view: GameView, choice: Choice | null): Map<string, number> {
  const found = new Map<string, number>()
  for (const move of choice ? movesOf(view, choice) : []) if (move.startsCount) found.set(move.to, move.startsCount)
  return found
}

/** Whether a choice can still stand in a view. */
export function stands(view: GameView, choice: Choice | null): boolean {
  if (!choice) return true
  if (choice.at) return movesOf(view, choice).length > 0
  if ('square' in choice) return pieceOn(view, choice.square)?.color === view.turn
  return held(view, view.turn, choice.role) > 0
}

/** A square is tapped, or chosen with Enter. */
export function activate(view: GameView, chosen: Choice | null, square: string): Decision {
  const piece = pieceOn(view, square)
  const own = piece?.color === view.turn
  if (!chosen) {
    if (own) return { kind: 'select', choice: { square } }
    // Says whose piece it is; an empty square has nothing to say.
    return piece ? { kind: 'refused', attempt: { kind: 'move', from: square, to: square } } : NOTHING
  }
  const found = lawful(view, chosen, square)
  if (found) return found
  if (displaces(chosen) === square) return { kind: 'select', choice: release(chosen) }
  if ('square' in chosen && chosen.square === square) return again(view, square, piece)
  if (own && ('square' in chosen || piece.draft)) return { kind: 'select', choice: { square } }
  return refuse(chosen, square)
}

/** What lawful moves of a choice to a square come to. */
function lawful(view: GameView, choice: Choice, to: string): Decision | null {
  const found = candidates(view, choice, to)
  if (found.length === 0) return null
  const asks = !choice.at && found.every((move) => move.displaced)
  return asks ? { kind: 'select', choice: { ...choice, at: to } } : { kind: 'move', candidates: found }
}

/** One step back: the pawn stays where it stood, or the piece is let go. */
export function release(choice: Choice | null): Choice | null {
  if (!choice?.at) return null
  return 'square' in choice ? { square: choice.square } : { role: choice.role }
}

/** A chosen piece is chosen a second time and has no lawful move to its own square. */
function again(view: GameView, square: string, piece: PlacedPiece | undefined): Decision {
  if (piece?.draft) return takeUp(view, square)
  // On a drawn diagonal this asks for a promotion; elsewhere it only lets the piece go.
  if (piece?.role === 'pawn' && view.stage === 'play' && onDiagonal(square))
    return { kind: 'refused', attempt: { kind: 'promote', from: square, to: square } }
  return NOTHING
}

/** Something is dropped on a square. */
export function drop(view: GameView, lifted: Choice, square: string): Decision {
  return lawful(view, lifted, square) ?? refuse(lifted, square)
}

/** A piece on the board goes back to the tray. */
export function takeUp(view: GameView, square: string): Decision {
  if (!view.draft || !pieceOn(view, square)?.draft) return NOTHING
  return view.draft.loose.includes(square)
    ? { kind: 'takeUp', square }
    : { kind: 'refused', attempt: { kind: 'takeUp', from: square } }
}

/** A place of the tray is tapped, or chosen with Enter. */
export function activateTray(view: GameView, chosen: Choice | null, role: Role): Decision {
  if (held(view, view.turn, role) > 0)
    return { kind: 'select', choice: sameChoice(chosen, { role }) ? null : { role } }
  // The empty place of a piece that stands chosen on the board calls it back.
  const square = chosen && 'square' in chosen ? chosen.square : null
  return square && pieceOn(view, square)?.role === role ? takeUp(view, square) : NOTHING
}

function refuse(choice: Choice, to: string): Decision {
  const where = choice.at ? { to: choice.at, displaced: to } : { to }
  const attempt: Attempt =
    'square' in choice ? { kind: 'move', from: choice.square, ...where } : { kind: 'place', role: choice.role, ...where }
  return { kind: 'refused', attempt }
}
