import type { UnitText } from '../../unit'

export default {
  title: 'Dois-je promouvoir quand je le peux ?',
  summary: 'Non : c’est un coup comme un autre ; il n’est obligatoire que si aucun autre coup n’est permis.',
  steps: [
    {
      heading: 'Un choix',
      body:
        'La promotion n’est jamais forcée ni automatique. Ici les {white} ont huit coups permis, et promouvoir en e5 en est un ; avancer en e6 ou jouer le roi est tout aussi permis.\n\n' +
        'Attendre est souvent plus sage : le tour peut être utile ailleurs, et tant que le pion reste sur sa case, le droit reste aussi. Mais il faut jouer un coup permis. Si la promotion est le seul, il faut la jouer.',
      beside: 'Le roi ne peut pas bouger et le pion est bloqué : promouvoir est le seul coup permis.',
    },
  ],
} satisfies UnitText
