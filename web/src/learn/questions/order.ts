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
  // The pieces
  'elephant-jump',
  'elephant-v-makruk-khon',
  'general-v-met',
  'horse-leg',
  'ouk-special-first-moves',
  'xiangqi-river-palace',
  'kings-facing',
  'castling',
  'pawn-double-step',
  'en-passant',
  'captured-pieces',
  'piece-worth',
  // The deployment
  'why-deploy-first',
  'who-starts',
  'one-army-or-in-turn',
  'where-may-i-place',
  'black-rook-faces-king',
  'may-deployment-give-check',
  'what-is-the-curtain',
  'may-i-change-my-army',
  'can-a-piece-stand-on-pawns',
  'rearrange-before-play',
] as const
