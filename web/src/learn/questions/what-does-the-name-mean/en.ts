import type { UnitText } from '../../unit'

export default {
  title: 'What does the name mean?',
  summary: '“Sit” is the army or war; the name stands for the four arms of an army: chariots, elephants, cavalry and foot.',
  steps: [
    {
      heading: 'The four arms',
      body:
        '**Sit** means army or war in Burmese. The name Sittuyin, စစ်တုရင်, is explained as the likeness of an army with its four arms, as its Indian forerunner chaturanga was: the chariots (our rooks, **yahhta**), the elephants (**sin**), the horses (**myin**) and the men on foot, here called **nè**, a word for a feudal lord. The king is **min-gyi**, the general **sit-ke**.\n\n' +
        'The same word sit begins other names of the game: sit-ke, the general; sit-tee, the deployment; sit-ke-myin, the general’s lines on the board.',
    },
  ],
} satisfies UnitText
