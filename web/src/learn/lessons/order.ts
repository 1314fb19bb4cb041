// The lessons, in the order in which they are taken.

export default [
  'board',
  'king',
  'rook',
  'knight',
  'elephant',
  'general',
  'pawn',
  'check',
  'deployment',
  'screen',
  'orders',
  'promotion',
  'promotion-elsewhere',
  'mate',
  'stalemate',
  'counting',
  'draws',
  'first-game',
] as const
