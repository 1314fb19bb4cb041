// What a player may set out to do in a game against the computer.

import type { Skill } from '../rules'

const all = {
  promotion: true,
  hanging: true,
  captures: true,
  shelter: true,
  lines: true,
  mate: true,
  count: true,
} satisfies Record<Skill, true>

/** The skills, in the order in which they are offered. */
export const skills = Object.keys(all) as Skill[]

/** Whether something names a skill. */
export function isSkill(name: unknown): name is Skill {
  return typeof name === 'string' && Object.hasOwn(all, name)
}
