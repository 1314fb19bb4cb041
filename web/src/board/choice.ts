import type { Attempt, Color, GameView, MoveView, PlacedPiece, Role } from '../rules/messages'
import { onDiagonal } from './geometry'

/** What is picked up or pointed at first: a piece on the board or one of the tray. */
export type Choice = { square: string } | { role: Role }

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
  return 'square' in a ? 'square' in b && a.square === b.square : 'role' in b && a.role === b.role
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
function movesOf(view: GameView, choice: Choice): MoveView[] {
  return view.moves.filter((move) =>
    'square' in choice ? move.from === choice.square : move.from === null && move.role === choice.role,
  )
}

/** The lawful moves of a choice to a square. */
export function candidates(view: GameView, choice: Choice, to: string): MoveView[] {
  return movesOf(view, choice).filter((move) => move.to === to)
}

/** The lawful targets of a choice. */
export function targets(view: GameView, choice: Choice | null): Map<string, Target> {
  const found = new Map<string, Target>()
  if (!choice) return found
  for (const move of movesOf(view, choice)) {
    const promotes = move.kind === 'promotion-in-place' || move.kind === 'promotion-by-step'
    if (promotes) found.set(move.to, 'promotion')
    else if (!found.has(move.to)) found.set(move.to, move.captured ? 'capture' : 'quiet')
  }
  return found
}

/** Whether a choice can still stand in a view. */
export function stands(view: GameView, choice: Choice | null): boolean {
  if (!choice) return true
  return 'square' in choice
    ? pieceOn(view, choice.square)?.color === view.turn
    : held(view, view.turn, choice.role) > 0
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
  const found = candidates(view, chosen, square)
  if (found.length > 0) return { kind: 'move', candidates: found }
  if ('square' in chosen && chosen.square === square) return again(view, square, piece)
  if (own && ('square' in chosen || piece.draft)) return { kind: 'select', choice: { square } }
  return refuse(chosen, square)
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
  const found = candidates(view, lifted, square)
  return found.length > 0 ? { kind: 'move', candidates: found } : refuse(lifted, square)
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
  return {
    kind: 'refused',
    attempt: 'square' in choice ? { kind: 'move', from: choice.square, to } : { kind: 'place', role: choice.role, to },
  }
}
