import type { Study } from '../rules'

/** Who played a game; `null` where its tags do not name both. */
export function players(tags: Study['tags']): { white: string; black: string } | null {
  const named = (name: string) => tags.find((tag) => tag.name === name && !/^[?\s]*$/.test(tag.value))?.value
  const [white, black] = [named('White'), named('Black')]
  return white && black ? { white, black } : null
}
