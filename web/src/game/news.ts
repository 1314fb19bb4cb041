import type { Color, PlayedMove, Role, Stage, ThrowView } from '../rules'

/** Something that happened and should be told to those who do not see the board. */
export type News =
  | { kind: 'played'; played: PlayedMove }
  | { kind: 'army'; color: Color }
  | { kind: 'drafted'; role: Role; square: string; displaced: string | null }
  | { kind: 'displacing'; square: string }
  | { kind: 'taken-up'; square: string }
  | { kind: 'thrown'; thrown: ThrowView }
  | { kind: 'stage'; stage: Stage }
  | { kind: 'covered'; color: Color }
  | { kind: 'lifted'; color: Color }
  | { kind: 'revealed' }
  | { kind: 'arranged' }
  | { kind: 'cleared' }
  | { kind: 'taken-back' }
  | { kind: 'over' }
