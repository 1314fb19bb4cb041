import type { UnitText } from '../../unit'

export default {
  title: 'May king and general leap on their first move, as in Cambodian ouk?',
  summary: 'No: every move of the king is one square, every move of the general one square diagonally.',
  steps: [
    {
      heading: 'No special first moves',
      body:
        'In Cambodian **ouk** the king may once, with its first move, leap like a knight, and the queen may once go two squares straight forward. Sittuyin has neither. Here king and general move in the same way from the first move to the last: from e1 the king goes to d2, f1 or f2, but not to c2 or g2; from d1 the general goes to c2, but not to d3.\n\n' +
        'The freedom that these leaps give in Cambodia lies in the **deployment** here. You put king and general where you want them before the first move.',
    },
  ],
} satisfies UnitText
