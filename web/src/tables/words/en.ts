// English: what the endgame tables say of a position. It is fetched where such a position is shown.

export const en = {
  title: 'Endgame table',
  working: 'Looking it up…',
  ask: 'Look it up on the server',
  again: 'Try again',
  unknown: 'No table holds this position here.',
  unreachable: 'Endings of four pieces are looked up on a server that has the tables. It could not be reached.',
  failed: 'The position could not be looked up.',

  mated: '{side} is mated.',
  draw: 'A draw, if both sides play their best.',
  win: {
    one: '{side} is to move and mates in {n} move.',
    other: '{side} is to move and mates in {n} moves.',
  },
  loss: {
    one: '{side} is to move and is mated in {n} move at most.',
    other: '{side} is to move and is mated in {n} moves at most.',
  },
  'counted-out': {
    one: 'A draw by the count: it ends before {side} could mate in {n} move.',
    other: 'A draw by the count: it ends before {side} could mate in {n} moves.',
  },
  'may-be-claimed': {
    one: '{side} mates in {n} move, unless fifty moves pass first without a capture or pawn move and a draw is claimed.',
    other: '{side} mates in {n} moves, unless fifty moves pass first without a capture or pawn move and a draw is claimed.',
  },

  wins: { one: 'Winning move ({n})', other: 'Winning moves ({n})' },
  draws: { one: 'Drawing move ({n})', other: 'Drawing moves ({n})' },
  losses: { one: 'Losing move ({n})', other: 'Losing moves ({n})' },
  'move-win': 'mate in {n}',
  'move-loss': 'mated in {n}',
  'move-mate': 'mate',
  'move-draw': 'draw',
  'move-counted-out': 'draw by the count',
  'move-win-unless': 'mate in {n}, if no draw is claimed',
  'move-loss-unless': 'mated in {n}, if no draw is claimed',
  note: 'Moves until mate are counted with the best play of both sides.',
} as const
