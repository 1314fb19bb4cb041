import type { UnitText } from '../../unit'

export default {
  title: 'What is the curtain?',
  summary: 'In official tournaments a curtain hangs across the board while both sides arrange in secret.',
  steps: [
    {
      heading: 'Arranging unseen',
      body:
        'A small curtain is stretched over the middle of the board. Both sides place their armies at the same time and see only their own half. When both have finished, it is taken away, and {white} makes the first move.\n\n' +
        'Here it is offered with the **Tournament** rules. The squares in front of the pawns, marked on the board, are then closed (C8), so that two secret armies can never get into conflict. You arrange a draft; once both sides have confirmed, both armies are shown at once. Two people at one screen hand the device over in between.\n\n' +
        'Nothing of the hidden army can be seen before, and nobody gains by being second.',
    },
  ],
} satisfies UnitText
