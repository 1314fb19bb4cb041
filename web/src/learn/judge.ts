// Judges what a learner does. Every answer comes from the rules; nothing here knows how a piece moves.

import type { Attempt, Explanation, GameRecord, GameView, MoveView, Role, Rules, RulesetView } from '../rules'
import type { Goal, Scene, Squares } from './unit'

/** The questions that can be put to the rules. */
export type Door = Pick<Rules, 'game' | 'explain'>

/** A scene as a game that has been played that far. */
export function recordOf(scene: Scene, rulesets: readonly RulesetView[]): GameRecord {
  const id = scene.ruleset ?? 'formal'
  const ruleset = rulesets.find((one) => one.id === id)
  if (!ruleset) throw new Error(`there are no rules called ${id}`)
  const { version } = ruleset
  const record = { ruleset: id, version, fen: scene.fen ?? null, moves: [...(scene.moves ?? [])], ending: null }
  return scene.order ? { ...record, order: scene.order } : record
}

/** A game with one more move. */
export function played(record: GameRecord, uci: string): GameRecord {
  return { ...record, moves: [...record.moves, uci] }
}

/** Whether a move reaches a goal; `after` is the game once it is made. */
export function reaches(goal: Goal, move: MoveView, after: GameView): boolean {
  if ('any' in goal) return goal.any.includes(move.uci)
  if ('to' in goal) return goal.to.includes(move.to) && (goal.role === undefined || goal.role === move.role)
  switch (goal.does) {
    case 'mate':
      return after.outcome?.reason === 'checkmate'
    case 'check':
      return after.history.at(-1)?.check === true
    case 'capture':
      return move.captured !== null
    case 'promote':
      return promotes(move)
    case 'lawful':
      return true
  }
}

/** What a goal asks for, as the sentences name it. */
export function aimOf(goal: Goal): 'any' | 'to' | Extract<Goal, { does: string }>['does'] {
  return 'does' in goal ? goal.does : 'any' in goal ? 'any' : 'to'
}

/** The squares that are to be chosen. */
export async function squaresOf(answer: Squares, door: Door, record: GameRecord): Promise<string[]> {
  if ('list' in answer) return sorted(answer.list)
  if ('shown' in answer) {
    const explanation = await door.explain(record, [], attemptOf(answer.shown))
    const shown = explanation?.squares.filter(({ mark }) => answer.mark === undefined || answer.mark === mark) ?? []
    return sorted(shown.map(({ square }) => square))
  }
  const view = await door.game(record, [])
  if ('checkers' in answer) return sorted(view.checkers)
  if ('promotions' in answer) return sorted(view.moves.filter(promotes).map(({ from, to }) => from ?? to))
  if ('placements' in answer) return sorted(placements(view, answer.placements))
  const leaves = (move: MoveView) => move.from === answer.destinations && move.to !== move.from
  return sorted(view.moves.filter(leaves).map(({ to }) => to))
}

/** How a choice of squares compares with the answer. */
export interface Verdict {
  right: string[]
  missing: string[]
  excess: string[]
}

/** Compares chosen squares with the answer. */
export function compare(chosen: readonly string[], answer: readonly string[]): Verdict {
  return {
    right: answer.filter((square) => chosen.includes(square)),
    missing: answer.filter((square) => !chosen.includes(square)),
    excess: sorted(chosen.filter((square) => !answer.includes(square))),
  }
}

/** A move in UCI notation as something a player tried. */
export function attemptOf(uci: string): Attempt {
  const placement = /^([KFSNR])@([a-h][1-8])(?:,([a-h][1-8]))?$/.exec(uci)
  if (placement) {
    const [, letter = '', to = '', displaced] = placement
    const role = roles[letter]
    if (role) return displaced ? { kind: 'place', role, to, displaced } : { kind: 'place', role, to }
  }
  const step = /^([a-h][1-8])([a-h][1-8])(f?)$/.exec(uci)
  if (!step) throw new Error(`${uci} is no move`)
  const [, from = '', to = '', promotion] = step
  return { kind: promotion ? 'promote' : 'move', from, to }
}

/** Why a move in UCI notation is not lawful; `null` where it is. */
export function explain(uci: string, door: Door, record: GameRecord): Promise<Explanation | null> {
  return door.explain(record, [], attemptOf(uci))
}

const roles: Readonly<Record<string, Role>> = { K: 'king', F: 'general', S: 'elephant', N: 'knight', R: 'rook' }

function promotes({ kind }: MoveView): boolean {
  return kind === 'promotion-in-place' || kind === 'promotion-by-step'
}

function placements({ moves }: GameView, role: Role): string[] {
  return moves.filter((move) => move.kind === 'placement' && move.role === role).map(({ to }) => to)
}

function sorted(squares: readonly string[]): string[] {
  return [...new Set(squares)].sort()
}
