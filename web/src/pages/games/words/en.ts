export const en = {
  'title': 'Games',
  'state': 'Which games',
  'state.over': 'Finished',
  'state.live': 'In progress',
  'ruleset.all': 'All rules',
  'player': 'With the player',
  'player.find': 'Show',
  'none.over': 'No finished game is like that.',
  'none.live': 'No such game is in progress now.',
  'older': 'Older games',
} as const
