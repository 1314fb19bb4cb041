// The questions in their order, by subject.

export default [
  // The game
  'is-it-chess',
  'which-ruleset',
  'why-several-rulesets',
  'what-are-the-diagonals',
  'why-no-colours',
  'what-does-the-name-mean',
  'how-old-is-it',
  'what-does-a-set-look-like',
  'how-long-is-a-game',
] as const
