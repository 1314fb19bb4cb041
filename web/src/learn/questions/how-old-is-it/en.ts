import type { UnitText } from '../../unit'

export default {
  title: 'How old is the game, and who plays it today?',
  summary: 'Its age is not known for certain; it came from India, most accounts say in the seventh or eighth century.',
  steps: [
    {
      heading: 'From India to Burma',
      body:
        'The sources agree that the game descends from the Indian **chaturanga**, and disagree about the date: one says that chess reached Burma with Buddhism by the seventh century, another names the eighth, and nobody has a record of the beginning. It kept old, short moves for the general and the elephant, as in the early games of India and Persia, but put the pawns in contact at once.\n\n' +
        'The first description in English is from about 1800. In 1950 people in Mandalay still played it. Today international chess has pushed it aside in most of the country, while it stays popular in the north-west. The page on history names the sources.',
    },
  ],
} satisfies UnitText
