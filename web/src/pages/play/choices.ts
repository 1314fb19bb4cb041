// The ids for which the catalogues have words.

const rulesets = ['formal', 'modern', 'parlett', 'tournament', 'murray', 'dice', 'federation'] as const
const levels = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const

/** Whether the catalogues describe a ruleset. */
export function isRuleset(id: string): id is (typeof rulesets)[number] {
  return (rulesets as readonly string[]).includes(id)
}

/** Whether a number is a level. */
export function isLevel(n: number): n is (typeof levels)[number] {
  return (levels as readonly number[]).includes(n)
}
