import type { UnitText } from '../../unit'

export default {
  title: 'A general is not a queen',
  summary: 'One step diagonally: how far it reaches and what it leaves alone.',
  steps: [
    {
      heading: 'The general’s reach',
      body: '{white}’s general (sit-ke) stands in the middle of an almost empty board. Whoever comes from international chess sees a queen in its place.',
      task: 'Choose every square it can go to.',
      hint: 'One step, diagonally only.',
      right: 'Four squares. It does not attack the rook on d8, does not slide to b6, and cannot even step to d5 in front of it. A general helps those who stand next to it.',
    },
    {
      heading: 'Is it check?',
      body: '{white}’s general stands right in front of {black}’s king, which is to move.',
      task: 'Is {black}’s king in check?',
      options: ['Yes, the general attacks d8', 'No, and the king may capture the general'],
      wrong: ['The general attacks only diagonally: from d7 the squares c6, e6, c8 and e8.', ''],
      right: 'No check. The general attacks c8 and e8, which the king must avoid, but not d8; and since nothing protects it, the king may take it.',
      beside: 'From e7 the general attacks d8 diagonally: this is check.',
    },
  ],
} satisfies UnitText
