import type { UnitText } from '../../unit'

export default {
  title: 'Ce qu’une avance ouvre',
  summary: 'Un pion qui avance libère la rangée qu’il quitte, jamais sa propre colonne.',
  steps: [
    {
      body: 'La tour a5 des {white} et le roi h5 des {black} sont sur la même rangée, avec un seul pion entre eux.',
      task: 'Donnez échec.',
      hint: 'Qu’y a-t-il entre la tour et le roi ?',
      right: 'Le pion va en d6, la cinquième rangée est libre et la tour donne échec. La ligne sert dès que son dernier obstacle s’en va. Le pion l’a payé : il a dépassé d5, sa case de promotion.',
      beside: 'Le même pion sur la colonne de la tour. Après le pas en d6, il est toujours entre la tour et le roi : une avance n’ouvre pas la colonne du pion, seule une prise le fait.',
    },
  ],
} satisfies UnitText
