// What a unit of the learning part is. Its positions and tasks stand apart from its words, so that
// every language shows the same, and the rules can confirm all of it.

import type { Claim as DrawClaim, Color, IllegalReason, Mark, Order, Reason, Role } from '../rules'

/** A position to look at: a ruleset, a start, and the moves played from there. */
export interface Scene {
  /** Ruleset id; `formal` where it is left out. */
  ruleset?: string
  /** The order of placing; the ruleset's usual one where it is left out. */
  order?: Order
  /** The start; the array with every piece in hand where it is left out. */
  fen?: string
  /** Moves in UCI notation from there. */
  moves?: readonly string[]
  /** Who sits below; the side to move where it is left out. */
  color?: Color
  /** Squares shown in colour. */
  marks?: readonly string[]
}

/** What a move must do. */
export type Goal =
  /** Be one of these, in UCI notation. */
  | { any: readonly string[] }
  /** Have this effect. */
  | { does: 'mate' | 'check' | 'capture' | 'promote' | 'lawful' }
  /** Reach one of these squares, with this kind of piece where one is named. */
  | { to: readonly string[]; role?: Role }

/** Which squares are to be chosen. */
export type Squares =
  /** Where the man on this square may go. */
  | { destinations: string }
  /** Where the side to place may put this piece. */
  | { placements: Role }
  /** Where the pawns stand that may be promoted now. */
  | { promotions: true }
  /** Where the men stand that give check. */
  | { checkers: true }
  /** The squares that show why this move is not lawful. */
  | { shown: string; mark?: Mark }
  /** These. Claims beside it must bear them out. */
  | { list: readonly string[] }

/** A statement that the rules must confirm. */
export type Claim =
  | { lawful: string }
  | { unlawful: string; because: IllegalReason; rule?: string }
  | { outcome: Reason | null; winner?: Color | null }
  | { check: boolean }
  /** How many lawful moves there are. */
  | { moves: number }
  /** Whether this draw may be claimed. */
  | { may: DrawClaim; open: boolean }
  | { count: { limit: number; used: number } | null }

/** What the learner does. */
export type Task =
  | { do: 'read' }
  /** Play a move that reaches the goal, then answer the replies. */
  | { do: 'move'; goal: Goal; then?: readonly { reply: string; goal: Goal }[] }
  /** Choose exactly these squares. */
  | { do: 'squares'; answer: Squares }
  /** Choose one of the options of the text, by its index. */
  | { do: 'choose'; answer: number }
  /** Say after which ply of the scene, counted from 1, it is so. */
  | { do: 'ply'; answer: number }
  /** Put a whole army up and confirm it. */
  | { do: 'arrange' }

/** One step of a unit. */
export type Step = Task & {
  scene: Scene
  /** The unlike case, shown next to it. */
  beside?: Scene
  /** What the rules must confirm, of the scene or of one of their own. */
  claims?: readonly (Claim & { scene?: Scene })[]
}

/** A lesson, study, practice step or question. */
export interface Unit {
  readonly steps: readonly Step[]
}

/** The words of a step. Blank lines part paragraphs; `**` marks a term; `{white}` and `{black}` name the sides. */
export interface StepText {
  heading?: string
  /** What is taught, or the position and the question. */
  body: string
  /** What to do now; all but `read` have one. */
  task?: string
  /** What can be chosen. */
  options?: readonly string[]
  /** Why each option is wrong; empty for the right one. */
  wrong?: readonly string[]
  hint?: string
  /** Said when it is right: the reasoning. */
  right?: string
  /** About the unlike case. */
  beside?: string
  /** Practice: what counts as done. */
  criterion?: string
}

/** The words of a unit in one language. */
export interface UnitText {
  title: string
  summary: string
  steps: readonly StepText[]
}
