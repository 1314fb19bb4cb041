import type { UnitText } from '../../unit'

export default {
  title: 'Comment demander la nulle ?',
  summary: 'Quand une demande est ouverte, un bouton sous l’échiquier le dit et dit pourquoi ; le camp au trait peut s’en servir ou continuer.',
  steps: [
    {
      heading: 'Un droit, non un résultat',
      body:
        'Certaines nulles viennent d’elles-mêmes ; d’autres se **demandent**. La page vous prévient quand c’est à vous et qu’une demande est ouverte :\n\n' +
        '**Répétition :** la même position, avec le même camp au trait, pour la troisième fois. La fédération n’a pas cette règle. **Cinquante coups :** cinquante de chaque camp sans prise, coup de pion ni promotion ; selon la fédération, pas pendant un compte. **Seulement des promotions** et **le compte épuisé** n’existent que selon les règles modernes et la fédération, et selon les modernes le compte finit la partie de lui-même.\n\n' +
        'Le mat passe avant toute demande. Là où le règlement lui-même ne nomme pas de nulles, la cinquième répétition et soixante-quinze coups pareils finissent la partie d’office (C26). Trois dés a sa propre limite : cent tours.\n\n' +
        'Ici les deux tours sont allées et venues, et la position est là pour la troisième fois.',
    },
    {
      body: 'Quatre-vingt-dix-neuf demi-coups sans progrès ont été joués. Aux {white} de jouer.',
      task: 'Quel coup empêche les {black} de demander la nulle ?',
      options: ['Le pion va de a2 à a3.', 'La tour va de h1 à g1.'],
      wrong: ['', 'C’est le centième demi-coup sans progrès : la demande est maintenant ouverte.'],
      hint: 'Qu’est-ce qui compte comme progrès ?',
      right: 'Un coup de pion fait recommencer les cinquante coups, comme une prise ou une promotion.',
    },
  ],
} satisfies UnitText
