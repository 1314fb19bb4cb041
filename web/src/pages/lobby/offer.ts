// What a game is offered for, as the form has it.

import type { NewChallenge, TimeControl } from '../../online/messages'
import type { Color, Order } from '../../rules'

/** To whom. */
export const audiences = ['anybody', 'friend', 'name'] as const
export type Audience = (typeof audiences)[number]

/** The usual clocks, in minutes and seconds, and the other kinds of time. */
export const clocks = [
  { initial: 10, increment: 5 },
  { initial: 20, increment: 10 },
  { initial: 60, increment: 30 },
] as const
export type Pace = 0 | 1 | 2 | 'own' | 'days' | 'unlimited'

/** The fields of the form. */
export interface Offer {
  to: Audience
  name: string
  ruleset: string
  order: Order | null
  pace: Pace
  /** Minutes each, seconds a move and minutes for arranging, where the clock is one's own. */
  initial: number
  increment: number
  deployment: number
  days: number
  rated: boolean
  color: Color | 'either'
}

/** How long the usual clocks give for arranging, in minutes. */
const arranging = 5

/** The time that the fields mean. */
export function timeOf({ pace, initial, increment, deployment, days }: Offer): TimeControl {
  switch (pace) {
    case 'unlimited':
      return { kind: 'unlimited' }
    case 'days':
      return { kind: 'days', days }
    case 'own':
      return { kind: 'clock', initial: initial * 60, increment, deployment: deployment * 60 }
    default: {
      const clock = clocks[pace]
      return { kind: 'clock', initial: clock.initial * 60, increment: clock.increment, deployment: arranging * 60 }
    }
  }
}

/** What is sent. */
export function challengeOf(offer: Offer): NewChallenge {
  const { ruleset, order, rated, color } = offer
  return {
    terms: { ruleset, order, time: timeOf(offer), rated },
    color: color === 'either' ? null : color,
    to: offer.to === 'name' ? offer.name.trim() : null,
  }
}
