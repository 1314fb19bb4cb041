import type { UnitText } from '../../unit'

export default {
  title: 'Deux échecs, deux sortes de réponse',
  summary: 'On peut s’interposer contre une tour, non contre un cavalier.',
  steps: [
    {
      heading: 'Échec d’une tour',
      body: 'La tour des {black} donne échec le long de la colonne e. Outre un coup du roi, il y a un autre moyen : interposer une pièce.',
      task: 'Choisissez les cases où les {white} peuvent interposer une pièce.',
      hint: 'Voyez où le cavalier c3 et le général d6 rejoignent la colonne e.',
      right: 'Le cavalier peut aller en e2 ou e4, le général en e5 ou e7. Une menace ailleurs ne suffirait pas : c’est le coup lui-même qui doit mettre fin à l’échec.',
    },
    {
      heading: 'Échec d’un cavalier',
      body: 'Cette fois, un cavalier en f3 donne échec. Rien chez les {white} ne peut le prendre.',
      task: 'Jouez un coup permis.',
      hint: 'Un cavalier saute : il n’y a pas de case entre lui et le roi.',
      right: 'Seul le roi peut répondre, et il a quatre cases : d1, f1, e2 et f2. La case d2 est attaquée par le cavalier. Interposer une pièce ne sert à rien contre un cavalier.',
      beside: 'Contre la tour, les deux mêmes pièces avaient quatre façons de s’interposer.',
    },
  ],
} satisfies UnitText
