// English: what the review of a goal says. It is fetched when a goal is chosen or reviewed.

export const en = {
  title: 'Review of your goal',
  working: 'Looking back on the game…',
  done: 'Turn {done} of {all}',
  stop: 'Stop',
  stopped: 'The review was stopped.',
  failed: 'The game could not be reviewed.',
  again: 'Review the game',

  met: 'Goal reached',
  partly: 'Goal partly reached',
  'not-met': 'Goal not reached',
  'no-occasion': 'No occasion arose',
  tally: { one: '{kept} of {n} occasion', other: '{kept} of {n} occasions' },
  sum: '{verdict}: {tally}.',
  look: 'To look at again',
  well: 'What went well ({n})',
  previous: 'The moment before',
  next: 'The next moment',
  list: 'Back to the list',
  bound: 'Occasions are found by the rules and a short look ahead, so a deep idea may be misjudged.',

  'about.promotion':
    'A chance counts when a pawn may become a general and nothing is clearly better. It lasts until no promotion is possible.',
  'about.hanging':
    'Counted are pieces in danger that you saved, and pieces left where they could be won although that was avoidable.',
  'about.captures': 'Counted are turns on which a capture won material and nothing was clearly better.',
  'about.shelter':
    'Counted are threats of mate in one that you met, and moves that let your opponent mate in one or two although another did not.',
  'about.lines':
    'Within your first twenty moves each rook should have stood on a file with no piece of yours in front of it.',
  'about.mate': 'Counted are turns on which you had a mate in one or two.',
  'about.count':
    'Counted is an ending in which you must mate a bare king in time. Only Modern and Federation rules count.',

  promoted: 'You promoted the pawn on {square}.',
  'promotion-missed': 'The pawn on {square} could become a general, and the chance passed. Good was {better}.',
  'promotion-passed': 'The pawn went past its last promotion square. This is not counted.',
  saved: 'Your opponent threatened {the} on {square}; you saw to it.',
  'left-hanging': 'Your opponent could now win material by capturing {the} on {square}. Better was {better}.',
  captured: 'You took what was offered on {square}.',
  'capture-missed': '{better} would have won material: {the} on {square} was offered.',
  'mate-parried': 'Your opponent threatened mate; you saw to it.',
  'mate-allowed': {
    one: 'Your opponent could now mate in {n} move. Better was {better}.',
    other: 'Your opponent could now mate in {n} moves. Better was {better}.',
  },
  'rook-opened': 'With your move {n} the rook on {square} had an open file.',
  'rook-shut': 'After {n} moves the rook on {square} had never had an open file.',
  'rook-lost': 'The rook on {square} was captured before it had an open file.',
  mated: { one: 'You mated in {n} move.', other: 'You began a mate in {n} moves.' },
  'mate-missed': { one: 'There was a mate in {n} move: {better}.', other: 'There was a mate in {n} moves: {better}.' },
  'count-kept': 'The count of {n} moves began here, and you won in time.',
  'count-missed': 'The count of {n} moves began here, and the game was not won.',
} as const
